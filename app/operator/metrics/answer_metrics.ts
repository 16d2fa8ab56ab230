import type { IncomingMessage, ServerResponse } from 'node:http'
import { safeEqual } from '@adonisjs/core/helpers'
import { putSecurityHeaders } from '#app/core/http/security_headers'
import { metricsToken } from '#config/metrics'

/** Where Prometheus reads what a process counts. */
export const METRICS_PATH = '/metrics'

/** What there is to read, in Prometheus' text format. */
interface Figures {
  type: string
  text: string
}

/**
 * Answers who has the token; everybody else finds nothing there. Where a request comes from proves nothing, as with the mailbox: one that a
 * proxy of this machine passes on may look like one that was made on it.
 * @param read asked for those alone
 */
export async function answerMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  read: () => Promise<Figures>,
  token = metricsToken
): Promise<void> {
  putSecurityHeaders(response)
  if (!hasMetricsToken(request, token)) {
    response.writeHead(404).end()
    return
  }
  try {
    const { type, text } = await read()
    response.writeHead(200, { 'Content-Type': type }).end(text)
  } catch {
    response.writeHead(500).end()
  }
}

/** Whether somebody asks who may read figures. */
export function hasMetricsToken(
  { method, headers }: IncomingMessage,
  token = metricsToken
): boolean {
  const [, sent] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
  return method === 'GET' && token !== null && sent !== undefined && safeEqual(sent, token)
}
