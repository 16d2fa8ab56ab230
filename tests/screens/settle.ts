import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright'
import { transitionsEnd } from '#tests/support/transitions'

/** Nothing begins or ends for this long once a page is at rest. */
const QUIET_MS = 50

const PATIENCE_MS = 400_000

/** A page that is never idle, such as one that plays a film, is taken as it is. */
const IDLE_PATIENCE_MS = 1_000

type Ignored = (request: Request) => boolean

/** Calls of scripts, which a state may hold back for good. */
const isCall: Ignored = (request) => ['fetch', 'xhr'].includes(request.resourceType())

/** Waits until scripts have done what the files and answers that have come give them to do. */
function idle(page: Page): Promise<void> {
  return page.evaluate(
    (timeout) => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout })),
    IDLE_PATIENCE_MS
  )
}

/** Knows when a page has all it asked for. */
export class Rest {
  readonly #page: Page
  readonly #open = new Set<Request>()
  #changedAt = 0

  constructor(page: Page) {
    this.#page = page
    page.on('request', (request) => {
      // The stream of news never ends.
      if (request.resourceType() === 'eventsource') return
      this.#open.add(request)
      this.#changedAt = Date.now()
    })
    const end = (request: Request) => {
      if (this.#open.delete(request)) this.#changedAt = Date.now()
    }
    page.on('requestfinished', end)
    page.on('requestfailed', end)
  }

  /** Waits until the page that was opened has its files and the answers to its calls. */
  afterOpening(): Promise<void> {
    return this.#reached(() => false)
  }

  /** Waits until what an act has called up is there and stands still. */
  afterActing(): Promise<void> {
    return this.#reached(isCall)
  }

  async #reached(ignored: Ignored): Promise<void> {
    const began = Date.now()
    const isOpen = () => [...this.#open].some((request) => !ignored(request))
    let quietSince: number
    do {
      while (isOpen() || Date.now() - Math.max(began, this.#changedAt) < QUIET_MS) {
        if (Date.now() - began > PATIENCE_MS) throw new Error('The page does not come to rest')
        await sleep(20)
      }
      quietSince = this.#changedAt
      await idle(this.#page)
    } while (this.#changedAt !== quietSince)
    await transitionsEnd(this.#page)
  }
}
