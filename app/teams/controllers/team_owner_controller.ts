import type { HttpContext } from '@adonisjs/core/http'
import { notifyOfSecurityEvent } from '#app/accounts/actions/notify_of_security_event'
import { clientInfo } from '#app/accounts/sessions/client_info'
import User from '#app/accounts/models/user'
import { inBag } from '#app/core/errors/form_error'
import { replyKind } from '#app/core/errors/reply_kind'
import { transferTeam } from '../actions/transfer_team.js'
import { asOwner } from '../policy.js'
import { TEAM_BANNERS } from '../messages/en/common.js'
import { transferValidator } from '../validators/team.js'

export default class TeamOwnerController {
  /** Hands the team over to one of its members. */
  async update(ctx: HttpContext) {
    const { auth, params, request, response, session } = ctx
    const { id: userId } = auth.getUserOrFail()
    const banner = await asOwner(params.team, userId, async (trx, team) => {
      const form = await inBag('transferTeam', request.validateUsing(transferValidator))
      await transferTeam(trx, team.id, form.user_id)
      const details = { team: team.name }
      await notifyOfSecurityEvent(trx, userId, 'team_handed_over', clientInfo(ctx), details)
      const owner = await User.findOrFail(form.user_id, { client: trx })
      return TEAM_BANNERS.transferred(team.name, owner.name)
    })
    if (replyKind(request) === 'json') return response.noContent()
    session.flash('banner', banner)
    return response.redirect().status(303).back()
  }
}
