import type { Browser, BrowserContext, Page } from 'playwright'
import { DEMO_MERCHANT } from '../../config/demo.js'
import { freshEmail } from '../support/visitor.js'
import { NEWCOMER_PASSWORD } from './acts.js'
import { dropHeldCalls } from './held_calls.js'
import { MaskAnswers } from './mask_answers.js'
import { SCREENS, type Screen } from './screens.js'
import { Rest } from './settle.js'

/** Window sizes at which every screen must hold, in pixels. */
export const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

interface Visit {
  screen: Screen
  page: Page
  width: number
}

/**
 * Opens screens one after the other in windows of each size, brings each into its state and hands it over.
 *
 * @param onScreen also called when a screen did not come into its state, with the reason
 */
export async function visitScreens(
  browser: Browser,
  baseURL: string,
  onScreen: (visit: Visit, failure: Error | null) => Promise<void>,
  screens: Screen[] = SCREENS
): Promise<void> {
  const masks = new MaskAnswers()
  for (const viewport of SIZES) {
    const contexts = new Map<Screen['as'], BrowserContext>()
    for (const screen of screens) {
      let context = contexts.get(screen.as)
      if (!context) {
        context = await browser.newContext({ baseURL, viewport })
        await masks.serve(context)
        await signIn(context, screen.as)
        contexts.set(screen.as, context)
      }
      const page = await context.newPage()
      page.setDefaultTimeout(20_000)
      const failure = await open(page, screen).catch((error: Error) => error)
      await onScreen({ screen, page, width: viewport.width }, failure ?? null)
      await dropHeldCalls(page)
      await page.close()
    }
    for (const context of contexts.values()) await context.close()
  }
}

async function open(page: Page, { path, act }: Screen): Promise<void> {
  const rest = new Rest(page)
  await page.goto(path)
  await rest.afterOpening()
  if (!act) return
  await act(page)
  await rest.afterActing()
}

/** Leaves a page open: the browser would make a new window, half a second of work, whenever the last page was closed. */
async function signIn(context: BrowserContext, as: Screen['as']): Promise<void> {
  const page = await context.newPage()
  if (as === 'guest') return
  if (as === 'demo') {
    await page.goto('/login')
    await page.getByLabel('Email').fill(DEMO_MERCHANT.email)
    await page.getByLabel('Password', { exact: true }).fill(DEMO_MERCHANT.password)
  } else {
    await page.goto('/register')
    await page.getByRole('button', { name: 'Continue with Email' }).click()
    await page.getByLabel('Name').fill('New Merchant')
    await page.getByLabel('Email').fill(freshEmail())
    await page.getByLabel('Password', { exact: true }).fill(NEWCOMER_PASSWORD)
    await page.getByLabel('Confirm password').fill(NEWCOMER_PASSWORD)
    await page.getByRole('checkbox').check()
  }
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/dashboard')
  await page.goto('about:blank')
}

/** Pixels by which a page is wider than its window. */
export async function overflow(page: Page, width: number): Promise<number> {
  return (await page.evaluate(() => document.documentElement.scrollWidth)) - width
}
