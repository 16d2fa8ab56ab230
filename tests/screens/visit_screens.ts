import type { Browser, Page } from 'playwright'
import { DEMO_MERCHANT } from '../../config/demo.js'
import type { Instance } from '../support/instance.js'
import { skipQuestions } from '../support/questions.js'
import { ZOOMED } from '../support/reflow.js'
import { signUpByForm } from '../support/sign_up.js'
import { NEWCOMER_PASSWORD } from './acts.js'
import { PAYERS } from './describe_billing.js'
import { dropHeldCalls } from './held_calls.js'
import { SCREENS, type Screen } from './screens.js'
import { Rest } from './settle.js'

/** Window sizes at which every screen must hold, in pixels. */
export const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

type Size = (typeof SIZES)[number]

interface Visit {
  screen: Screen
  page: Page
  width: number
  /** What the browser has refused since the screen before, by the page's policy. */
  refusals: string[]
}

type Place = Pick<Instance, 'url' | 'mailbox'>

type OnScreen = (visit: Visit, failure: Error | null) => Promise<void>

/**
 * Opens screens one after the other in windows of each size, brings each into its state and hands it over.
 *
 * @param onScreen also called when a screen did not come into its state, with the reason
 */
export async function visitScreens(
  browser: Browser,
  instance: Place,
  onScreen: OnScreen,
  screens: Screen[] = SCREENS
): Promise<void> {
  for (const size of SIZES) {
    const windows = new Windows(browser, instance)
    for (const screen of screens) {
      if (!screen.isNarrow || size === SIZES[0]) await visit(windows, screen, [size], onScreen)
    }
    await windows.close()
  }
}

/**
 * The same in half the time: opens each screen once, every other one in a small window, and hands it over again after
 * the window has changed its size, the last time to one that is zoomed in.
 */
export async function visitScreensOnce(
  browser: Browser,
  instance: Place,
  onScreen: OnScreen
): Promise<void> {
  const windows = new Windows(browser, instance)
  for (const [turn, screen] of SCREENS.entries()) {
    const sizes = turn % 2 === 0 ? SIZES : SIZES.toReversed()
    await visit(windows, screen, [...(screen.isNarrow ? [SIZES[0]] : sizes), ZOOMED], onScreen)
  }
  await windows.close()
}

async function visit(
  windows: Windows,
  screen: Screen,
  sizes: readonly Size[],
  onScreen: OnScreen
): Promise<void> {
  const { page, rest, refusals } = await windows.open(screen.as)
  await page.setViewportSize(sizes[0])
  let failure = await open(page, screen, rest).then(
    () => null,
    (error: Error) => error
  )
  for (const size of sizes) {
    if (!failure && size !== sizes[0]) {
      await page.setViewportSize(size)
      failure = await rest.afterActing().then(
        () => null,
        (error: Error) => error
      )
    }
    await onScreen({ screen, page, width: size.width, refusals: refusals.splice(0) }, failure)
  }
  await leave(page)
}

interface Window {
  page: Page
  rest: Rest
  /** Grows. */
  refusals: string[]
}

/** One window, signed in once, for each kind of visitor: opening another takes the browser as long as showing a page. */
class Windows {
  readonly #windows = new Map<Screen['as'], Window>()
  readonly #browser: Browser
  readonly #instance: Place

  constructor(browser: Browser, instance: Place) {
    this.#browser = browser
    this.#instance = instance
  }

  async open(as: Screen['as']): Promise<Window> {
    let window = this.#windows.get(as)
    if (!window) {
      const context = await this.#browser.newContext({
        baseURL: this.#instance.url,
        viewport: SIZES[1],
        // A spinner that turns takes a processor half of its time.
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      page.setDefaultTimeout(45_000)
      const refusals: string[] = []
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refusals.push(message.text())
      })
      if (as === 'guest') await openMailbox(page, this.#instance)
      else await signIn(page, as)
      window = { page, rest: new Rest(page), refusals }
      this.#windows.set(as, window)
    }
    return window
  }

  async close(): Promise<void> {
    for (const { page } of this.#windows.values()) await page.context().close()
  }
}

/** Leaves a window as a new one would be, but for what is kept for good. */
async function leave(page: Page): Promise<void> {
  await dropHeldCalls(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.mouse.move(0, 0)
  // A page of the same origin without scripts: nothing writes what is forgotten here once more.
  await page.goto('/health/live')
  await page.evaluate(() => sessionStorage.clear())
}

async function open(page: Page, { path, act }: Screen, rest: Rest): Promise<void> {
  await page.goto(path)
  // Until then the page is a drawing by the server.
  await page.locator('main').first().waitFor()
  await rest.afterOpening()
  if (!act) return
  await act(page)
  await rest.afterActing()
}

/** By its cookie, which no other page is sent: guests without cookies get pages from memory. */
async function openMailbox(page: Page, { mailbox }: Place): Promise<void> {
  const { href, searchParams } = new URL(mailbox)
  await page
    .context()
    .addCookies([{ name: 'mailbox_key', value: searchParams.get('key')!, url: href }])
}

async function signIn(page: Page, as: Exclude<Screen['as'], 'guest'>): Promise<void> {
  if (as !== 'newcomer' && as !== 'registered') {
    await page.goto('/login')
    await page.getByLabel('Email').fill(as === 'demo' ? DEMO_MERCHANT.email : PAYERS[as].email)
    await page.getByLabel('Password', { exact: true }).fill(DEMO_MERCHANT.password)
    await page.locator('form button[type=submit]').click()
  } else {
    await page.goto('/register')
    await signUpByForm(page, NEWCOMER_PASSWORD)
  }
  await page.waitForURL('**/dashboard')
  if (as === 'newcomer') await skipQuestions(page)
}

/** Pixels by which a page is wider than its window. */
export async function overflow(page: Page, width: number): Promise<number> {
  return (await page.evaluate(() => document.documentElement.scrollWidth)) - width
}
