import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { withLogContext } from '#app/core/log_context'

/** Has each line of the log name the request in which it was written, whoever writes it. */
export default class LogContextMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    return withLogContext({ request_id: request.id() }, next)
  }
}
