import type { Page } from 'playwright'
import { DEMO_MERCHANT } from '#config/demo'
import { launchChromium } from '#tests/support/chromium'
import { findChromium } from '../tools/launcher/browsers/chromium.js'
import type { Bench } from './bench_instance.js'
import { figure, heading, quantile } from './report.js'

const ROUNDS = 12
const PROGRESS_GOAL_MS = 200
const RESULT_GOAL_MS = 300

interface Seen {
  /** Milliseconds from the click to the frame that shows progress. */
  progressMs: number
  /** When the picture stood on the page, its file decoded, in milliseconds since 1970. */
  resultAt: number
}

/** What a merchant sees of an order, and when: its progress after the click, its picture after the work has ended. */
export async function benchFeedback({ instance, database, productId }: Bench): Promise<void> {
  heading('One picture, ordered on its page in Chromium, told by the event stream')
  process.env.CHROMIUM = await findChromium()
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ baseURL: instance.url })
    await signIn(page)
    await page.goto(`/photos/generate/${productId}`)
    const seen: (Seen & { endedAt: number })[] = []
    for (let round = 1; round <= ROUNDS; round++) {
      const shown = await order(page, `on a wooden table, take ${round}`)
      const { rows } = await database.query(
        `select extract(epoch from max(finished_at)) * 1000 as ms from generations where kind = 'generate'`
      )
      seen.push({ ...shown, endedAt: Number(rows[0].ms) })
    }
    report(
      'click to first visible progress',
      PROGRESS_GOAL_MS,
      seen.map(({ progressMs }) => progressMs)
    )
    report(
      'end of the work to the picture on the page',
      RESULT_GOAL_MS,
      seen.map(({ resultAt, endedAt }) => resultAt - endedAt)
    )
  } finally {
    await browser.close()
  }
}

function report(name: string, goal: number, values: number[]): void {
  const p95 = quantile(values, 0.95)
  figure(
    `${name}, p50, ms`,
    quantile(values, 0.5).toFixed(0),
    `<= ${goal}`,
    quantile(values, 0.5) <= goal
  )
  figure(`${name}, p95, ms`, p95.toFixed(0), `<= ${goal}`, p95 <= goal)
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(DEMO_MERCHANT.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_MERCHANT.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
}

/** Orders a picture and watches the page's frames. */
async function order(page: Page, prompt: string): Promise<Seen> {
  await page.getByLabel('Photo description').fill(prompt)
  const seen = page.evaluate(async (wanted) => {
    const until = (check: () => unknown) =>
      new Promise<void>((resolve) => {
        const look = () => (check() ? resolve() : requestAnimationFrame(look))
        look()
      })
    const clickedAt = await new Promise<number>((resolve) =>
      addEventListener('click', () => resolve(performance.now()), { once: true, capture: true })
    )
    await until(() => document.querySelector('main [role=progressbar]'))
    const progressMs = performance.now() - clickedAt
    await until(() => {
      const picture = document.querySelector<HTMLImageElement>(`main img[alt$="${wanted}"]`)
      return picture?.complete && picture.naturalWidth > 0
    })
    return { progressMs, resultAt: Date.now() }
  }, prompt)
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  return seen
}
