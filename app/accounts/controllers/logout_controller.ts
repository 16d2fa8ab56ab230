import type { HttpContext } from '@adonisjs/core/http'
import { replyKind } from '#app/shell/exceptions/reply_kind'

export default class LogoutController {
  async store({ auth, request, response, session, inertia }: HttpContext) {
    await auth.use('web').logout()
    session.clear()
    session.regenerate()
    const kind = replyKind(request)
    if (kind === 'json') return response.noContent()
    if (kind === 'inertia') return inertia.location('/')
    return response.redirect().toPath('/')
  }
}
