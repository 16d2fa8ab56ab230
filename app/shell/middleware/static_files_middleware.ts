import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import StaticMiddleware from '@adonisjs/static/static_middleware'
import app from '@adonisjs/core/services/app'

/** Files of `public/`. Only addresses that end like a file are looked for: pages then cost no look at the disk. */
export default class StaticFilesMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (!/\.[a-z0-9]+$/i.test(ctx.request.url())) return next()
    const files = await app.container.make(StaticMiddleware)
    return files.handle(ctx, next)
  }
}
