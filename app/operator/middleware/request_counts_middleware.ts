import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { watchAnswer } from '../metrics/requests.js'

/** Counts each request for `/metrics`. */
export default class RequestCountsMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const noteRoute = watchAnswer(ctx.response.response)
    try {
      await next()
    } finally {
      noteRoute?.(ctx.route)
    }
  }
}
