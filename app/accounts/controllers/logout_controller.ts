import type { HttpContext } from '@adonisjs/core/http'
import { replyKind } from '#app/core/errors/reply_kind'
import { localPath } from '#app/core/http/intended_path'
import { signOut } from '../actions/sign_out.js'

export default class LogoutController {
  async store(ctx: HttpContext) {
    const { request, response, inertia } = ctx
    // Who changes accounts goes on where the other one is needed.
    const next = localPath(request.input('next')) ?? '/'
    await signOut(ctx)
    const kind = replyKind(request)
    if (kind === 'json') return response.noContent()
    if (kind === 'inertia') return inertia.location(next)
    return response.redirect().toPath(next)
  }
}
