import type { Browser, BrowserContext, Page } from 'playwright'
import { DEMO_MERCHANT } from '#config/demo'
import type { Instance } from './instance.js'

/** Milliseconds: for the engine, while other tests keep the processor busy. */
const PATIENCE_MS = 45_000

export interface DemoPage {
  context: BrowserContext
  page: Page
  /** What scripts of the page have thrown; grows. */
  errors: string[]
}

/** Opens a browser window of its own in which the demo merchant is signed in. */
export async function openAsDemo(browser: Browser, { url }: Instance): Promise<DemoPage> {
  const context = await browser.newContext({ baseURL: url })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await signInAsDemo(page)
  return { context, page, errors }
}

/** Signs the demo merchant in by the form. */
export async function signInAsDemo(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(DEMO_MERCHANT.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_MERCHANT.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
}
