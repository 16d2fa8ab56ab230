import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { notFound } from '#app/core/errors/errors'
import { payments } from '#config/billing'

/** Where nothing is sold, nothing of it exists. Runs before anything that would ask for a sign-in. */
export default class BillingMiddleware {
  async handle(_ctx: HttpContext, next: NextFn) {
    if (payments === 'off') throw notFound()
    return next()
  }
}
