import type { IncomingMessage, ServerResponse } from 'node:http'
import { eventHub } from '#app/core/queue/event_hub'
import { eventStreams } from '#app/accounts/event_streams/event_streams'
import { putSecurityHeaders } from '#app/core/http/security_headers'
import { admission } from '#app/core/admission/admission'
import { hasMetricsToken } from '../metrics/answer_metrics.js'
import type { Connections } from './connections.js'
import { heap } from '#app/core/admission/heap'

/** Where whoever has the token of metrics reads what the process holds at the moment; with `?collect` without garbage. */
export const FIGURES_PATH = '/health/figures'

/** Answers it to whoever has the token; everybody else finds nothing there. */
export function answerFigures(
  request: IncomingMessage,
  response: ServerResponse,
  connections: Connections
): void {
  putSecurityHeaders(response)
  if (!hasMetricsToken(request)) {
    response.writeHead(404).end()
    return
  }
  if (request.url?.endsWith('?collect')) heap.collect()
  const figures = {
    ...admission.figures,
    ...connections.figures,
    streams: eventStreams.count,
    event_listeners: eventHub.listenerCount,
    ...heap.figures,
    rss_mb: Math.round(process.memoryUsage.rss() / 2 ** 20),
    handles: process.getActiveResourcesInfo().length,
    processor_seconds: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
  }
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(figures))
}
