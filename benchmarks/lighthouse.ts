import { findChromium } from '../tools/launcher/browsers/chromium.js'
import { type Audit, Auditor, type Category } from '#tests/support/lighthouse'
import type { Bench } from './bench_instance.js'
import { beside, figure, heading, quantile } from './report.js'

const CATEGORIES: Category[] = ['performance', 'accessibility', 'best-practices', 'seo']

/** Audits of a page, after it was asked for once: a simulated line still carries how busy the machine is. */
const AUDITS = 3

const LCP_GOAL_MS = 1200
const CLS_GOAL = 0.02

/** What Lighthouse says of the pages that decide whether somebody stays, on a simulated phone with a slow line. */
export async function benchLighthouse({ instance, visitor, productId }: Bench): Promise<void> {
  process.env.CHROMIUM = await findChromium()
  const auditor = await Auditor.start()
  const { url } = instance
  const show = async (name: string, path: string, goal: number) => {
    heading(`Lighthouse, mobile, median of ${AUDITS}: ${name}`)
    await visitor.get(path)
    const audits: Audit[] = []
    for (let n = 0; n < AUDITS; n++) audits.push(await auditor.audit(url + path, CATEGORIES))
    const metric = (id: string) => median(audits.map((audit) => audit.metric(id)))
    for (const category of CATEGORIES) {
      const wanted = category === 'performance' ? goal : 100
      const score = median(audits.map(({ scores }) => scores[category]!))
      figure(category, String(score), `>= ${wanted}`, score >= wanted)
    }
    const lcp = metric('largest-contentful-paint')
    figure('LCP, ms', lcp.toFixed(0), `<= ${LCP_GOAL_MS}`, lcp <= LCP_GOAL_MS)
    const cls = metric('cumulative-layout-shift')
    figure('CLS', cls.toFixed(3), `<= ${CLS_GOAL}`, cls <= CLS_GOAL)
    beside('first contentful paint, ms', metric('first-contentful-paint').toFixed(0))
    beside('total blocking time, ms', metric('total-blocking-time').toFixed(0))
    for (const fault of new Set(audits.flatMap(({ faults }) => faults))) beside(fault, '')
  }
  try {
    await show('landing', '/', 98)
    await show('login', '/login', 98)
    await auditor.lookAs(visitor, url)
    await show('dashboard', '/dashboard', 95)
    await show('generate', `/photos/generate/${productId}`, 95)
  } finally {
    await auditor.stop()
  }
}

function median(values: number[]): number {
  return quantile(values, 0.5)
}
