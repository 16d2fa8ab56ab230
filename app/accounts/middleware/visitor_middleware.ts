import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { recogniseUser } from '../sessions/session_version.js'

/** For pages and pictures that anyone may open: recognises a signed-in user without requiring one. */
export default class VisitorMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    await recogniseUser(ctx)
    return next()
  }
}
