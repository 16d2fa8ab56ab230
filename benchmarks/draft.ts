import type { Page } from 'playwright'
import { DEMO_MERCHANT } from '#config/demo'
import { launchChromium } from '#tests/support/chromium'
import { findChromium } from '../tools/launcher/browsers/chromium.js'
import type { Bench } from './bench_instance.js'
import { beside, figure, heading, quantile } from './report.js'

const FIRST_GOAL_MS = 1_200
const NEXT_GOAL_MS = 600

/** Path-traced and drawn scenes in turn. */
const PROMPTS = [
  'on a wooden table by a window, soft morning light',
  'in a red studio',
  'on grass in the garden',
  'on a concrete podium',
]
const MOVES = 12

/** How long a merchant waits for a draft: for the first one after the press, with all that has to be fetched and started for it, and after a key that moves the product. */
export async function benchDraft({ instance, productId }: Bench): Promise<void> {
  heading('Drafts on the page of a product, in Chromium')
  process.env.CHROMIUM = await findChromium()
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ baseURL: instance.url })
    await signIn(page)
    const first: number[] = []
    const next: number[] = []
    for (const prompt of PROMPTS) {
      await page.goto(`/photos/generate/${productId}`, { waitUntil: 'networkidle' })
      first.push(await open(page, prompt))
      for (let at = 0; at < MOVES / PROMPTS.length; at++) next.push(await move(page))
    }
    const [cold, ...warm] = first
    figure(
      'press to the first draft of a worker, ms',
      cold!.toFixed(0),
      `<= ${FIRST_GOAL_MS}`,
      cold! <= FIRST_GOAL_MS
    )
    report('press to the draft of another scene, p50, ms', FIRST_GOAL_MS, warm)
    report('key to the next draft, p50, ms', NEXT_GOAL_MS, next)
    beside('key to the next draft, p95, ms', quantile(next, 0.95).toFixed(0))
  } finally {
    await browser.close()
  }
}

function report(name: string, goal: number, values: number[]): void {
  const half = quantile(values, 0.5)
  figure(name, half.toFixed(0), `<= ${goal}`, half <= goal)
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(DEMO_MERCHANT.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_MERCHANT.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
}

/** Presses the button and waits until the draft is there, decoded. */
async function open(page: Page, prompt: string): Promise<number> {
  await page.getByLabel('Photo description').fill(prompt)
  const began = performance.now()
  await page.getByRole('button', { name: 'Draft', exact: true }).click()
  await drawn(page, '')
  return performance.now() - began
}

async function move(page: Page): Promise<number> {
  const shown = page.getByRole('img', { name: 'Draft of the picture' })
  const before = (await shown.getAttribute('src'))!
  const product = page.getByRole('application', { name: 'Product in the draft' })
  await product.focus()
  const began = performance.now()
  await page.keyboard.press('Shift+ArrowLeft')
  await drawn(page, before)
  return performance.now() - began
}

/** Resolves once another draft than `before` is on the page. */
async function drawn(page: Page, before: string): Promise<void> {
  await page.waitForFunction(
    (old) => {
      const picture = document.querySelector<HTMLImageElement>('img[alt="Draft of the picture"]')
      return picture && picture.src !== old && picture.complete && picture.naturalWidth > 0
    },
    before,
    { polling: 'raf' }
  )
}
