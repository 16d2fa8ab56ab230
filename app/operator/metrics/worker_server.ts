import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import logger from '@adonisjs/core/services/logger'
import { createHttpServer } from '#app/core/http/http_server'
import { answerProbe, PROBES } from '#app/operator/health'
import { workerMetricsHost, workerMetricsPort } from '#config/metrics'
import { answerMetrics } from './answer_metrics.js'

/**
 * Shows on a port what a worker process counts, where one is set, and answers probes there as a web process does. A port that is taken is told in the log; work goes on.
 * @returns ends it
 */
export async function startWorkerMetrics(
  _queue: unknown,
  port = workerMetricsPort
): Promise<() => Promise<void>> {
  if (port === null) return async () => {}
  const { startWorkerFigures } = await import('./worker_figures.js')
  const figures = startWorkerFigures()
  const server = createHttpServer({}, (request, response) => {
    void answer(request, response, figures.read)
  })
  const { promise: listening, resolve } = Promise.withResolvers<void>()
  // Also later, as when there are no more handles: work goes on without being looked at.
  server.on('error', (error) => {
    logger.error({ err: error, port }, 'the figures of this worker cannot be shown')
    resolve()
  })
  server.listen(port, workerMetricsHost, resolve)
  await listening
  return async () => {
    figures.stop()
    await closed(server)
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  read: Parameters<typeof answerMetrics>[2]
): Promise<void> {
  const { url = '' } = request
  return PROBES.has(url) ? answerProbe(url, response) : answerMetrics(request, response, read)
}

async function closed(server: Server): Promise<void> {
  if (!server.listening) return
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}
