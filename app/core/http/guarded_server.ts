import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from '@adonisjs/core/logger'
import { putSecurityHeaders } from './security_headers.js'

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

/**
 * A handler of an HTTP server with which nothing that a request causes ends more than its own answer. The framework turns what fails while
 * a request is worked on into an answer; what fails before (while its address is read) or after (while headers and body
 * are written) it throws at whoever called it, and nobody else listens.
 * @param handle of the framework
 * @param loggerOf asked when something fails
 */
export function guarded(handle: Handler, loggerOf: () => Promise<Logger>): Handler {
  return (request, response) => {
    const fail = (error: unknown) => {
      void loggerOf().then((logger) => logger.fatal({ err: error }, 'an answer could not be given'))
      giveUp(response)
    }
    try {
      Promise.resolve(handle(request, response)).catch(fail)
    } catch (error) {
      fail(error)
    }
  }
}

/** Says that it failed while that can still be said, else ends the connection: half an answer must not pass for a whole one. */
function giveUp(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  putSecurityHeaders(response)
  response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
  response.end('Server Error')
}

/**
 * Keeps a web process serving when something throws where no request listens: in a stream, a timer, an event. What it was part of is
 * lost, and logged; all that counts is in transactions of the database. To end instead would let one request of one visitor
 * end the answers of all.
 */
export function outliveDefects(logger: Logger): void {
  process.on('uncaughtException', (error, origin) => {
    logger.fatal({ err: error, origin }, 'something failed where nobody listened')
  })
}
