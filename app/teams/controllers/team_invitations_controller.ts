import type { HttpContext } from '@adonisjs/core/http'
import { keepIntendedPath } from '#app/core/http/intended_path'
import { maskEmail } from '#app/accounts/emails/mask_email'
import User from '#app/accounts/models/user'
import { replyKind } from '#app/core/errors/reply_kind'
import { acceptInvitation } from '../actions/accept_invitation.js'
import { cancelInvitation } from '../actions/cancel_invitation.js'
import { acceptPath } from '../invitation_links.js'
import { findInvitation } from '../queries/find_invitation.js'
import { openInvitation } from '../queries/open_invitation.js'
import { TEAM_BANNERS } from '../messages/en/common.js'

export default class TeamInvitationsController {
  async accept({ auth, inertia, params, request, response, session }: HttpContext) {
    const user = auth.getUserOrFail()
    const isProgram = replyKind(request) === 'json'
    const opened = await openInvitation(params.invitation, request.qs().team, user)
    if (opened.kind === 'joined' && !isProgram) {
      session.flash('banner', TEAM_BANNERS.alreadyIn(opened.team.name))
      return response.redirect().toRoute('teams.show', { team: opened.team.id })
    }
    if (opened.kind === 'of_other' && !isProgram) {
      return inertia.render('teams/invitation_of_other', {
        team: opened.team.name,
        invited: maskEmail(opened.email),
        email: user.email,
        next: request.url(true),
      })
    }
    const team = await acceptInvitation(params.invitation, user)
    if (isProgram) return response.noContent()
    session.flash('banner', TEAM_BANNERS.accepted(team.name))
    return response.redirect().toRoute('dashboard')
  }

  /**
   * For people without an account: leads to sign-up with the invited address filled in. The invitation waits as the
   * page to go to afterwards, which lies behind the verification of the address.
   */
  async register(ctx: HttpContext) {
    const { auth, params, request, response } = ctx
    // Both are of the link that was signed; the invitation may be used up.
    const accept = acceptPath({ invitation: params.invitation, team: request.qs().team })
    if (auth.user) return response.redirect().toPath(accept)
    const { email } = await findInvitation(params.invitation)
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
