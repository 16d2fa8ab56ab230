import lighthouse, { type Flags } from 'lighthouse'
import type { Browser } from 'playwright'
import { findFreePort } from '../../tools/launcher/processes/network.js'
import { launchChromium, UNHINTED_LETTERS } from './chromium.js'
import type { Visitor } from './visitor.js'

/** Of Lighthouse, as it names them. */
export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'

/** What Lighthouse says of one page. */
export interface Audit {
  /** 0 to 100. */
  scores: Partial<Record<Category, number>>
  /** Audits that cost a page points: their name, and what of the page they mean. */
  faults: string[]
  /** A metric such as `largest-contentful-paint`, in milliseconds or in the metric's own unit. */
  metric(name: string): number
}

/** A Chromium of which Lighthouse takes hold by its port. */
export class Auditor {
  readonly #browser: Browser
  readonly #port: number

  private constructor(browser: Browser, port: number) {
    this.#browser = browser
    this.#port = port
  }

  static async start(): Promise<Auditor> {
    const port = await findFreePort('127.0.0.1')
    return new Auditor(
      await launchChromium({ args: [`--remote-debugging-port=${port}`, UNHINTED_LETTERS] }),
      port
    )
  }

  /** Looks at all pages that follow with a visitor's cookies. */
  async lookAs({ cookies }: Visitor, url: string): Promise<void> {
    const session = await this.#browser.newBrowserCDPSession()
    await session.send('Storage.setCookies', {
      cookies: [...cookies].map(([name, value]) => ({ name, value, url })),
    })
    await session.detach()
  }

  /**
   * Looks at a page as on a phone.
   *
   * @param flags of Lighthouse, beside its defaults for phones
   * @throws Error when the page cannot be opened
   */
  async audit(url: string, categories: Category[], flags: Flags = {}): Promise<Audit> {
    const run = await lighthouse(url, {
      port: this.#port,
      logLevel: 'silent',
      onlyCategories: categories,
      ...flags,
    })
    if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? url)
    const { audits, categories: groups } = run.lhr
    const scores = Object.fromEntries(
      Object.values(groups).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])
    )
    const counted = Object.values(groups).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => audits[id]!)
    )
    const faults = counted
      .filter(({ score }) => score !== null && score < 0.9)
      .map(({ id, details }) => `${id}: ${JSON.stringify(details ?? {}).slice(0, 600)}`)
    return { scores, faults, metric: (name) => audits[name]!.numericValue ?? 0 }
  }

  /** The same, of what neither depends on the clock nor is checked on every screen. */
  auditQuickly(url: string): Promise<Audit> {
    return this.audit(url, ['best-practices', 'seo'], {
      throttlingMethod: 'provided',
      disableFullPageScreenshot: true,
    })
  }

  async stop(): Promise<void> {
    await this.#browser.close()
  }
}
