import type { IncomingMessage, ServerResponse } from 'node:http'
import ipaddr from 'ipaddr.js'
import { eventHub } from '#app/core/queue/event_hub'
import { eventStreams } from '#app/accounts/event_streams/event_streams'
import { putSecurityHeaders } from '#app/core/http/security_headers'
import { admission } from '#app/core/admission/admission'
import type { Connections } from './connections.js'
import { heap } from '#app/core/admission/heap'

/** Where whoever is on this machine reads what the process holds at the moment. */
export const FIGURES_PATH = '/health/figures'

/** With these a proxy says that it passes on somebody else's request. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** Answers it to this machine alone; everybody else finds nothing there. */
export function answerFigures(
  request: IncomingMessage,
  response: ServerResponse,
  connections: Connections
): void {
  putSecurityHeaders(response)
  if (!isFromHere(request)) {
    response.writeHead(404).end()
    return
  }
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

function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const address = socket.remoteAddress ?? ''
  const isLoopback = ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
  const host = headers.host?.replace(/:\d+$/, '') ?? ''
  return (
    isLoopback &&
    ['127.0.0.1', 'localhost', '[::1]'].includes(host) &&
    !FORWARDED.some((name) => name in headers)
  )
}
