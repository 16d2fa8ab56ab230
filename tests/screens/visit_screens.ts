import type { Browser, Page } from 'playwright'
import { DEMO_MERCHANT } from '../../config/demo.js'
import type { Instance } from '../support/instance.js'
import { bringAxeAlong } from '../support/axe.js'
import { registerAt } from '../support/sign_up.js'
import { Visitor } from '../support/visitor.js'
import { NEWCOMER_PASSWORD } from './acts.js'
import { PAYERS } from './describe_billing.js'
import { setSecondFactor } from './describe_operators.js'
import { dropHeldCalls } from './held_calls.js'
import type { Screen } from './screen.js'
import { Rest } from './settle.js'

export interface Size {
  width: number
  height: number
}

/** Window sizes at which every screen must hold, in pixels. */
export const SIZES: readonly [Size, Size] = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

type Place = Pick<Instance, 'url' | 'mailbox' | 'databaseUrl'>

interface Window {
  page: Page
  rest: Rest
  /** What the browser has refused by the page's policy since it was asked last; grows. */
  refusals: string[]
}

/** One window, signed in once, for each kind of visitor: opening another takes the browser as long as showing a page. */
export class Windows {
  readonly #windows = new Map<Screen['as'], Window>()
  readonly #browser: Browser
  readonly #instance: Place

  constructor(browser: Browser, instance: Place) {
    this.#browser = browser
    this.#instance = instance
  }

  /**
   * Brings a screen into its state and leaves it again, so that the next finds the window as a new one.
   *
   * @param onScreen gets what the browser has refused by the page's policy until then
   * @throws Error when the screen does not come into its state
   */
  async visit(
    screen: Screen,
    size: Size,
    onScreen: (page: Page, refusals: string[]) => Promise<void>
  ): Promise<void> {
    const { page, rest, refusals } = await this.#open(screen.as)
    try {
      await page.setViewportSize(size)
      await open(page, screen, rest)
      await onScreen(page, refusals.splice(0))
    } finally {
      await leave(page)
    }
  }

  /** Changes the size of the window in which a screen is, and waits until it stands still again. */
  async resize(screen: Screen, size: Size): Promise<void> {
    const { page, rest } = await this.#open(screen.as)
    await page.setViewportSize(size)
    await rest.afterActing()
  }

  async #open(as: Screen['as']): Promise<Window> {
    let window = this.#windows.get(as)
    if (!window) {
      const context = await this.#browser.newContext({
        baseURL: this.#instance.url,
        viewport: SIZES[1],
        // A spinner that turns takes a processor half of its time.
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await bringAxeAlong(page)
      const refusals: string[] = []
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refusals.push(message.text())
      })
      if (as === 'guest') await openMailbox(page, this.#instance)
      else await signIn(page, this.#instance, as)
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
  await act(page).catch(async (error: unknown) => {
    const shown = await page.locator('body').innerText()
    // In the message itself: of an error with a cause the cause alone is printed.
    if (error instanceof Error) error.message += `\nThe page says:\n${shown}`
    throw error
  })
  await rest.afterActing()
}

/** By its cookie, which no other page is sent: guests without cookies get pages from memory. */
async function openMailbox(page: Page, { mailbox }: Place): Promise<void> {
  const { href, searchParams } = new URL(mailbox)
  await page
    .context()
    .addCookies([{ name: 'mailbox_key', value: searchParams.get('key')!, url: href }])
}

/** By calls: the forms are screens of their own. */
async function signIn(page: Page, { url, databaseUrl }: Place, as: Exclude<Screen['as'], 'guest'>) {
  if (as === 'operator') await setSecondFactor(databaseUrl, false)
  const visitor =
    as === 'newcomer' || as === 'registered'
      ? await registerAt(url, NEWCOMER_PASSWORD)
      : await signInAt(url, as === 'demo' ? DEMO_MERCHANT.email : PAYERS[as].email)
  if (as === 'operator') await setSecondFactor(databaseUrl, true)
  if (as === 'newcomer') await visitor.post('/onboarding/skip')
  const cookies = [...visitor.cookies].map(([name, value]) => ({ name, value, url }))
  await page.context().addCookies(cookies)
}

async function signInAt(url: string, email: string): Promise<Visitor> {
  const visitor = new Visitor(url)
  const { status } = await visitor.post('/login', { email, password: DEMO_MERCHANT.password })
  if (status !== 200) throw new Error(`Signing in as ${email} answered ${status}`)
  return visitor
}

/** Pixels by which a page is wider than its window. */
export async function overflow(page: Page, width: number): Promise<number> {
  return (await page.evaluate(() => document.documentElement.scrollWidth)) - width
}
