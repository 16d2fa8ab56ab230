import type { Page } from 'playwright'
import { freshEmail, Visitor } from './visitor.js'

/** Registers at an instance by call, as a visitor who has been there already or as a new one; answers the client, signed in. */
export async function registerAt(
  url: string,
  password: string,
  email = freshEmail(),
  visitor = new Visitor(url)
): Promise<Visitor> {
  const answer = await visitor.post('/register', {
    name: 'Ada Merchant',
    email,
    password,
    password_confirmation: password,
    terms: true,
  })
  if (answer.status !== 201) throw new Error(`Registration answered ${answer.status}`)
  return visitor
}

/** Fills in and sends the form on the page of the registration. */
export async function signUpByForm(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Email' }).click()
  await page.getByLabel('Name').fill('Ada Merchant')
  await page.getByLabel('Email').fill(freshEmail())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('checkbox').check()
  await page.locator('form button[type=submit]').click()
}
