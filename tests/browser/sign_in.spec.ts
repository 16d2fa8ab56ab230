import { test } from '@japa/runner'
import { accessibilityFaults } from '#tests/support/axe'
import { tabTo } from '#tests/support/keyboard'
import { sharedInstance } from '#tests/support/shared_instance'
import { freshEmail } from '#tests/support/visitor'

const PASSWORD = 'correct horse battery'

test('a merchant registers, logs out and in again by keyboard, also from a page that is too old', async ({
  assert,
  browser,
  cleanup,
}) => {
  const instance = await sharedInstance()
  const context = await browser.newContext({ baseURL: instance.url })
  cleanup(() => context.close())
  const page = await context.newPage()
  const email = freshEmail()

  await page.goto('/register')
  await page.getByRole('link', { name: 'Already registered?' }).click()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Create an account' }).waitFor()
  await tabTo(page, 'Continue with Email')
  await page.keyboard.press('Enter')
  await page.getByLabel('Name').waitFor()
  await page.keyboard.type('Grace Hopper')
  await tabTo(page, 'Email')
  await page.keyboard.type(email)
  await tabTo(page, 'Password')
  await page.keyboard.type(PASSWORD)
  await tabTo(page, 'Confirm Password')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByText('The terms field must be accepted.').waitFor()
  assert.deepEqual(await accessibilityFaults(page), [])
  assert.equal(await page.getByLabel('Name').inputValue(), 'Grace Hopper')

  await page.locator('input[name=terms]:focus').waitFor()
  await page.keyboard.press('Space')
  // What was refused is there no more.
  await page.getByText('The terms field must be accepted.').waitFor({ state: 'detached' })
  // Nobody types a password again that nothing was wrong with.
  for (const field of ['password', 'password_confirmation']) {
    assert.equal(await page.locator(`input[name=${field}]`).inputValue(), PASSWORD)
  }
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')

  await page.goto('/email/verify')
  await tabTo(page, 'Resend Verification Email')
  await page.keyboard.press('Enter')
  await page.getByText('A new verification link has been sent').waitFor()
  await tabTo(page, 'Log Out')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${instance.url}/`)
  await page.goBack()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()

  await page.goto('/login')
  await page.locator('input[name=email]:focus').waitFor()
  await page.keyboard.type(email)
  await tabTo(page, 'Password')
  await page.keyboard.type(PASSWORD)
  await context.clearCookies()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
})
