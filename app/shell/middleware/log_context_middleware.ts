import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { withLogContext } from '#app/core/log_context'
import { traceRequest } from '#app/core/tracing/trace_request'

/** Has each line of the log name the request in which it was written, whoever writes it; where traces are sent it is one. */
export default class LogContextMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    return traceRequest(ctx, () => withLogContext({ request_id: ctx.request.id() }, next))
  }
}
