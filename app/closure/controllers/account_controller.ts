import type { HttpContext } from '@adonisjs/core/http'
import { replyKind } from '#app/core/errors/reply_kind'
import { deleteAccount } from '../actions/delete_account.js'
import { LEFT_COOKIE } from '#app/accounts/sessions/left_cookie'
import { deleteAccountValidator } from '../validators/delete_account.js'

export default class AccountController {
  async destroy(ctx: HttpContext) {
    const { auth, inertia, request, response, session } = ctx
    const { delete_teams: deleteTeams } = await request.validateUsing(deleteAccountValidator)
    await deleteAccount({ userId: auth.getUserOrFail().id, deleteTeams: deleteTeams ?? false })
    await auth.use('web').logout()
    session.clear()
    session.regenerate()
    response.plainCookie(LEFT_COOKIE, '1', { httpOnly: false })
    const kind = replyKind(request)
    if (kind === 'json') return response.noContent()
    if (kind === 'inertia') return inertia.location('/')
    return response.redirect().toPath('/')
  }
}
