import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
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

/** Opens a browser window of its own, with an empty page, in which a merchant is signed in. */
export async function openAs(
  browser: Browser,
  { url }: Instance,
  merchant: Credentials,
  options: BrowserContextOptions = {}
): Promise<DemoPage> {
  const context = await browser.newContext({ baseURL: url, ...options })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await signInAs(page, merchant)
  return { context, page, errors }
}

/** The same with the demo merchant. */
export function openAsDemo(
  browser: Browser,
  instance: Instance,
  options?: BrowserContextOptions
): Promise<DemoPage> {
  return openAs(browser, instance, DEMO_MERCHANT, options)
}

/** Signs a merchant in by call: two pages less to draw. */
export async function signInAs(page: Page, { email, password }: Credentials): Promise<void> {
  const context = page.context()
  await context.request.get('/sanctum/csrf-cookie')
  const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')!
  const answer = await context.request.post('/login', {
    data: { email, password },
    headers: { 'accept': 'application/json', 'x-xsrf-token': decodeURIComponent(token.value) },
  })
  if (answer.status() !== 200) throw new Error(`Sign-in answered ${answer.status()}`)
}

/** The same with the demo merchant. */
export function signInAsDemo(page: Page): Promise<void> {
  return signInAs(page, DEMO_MERCHANT)
}

/** Signs a merchant in by the form, which leads to the dashboard. */
export async function signInByForm(page: Page, { email, password }: Credentials): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
}
