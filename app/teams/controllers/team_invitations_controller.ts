import type { HttpContext } from '@adonisjs/core/http'
import { keepIntendedPath } from '#app/accounts/intended_path'
import User from '#app/accounts/models/user'
import { replyKind } from '#app/shell/exceptions/reply_kind'
import { acceptInvitation } from '../actions/accept_invitation.js'
import { cancelInvitation } from '../actions/cancel_invitation.js'
import { acceptPath } from '../invitation_links.js'
import { findInvitation } from '../queries/find_invitation.js'
import { TEAM_BANNERS } from '../texts.js'

export default class TeamInvitationsController {
  async accept({ auth, params, request, response, session }: HttpContext) {
    const team = await acceptInvitation(params.invitation, auth.getUserOrFail())
    if (replyKind(request) === 'json') return response.noContent()
    session.flash('banner', TEAM_BANNERS.accepted(team.name))
    return response.redirect().toRoute('dashboard')
  }

  /**
   * For people without an account: leads to sign-up with the invited address filled in. The invitation waits as the
   * page to go to afterwards, which lies behind the verification of the address.
   */
  async register(ctx: HttpContext) {
    const { auth, params, response } = ctx
    const { id, email } = await findInvitation(params.invitation)
    const accept = acceptPath(id)
    if (auth.user) return response.redirect().toPath(accept)
    keepIntendedPath(ctx, accept)
    if (await User.findBy('email', email)) return response.redirect().toRoute('login')
    return response.redirect().toRoute('register', [], { qs: { email } })
  }

  async destroy({ auth, params, request, response }: HttpContext) {
    await cancelInvitation(params.invitation, auth.getUserOrFail().id)
    if (replyKind(request) === 'json') return response.noContent()
    return response.redirect().status(303).back()
  }
}
