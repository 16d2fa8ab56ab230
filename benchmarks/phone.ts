import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext } from 'playwright'
import { launchChromium, UNHINTED_LETTERS } from '#tests/support/chromium'
import { findChromium } from '../tools/launcher/browsers/chromium.js'
import type { Bench } from './bench_instance.js'
import { beside, figure, heading, quantile } from './report.js'

/** What Chromium's developer tools call Fast 3G: 1.6 Mbit/s down, 750 kbit/s up and 150 ms, each scaled by them to what one measures. */
const FAST_3G = {
  offline: false,
  downloadThroughput: (1.6 * 1e6 * 0.9) / 8,
  uploadThroughput: (750 * 1e3 * 0.9) / 8,
  latency: 150 * 3.75,
}
const SLOWER_PROCESSOR = 4
const LCP_GOAL_MS = 2_500

/** Visits of a page, each with an empty cache. */
const VISITS = 3

/** How long nothing may be on its way before a page counts as shown: pictures that scripts ask for are late. */
const SETTLED_MS = 3_000
const PATIENCE_MS = 60_000

interface Visit {
  lcp: number
  /** What is largest, as the browser names it. */
  largest: string
  requests: number
  scripts: number
  kilobytes: number
}

/** What somebody with a phone on a slow line waits for: the largest thing on a page, with what was fetched for the page until it rests. */
export async function benchPhone({ instance, visitor, productId }: Bench): Promise<void> {
  heading(`A phone on Fast 3G, processor ${SLOWER_PROCESSOR} times slower, median of ${VISITS}`)
  process.env.CHROMIUM = await findChromium()
  const browser = await launchChromium({ args: [UNHINTED_LETTERS] })
  const guest = ['/', '/pricing', '/login', '/register']
  const own = [
    ...['/dashboard', '/products', `/products/${productId}`, '/generated-assets'],
    ...[`/photos/generate/${productId}`, `/videos/generate/${productId}`, '/ai-editor'],
    ...['/batches', '/review', '/billing', '/user/profile'],
  ]
  const cookies = [...visitor.cookies].map(([name, value]) => ({ name, value, url: instance.url }))
  try {
    for (const path of guest) await show(browser, instance.url, path, [])
    for (const path of own) await show(browser, instance.url, path, cookies)
  } finally {
    await browser.close()
  }
}

type Cookies = Parameters<BrowserContext['addCookies']>[0]

async function show(browser: Browser, url: string, path: string, cookies: Cookies): Promise<void> {
  const visits: Visit[] = []
  for (let visit = 0; visit < VISITS; visit++) visits.push(await look(browser, url + path, cookies))
  const median = (name: 'lcp' | 'requests' | 'scripts' | 'kilobytes') =>
    quantile(
      visits.map((it) => it[name]),
      0.5
    )
  const lcp = median('lcp')
  figure(`${path}: LCP, ms`, lcp.toFixed(0), `<= ${LCP_GOAL_MS}`, lcp <= LCP_GOAL_MS)
  beside('requests, scripts among them', `${median('requests')}, ${median('scripts')}`)
  beside('KB', median('kilobytes').toFixed(0))
  beside(`largest: ${visits[0]!.largest}`, '')
}

async function look(browser: Browser, address: string, cookies: Cookies): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  })
  try {
    await context.addCookies(cookies)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', FAST_3G)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR })
    let requests = 0
    let scripts = 0
    let bytes = 0
    let restsSince = performance.now()
    const onTheirWay = new Map<string, string>()
    const arrived = ({ requestId }: { requestId: string }) => {
      onTheirWay.delete(requestId)
      restsSince = performance.now()
    }
    devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      // Pictures that stand in the page itself are not fetched, and the stream of events never ends.
      if (request.url.startsWith('http') && type !== 'EventSource')
        onTheirWay.set(requestId, request.url)
    })
    devtools.on('Network.responseReceived', ({ type, response }) => {
      if (!response.url.startsWith('http')) return
      requests++
      if (type === 'Script') scripts++
    })
    devtools.on('Network.loadingFailed', arrived)
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength
      arrived({ requestId })
    })
    await page.addInitScript(noteLargest)
    await page.goto(address)
    const deadline = performance.now() + PATIENCE_MS
    while (onTheirWay.size > 0 || performance.now() - restsSince < SETTLED_MS) {
      if (performance.now() > deadline) {
        throw new Error(`${address} does not rest: ${[...onTheirWay.values()].join(', ')}`)
      }
      await sleep(100)
    }
    const { lcp, largest } = await page.evaluate(() => window.largest)
    return { lcp, largest, requests, scripts, kilobytes: bytes / 1024 }
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    largest: Pick<Visit, 'lcp' | 'largest'>
  }
}

/** Runs in the page. */
function noteLargest(): void {
  window.largest = { lcp: 0, largest: 'nothing' }
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1) as LargestContentfulPaint
    const { startTime, element } = last
    const name = element?.getAttribute('alt') ?? element?.textContent ?? ''
    const width = Math.round(element?.getBoundingClientRect().width ?? 0)
    window.largest = {
      lcp: startTime,
      largest: `${element?.tagName} ${width} px wide ${name.trim().slice(0, 40)} ${last.url.replace(/^.*\/media/, '')}`,
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}
