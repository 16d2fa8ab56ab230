import type { CDPSession, Page } from 'playwright'
import { DEMO_MERCHANT } from '#config/demo'
import { findChromium } from '../tools/launcher/browsers/chromium.js'
import { launchChromium } from '#tests/support/chromium'
import type { Bench } from './bench_instance.js'
import { beside, figure, heading } from './report.js'

const SECONDS = 40
/** Pixels a frame: about six screens a second. */
const STEP = 80
const MOST_GROWTH_MB = 25
const MOST_ELEMENTS = 3_000
/** A sixtieth of a second: what the page's thread may work for one frame. */
const FRAME_GOAL_MS = 16.7

/** Scrolls through a product of a hundred thousand results (see `results.ts`) and looks at what the browser keeps. */
export async function benchScrolling({ instance, productId }: Bench): Promise<void> {
  heading('Scrolling through them in a browser')
  process.env.CHROMIUM ??= (await findChromium()) ?? undefined
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ baseURL: instance.url })
    await page.goto('/login')
    await page.getByLabel('Email').fill(DEMO_MERCHANT.email)
    await page.getByLabel('Password', { exact: true }).fill(DEMO_MERCHANT.password)
    await page.locator('form button[type=submit]').click()
    await page.waitForURL('**/dashboard')
    await page.goto(`/photos/generate/${productId}`)
    await page.locator('[data-result]').first().waitFor()
    const session = await page.context().newCDPSession(page)
    await scroll(page, SECONDS / 4)
    const before = await heapMegabytes(session)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const workBefore = await workSeconds(session)
    const frames = await scroll(page, SECONDS)
    const work = ((await workSeconds(session)) - workBefore) / frames
    const after = await heapMegabytes(session)
    const { seen, elements } = await page.evaluate(() => ({
      seen: Math.max(
        ...[...document.querySelectorAll('[aria-posinset]')].map((card) =>
          Number(card.getAttribute('aria-posinset'))
        )
      ),
      elements: document.querySelectorAll('*').length,
    }))
    beside('results that were scrolled past', String(seen))
    const milliseconds = work * 1_000
    const isSmooth = milliseconds <= FRAME_GOAL_MS
    figure('processor time a frame, ms', milliseconds.toFixed(1), `<= ${FRAME_GOAL_MS}`, isSmooth)
    figure(
      'elements in the page',
      String(elements),
      `<= ${MOST_ELEMENTS}`,
      elements <= MOST_ELEMENTS
    )
    const growth = after - before
    beside('memory of scripts afterwards, MB', after.toFixed(1))
    figure('growth, MB', growth.toFixed(1), `<= ${MOST_GROWTH_MB}`, growth <= MOST_GROWTH_MB)
  } finally {
    await browser.close()
  }
}

/** Scrolls down for so many seconds; answers the number of frames. */
function scroll(page: Page, seconds: number): Promise<number> {
  return page.evaluate(
    ([duration, step]) =>
      new Promise<number>((resolve) => {
        let frames = 0
        const start = performance.now()
        requestAnimationFrame(function next(now) {
          frames += 1
          scrollBy(0, step)
          if (now - start < duration) requestAnimationFrame(next)
          else resolve(frames)
        })
      }),
    [seconds * 1_000, STEP] as const
  )
}

/** Seconds that the page's thread has worked, other programs of the machine left out. */
async function workSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')!.value
}

async function heapMegabytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 2 ** 20
}
