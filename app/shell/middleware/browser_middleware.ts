import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import SessionMiddleware from '@adonisjs/session/session_middleware'
import ShieldMiddleware from '@adonisjs/shield/shield_middleware'
import { isProgramRequest } from '#app/shell/program_request'

/**
 * What only browsers need: a session, and the protection of pages and cookies against other sites. Programs keep no
 * cookies; a session for each of their calls would be a third of the work that an answer takes. Their `ctx.session` is missing.
 */
export default class BrowserMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (isProgramRequest(ctx.request)) return next()
    const session = await ctx.containerResolver.make(SessionMiddleware)
    const protection = await ctx.containerResolver.make(ShieldMiddleware)
    return session.handle(ctx, () => {
      keepMessages(ctx)
      return protection.handle(ctx, next)
    })
  }
}

/**
 * What a refused form has to say is for the page that follows: a picture that is loaded or a call that is made in between does
 * not use it up.
 */
function keepMessages({ request, session }: HttpContext): void {
  const isVisit =
    request.header('x-inertia') !== undefined || request.header('accept')?.includes('text/html')
  if (request.method() === 'GET' && !isVisit && !session.flashMessages.isEmpty) session.reflash()
}
