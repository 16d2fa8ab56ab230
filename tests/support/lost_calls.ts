import type { Page, Route } from 'playwright'
import { SAMPLE_VIEWS } from '#app/operator/samples/catalog'

/** What the engine says of a product's photos, for tests of what comes after it has looked at them. */
export const IDENTIFIED = {
  success: true,
  object: 'Mug',
  description: 'A blue mug. Text/Graphics: None',
  all_identifications: SAMPLE_VIEWS.map(() => ({ description: 'A blue mug.', warnings: [] })),
}

/**
 * Loses the answers to all calls of an address once the server has given them. Files that a call sends reach the server,
 * which they do not where a route fetches it.
 *
 * @returns their statuses, which grow, and what ends it
 */
export async function loseAnswers(page: Page, pattern: string) {
  const session = await page.context().newCDPSession(page)
  const lost: number[] = []
  session.on('Fetch.requestPaused', ({ requestId, responseStatusCode = 0 }) => {
    lost.push(responseStatusCode)
    void session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionClosed' })
  })
  const urlPattern = pattern.replace('**', '*')
  await session.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: 'Response' }] })
  return { lost, letThrough: () => session.detach() }
}

/** Loses an answer once the server has given it. */
export async function afterArrival(
  route: Route,
  lose: (route: Route) => Promise<void>
): Promise<void> {
  await route.fetch()
  await lose(route)
}
