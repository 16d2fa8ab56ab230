import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import logger from '@adonisjs/core/services/logger'
import { workerMetricsPort } from '#config/metrics'
import { answerMetrics } from './answer_metrics.js'

const HOST = '127.0.0.1'

/**
 * Shows on a port of this machine what a worker process counts, where one is set. A port that is taken is told in the log; work goes on.
 * @returns ends it
 */
export async function startWorkerMetrics(
  _queue: unknown,
  port = workerMetricsPort
): Promise<() => Promise<void>> {
  if (port === null) return async () => {}
  const { startWorkerFigures } = await import('./worker_figures.js')
  const figures = startWorkerFigures()
  const server = createServer((request, response) => {
    void answerMetrics(request, response, figures.read)
  })
  const { promise: listening, resolve } = Promise.withResolvers<void>()
  // Also later, as when there are no more handles: work goes on without being looked at.
  server.on('error', (error) => {
    logger.error({ err: error, port }, 'the figures of this worker cannot be shown')
    resolve()
  })
  server.listen(port, HOST, resolve)
  await listening
  return async () => {
    figures.stop()
    await closed(server)
  }
}

async function closed(server: Server): Promise<void> {
  if (!server.listening) return
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}
