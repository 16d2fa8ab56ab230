import type { ServerResponse } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import { counter, histogram } from './registry.js'

/** Of what no route answers: files, pages that are not there. */
const NO_ROUTE = 'none'

/** They are open for as long as a page is, which says nothing of how fast anything is. */
const STREAMS = 'events'

type Count = (route: string, status: string, seconds: number) => void

let count: Count | null = null

/** Counts requests from now on, and how long they take, by the names of routes: paths are without number. */
export function countRequests(): void {
  const requests = counter({
    name: 'vitrine_http_requests_total',
    help: 'Requests that were answered, by route and class of status; aborted: the client went away.',
    labelNames: ['route', 'status'],
  })
  const durations = histogram({
    name: 'vitrine_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer, by route.',
    labelNames: ['route'],
    buckets: [0.03, 0.1, 0.3, 1, 3, 10, 60],
  })
  count = (route, status, seconds) => {
    requests.inc({ route, status })
    if (route !== STREAMS) durations.observe({ route }, seconds)
  }
}

/**
 * Waits for the end of an answer to count it. Nothing of its request is held until then, as `http:request_completed` of the framework does: a
 * stream of events is open for as long as a page.
 * @returns to be told which route it was, once that is known; null where nothing is counted
 */
export function watchAnswer(
  response: ServerResponse
): ((route: HttpContext['route']) => void) | null {
  if (!count) return null
  const counted = count
  const from = performance.now()
  let route: string | null = null
  let end: { status: string; seconds: number } | null = null
  const countOnce = () => {
    if (route !== null && end !== null) counted(route, end.status, end.seconds)
  }
  response.once('close', () => {
    end = { status: statusOf(response), seconds: (performance.now() - from) / 1000 }
    countOnce()
  })
  return (known) => {
    route = known?.name ?? known?.pattern ?? NO_ROUTE
    countOnce()
  }
}

function statusOf(response: ServerResponse): string {
  if (!response.writableFinished) return 'aborted'
  return `${Math.floor(response.statusCode / 100)}xx`
}
