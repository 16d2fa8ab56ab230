import type { Page } from 'playwright'
import { DEMO_MERCHANT } from '#config/demo'
import { launchChromium } from '#tests/support/chromium'
import { findChromium } from '../tools/launcher/browsers/chromium.js'
import type { Bench } from './bench_instance.js'
import { beside, figure, heading, quantile } from './report.js'

const GOAL_MS = 100
const ROUNDS = 3
/** Between two interactions, in ms: their frames are drawn, and what they fetch comes. */
const REST_MS = 400
/** A phone beside the machine that measures, as Lighthouse takes it. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, slowdown: 4 }

/** One tap or key, from the input to the next frame (Event Timing), in ms. */
interface Interaction {
  what: string
  ms: number
}

type Step = (page: Page) => Promise<unknown>

const type =
  (label: string, text: string): Step =>
  (page) =>
    page.getByLabel(label, { exact: true }).pressSequentially(text)
const press =
  (...keys: string[]): Step =>
  async (page) => {
    for (const key of keys) await page.keyboard.press(key)
  }
const tap =
  (role: 'button' | 'tab', name: string): Step =>
  (page) =>
    page.getByRole(role, { name }).first().tap()

const firstResult = (page: Page) => page.locator('[data-result] a, [data-result] button').first()
const opened: Step = (page) => page.getByRole('dialog').waitFor({ state: 'attached' })
const closed: Step = (page) => page.getByRole('dialog').waitFor({ state: 'detached' })

const LANDING: Step[] = [
  (page) => page.locator('summary').first().tap(),
  (page) => page.locator('summary').nth(2).tap(),
  (page) => page.getByRole('slider').first().focus(),
  press('ArrowRight', 'ArrowRight', 'ArrowLeft'),
]
const LOGIN: Step[] = [type('Email', 'lena@shop.example'), type('Password', 'wrong horse')]
const DASHBOARD: Step[] = [
  tap('button', 'Open menu'),
  opened,
  press('Escape'),
  closed,
  tap('button', 'Search and commands'),
  opened,
  press('p', 'r', 'o', 'ArrowDown', 'Escape'),
  closed,
]
const GENERATE: Step[] = [
  type('Photo description', 'on a shelf'),
  // Who has scrolled to a picture taps it a moment later.
  (page) => firstResult(page).scrollIntoViewIfNeeded(),
  (page) => firstResult(page).tap(),
  opened,
  press('ArrowRight', 'ArrowRight', 'Escape'),
  closed,
]

/**
 * How long pages let somebody wait who taps and types on a phone: of each page the worst interaction (INP, as
 * https://web.dev/articles/inp defines it for fewer than fifty).
 */
export async function benchInteractions({ instance, productId }: Bench): Promise<void> {
  heading(`Interactions on a phone, the browser ${PHONE.slowdown} times slower than this machine`)
  process.env.CHROMIUM ??= (await findChromium()) ?? undefined
  const browser = await launchChromium()
  try {
    const context = await browser.newContext({ baseURL: instance.url, ...PHONE })
    const page = await context.newPage()
    await page.addInitScript(observe)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown })
    await measure(page, 'landing', '/', LANDING)
    await measure(page, 'login', '/login', LOGIN)
    await page.getByLabel('Email').fill(DEMO_MERCHANT.email)
    await page.getByLabel('Password', { exact: true }).fill(DEMO_MERCHANT.password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard')
    await measure(page, 'dashboard', '/dashboard', DASHBOARD)
    await measure(page, 'generate', `/photos/generate/${productId}`, GENERATE)
  } finally {
    await browser.close()
  }
}

async function measure(page: Page, name: string, path: string, steps: Step[]): Promise<void> {
  const worst: Interaction[] = []
  const all: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto(path, { waitUntil: 'networkidle' })
    for (const step of steps) {
      await step(page)
      await page.waitForTimeout(REST_MS)
    }
    const seen = await page.evaluate(
      () => (globalThis as unknown as { interactions: Interaction[] }).interactions
    )
    all.push(...seen.map(({ ms }) => ms))
    worst.push(seen.toSorted((one, other) => other.ms - one.ms)[0]!)
  }
  // Other programs of the machine disturb single rounds, never for the better.
  const { what, ms } = worst.toSorted((one, other) => one.ms - other.ms)[0]!
  figure(`${name}, INP, ms`, String(ms), `<= ${GOAL_MS}`, ms <= GOAL_MS)
  beside(`the worst of it: ${what}`, '')
  beside(`median of ${all.length} interactions, ms`, String(quantile(all, 0.5)))
}

/** Runs in the page, before anything of it: keeps each interaction's longest event. */
function observe(): void {
  const byId = new Map<number, Interaction>()
  const interactions: Interaction[] = []
  Object.assign(globalThis, { interactions })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!entry.interactionId) continue
      const target = entry.target instanceof Element ? entry.target : null
      const label = target?.getAttribute('aria-label') ?? target?.textContent?.trim() ?? ''
      const what = `${entry.name} on ${target?.localName ?? 'something gone'} ${label.slice(0, 40)}`
      const known = byId.get(entry.interactionId)
      if (known) Object.assign(known, entry.duration > known.ms && { what, ms: entry.duration })
      else {
        const interaction = { what, ms: entry.duration }
        byId.set(entry.interactionId, interaction)
        interactions.push(interaction)
      }
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
