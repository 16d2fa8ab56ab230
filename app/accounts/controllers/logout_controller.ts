import type { HttpContext } from '@adonisjs/core/http'
import { replyKind } from '#app/shell/exceptions/reply_kind'
import { renewCsrfToken } from '#app/shell/csrf'

export default class LogoutController {
  async store(ctx: HttpContext) {
    const { auth, request, response, session, inertia } = ctx
    await auth.use('web').logout()
    session.clear()
    session.regenerate()
    renewCsrfToken(ctx)
    const kind = replyKind(request)
    if (kind === 'json') return response.noContent()
    if (kind === 'inertia') return inertia.location('/')
    return response.redirect().toPath('/')
  }
}
