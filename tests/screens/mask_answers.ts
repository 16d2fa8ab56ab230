import type { BrowserContext, Request, Response, Route } from 'playwright'

interface Answer {
  status: number
  contentType: string
  body: Buffer
}

const MASK = /\/api\/model\/\d+\/image\/\d+\/mask$/

/**
 * Has the engine find the product in a photo once: it takes seconds, several states show it, and it is the same each time. Later
 * calls are answered with what the first one brought.
 */
export class MaskAnswers {
  readonly #known = new Map<string, Answer>()

  async serve(context: BrowserContext): Promise<void> {
    context.on('response', (response) => void this.#keep(response))
    await context.route(MASK, (route) => this.#answer(route))
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request()
    const known = isQuestion(request) ? this.#known.get(request.url()) : undefined
    await (known ? route.fulfill(known) : route.continue())
  }

  async #keep(response: Response): Promise<void> {
    const request = response.request()
    if (!isQuestion(request) || response.status() !== 200) return
    try {
      const body = await response.body()
      const contentType = response.headers()['content-type']
      this.#known.set(request.url(), { status: 200, contentType, body })
    } catch {
      // The page was closed meanwhile: the next one asks again.
    }
  }
}

/** The same address takes the merchant's own masks, by other methods. */
function isQuestion(request: Request): boolean {
  return request.method() === 'POST' && MASK.test(request.url())
}
