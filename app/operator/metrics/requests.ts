import emitter from '@adonisjs/core/services/emitter'
import type { HttpContext } from '@adonisjs/core/http'
import { counter, histogram } from './registry.js'

/** Of what no route answers: files, pages that are not there. */
const NO_ROUTE = 'none'

/** They are open for as long as a page is, which says nothing of how fast anything is. */
const STREAMS = 'events'

/** Counts requests and how long they take, by the names of routes: paths are without number. */
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
  emitter.on('http:request_completed', ({ ctx, duration: [seconds, nanoseconds] }) => {
    const route = ctx.route?.name ?? ctx.route?.pattern ?? NO_ROUTE
    requests.inc({ route, status: statusOf(ctx) })
    if (route !== STREAMS) durations.observe({ route }, seconds + nanoseconds / 1e9)
  })
}

function statusOf({ response: { response } }: HttpContext): string {
  if (!response.writableFinished) return 'aborted'
  return `${Math.floor(response.statusCode / 100)}xx`
}
