import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import SessionMiddleware from '@adonisjs/session/session_middleware'
import ShieldMiddleware from '@adonisjs/shield/shield_middleware'
import { checkCsrfHead, handOutCsrfToken, isSignedIn } from '#app/core/http/csrf'
import { hasKeptSession } from '#app/accounts/sessions/session_store'
import { isProgramRequest } from '#app/core/http/program_request'
import { SESSION_COOKIE } from '#config/session'

/** Where clients get a token that call before any page gave them one, and pages whose token is stale. */
const TOKEN_ROUTES = ['sanctum.csrf-cookie', 'standing']

/** The page that is opened when the database is away, which keeps the sessions. */
const WITHOUT_SESSION = 'status'

/**
 * What only browsers need: a session, and the protection of pages and cookies against other sites. Programs keep no
 * cookies; a session for each of their calls would be a third of the work that an answer takes. Their `ctx.session` is missing.
 */
export default class BrowserMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (isProgramRequest(ctx.request) || ctx.route?.name === WITHOUT_SESSION) return next()
    const session = await ctx.containerResolver.make(SessionMiddleware)
    const protection = await ctx.containerResolver.make(ShieldMiddleware)
    let hadSession = false
    const output = await session.handle(ctx, () => {
      hadSession = !ctx.session.isEmpty
      keepMessages(ctx)
      return protection.handle(ctx, async () => {
        checkCsrfHead(ctx)
        const answer = await next()
        if (needsToken(ctx)) handOutCsrfToken(ctx)
        return answer
      })
    })
    keepSessionCookie(ctx, hadSession)
    return output
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

/** Pages may send forms; whoever stays signed in by polling keeps a token. Pictures and files of guests need none. */
function needsToken(ctx: HttpContext): boolean {
  const { response, route } = ctx
  if (isSignedIn(ctx) || TOKEN_ROUTES.includes(route?.name ?? '')) return true
  const body: unknown = response.getBody()
  const isPage = typeof body === 'string' && body.startsWith('<!DOCTYPE html>')
  return isPage || response.getHeader('x-inertia') !== undefined
}

/**
 * Names the session in the answers alone that have kept it: an empty one has no row. One that was on its way while the session got
 * another name would take the new one away, and sign the person out. The browser's cookie goes with the session that ends here.
 */
function keepSessionCookie(ctx: HttpContext, hadSession: boolean): void {
  const { response, session } = ctx
  // A stream of events has sent its headers long before it ends.
  if (response.headersSent || hasKeptSession(ctx)) return
  const others = [response.getHeader('set-cookie') ?? []]
    .flat()
    .map(String)
    .filter((line) => !line.startsWith(`${SESSION_COOKIE}=`))
  response.removeHeader('set-cookie')
  if (others.length > 0) response.header('set-cookie', others)
  if (hadSession && session.isEmpty) response.clearCookie(SESSION_COOKIE)
}
