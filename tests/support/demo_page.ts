import type { Browser, BrowserContext, Page } from 'playwright'
import { DEMO_MERCHANT } from '#config/demo'
import type { Instance } from './instance.js'
import { PASSWORD } from './merchant.js'
import { registerAt } from './sign_up.js'
import { freshEmail } from './visitor.js'

/** What a merchant signs in with. */
export type Credentials = Pick<typeof DEMO_MERCHANT, 'email' | 'password'>

export interface DemoPage {
  context: BrowserContext
  page: Page
  /** What scripts of the page have thrown; grows. */
  errors: string[]
}

/** Registers a merchant, for what would be in the way of others if the demo merchant did it. */
export async function registerMerchant({ url }: Instance): Promise<Credentials> {
  const email = freshEmail()
  await registerAt(url, PASSWORD, email)
  return { email, password: PASSWORD }
}

/** Opens a browser window of its own in which a merchant is signed in. */
export async function openAs(
  browser: Browser,
  { url }: Instance,
  merchant: Credentials
): Promise<DemoPage> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await signInAs(page, merchant)
  return { context, page, errors }
}

/** The same with the demo merchant. */
export function openAsDemo(browser: Browser, instance: Instance): Promise<DemoPage> {
  return openAs(browser, instance, DEMO_MERCHANT)
}

/** Signs a merchant in by the form. */
export async function signInAs(page: Page, { email, password }: Credentials): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
}

/** The same with the demo merchant. */
export function signInAsDemo(page: Page): Promise<void> {
  return signInAs(page, DEMO_MERCHANT)
}
