import type { HttpContext } from '@adonisjs/core/http'
import { replyKind } from '#app/shell/exceptions/reply_kind'
import { signOut } from '../actions/sign_out.js'

export default class LogoutController {
  async store(ctx: HttpContext) {
    const { request, response, inertia } = ctx
    await signOut(ctx)
    const kind = replyKind(request)
    if (kind === 'json') return response.noContent()
    if (kind === 'inertia') return inertia.location('/')
    return response.redirect().toPath('/')
  }
}
