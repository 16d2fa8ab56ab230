import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors/errors'
import { inBag } from '#app/core/errors/form_error'
import { replyKind } from '#app/core/errors/reply_kind'
import { changeRole } from '../actions/change_role.js'
import { inviteMember } from '../actions/invite_member.js'
import { removeMember } from '../actions/remove_member.js'
import { asOwner } from '../policy.js'
import { TEAM_BANNERS } from '../messages/en/common.js'
import { invitationValidator, roleValidator } from '../validators/team.js'

export default class TeamMembersController {
  /** Nobody is added without being asked: the person is invited by mail. */
  async store({ auth, params, request, response }: HttpContext) {
    const inviter = auth.getUserOrFail()
    await asOwner(params.team, inviter.id, async (trx, team) => {
      const form = await inBag('addTeamMember', request.validateUsing(invitationValidator))
      await inviteMember(trx, { team, inviter: inviter.name, ...form })
    })
    if (replyKind(request) === 'json') return response.noContent()
    return response.redirect().status(303).back()
  }

  async update({ auth, params, request, response }: HttpContext) {
    await asOwner(params.team, auth.getUserOrFail().id, async (trx, team) => {
      const { role } = await request.validateUsing(roleValidator)
      await changeRole(trx, team.id, userIdIn(params.user), role)
    })
    if (replyKind(request) === 'json') return response.noContent()
    return response.redirect().status(303).back()
  }

  /** A member is removed by the owner, or leaves. */
  async destroy({ auth, params, request, response, session }: HttpContext) {
    const actorId = auth.getUserOrFail().id
    const memberId = userIdIn(params.user)
    const team = await removeMember({ teamId: params.team, actorId, memberId })
    if (replyKind(request) === 'json') return response.noContent()
    if (actorId !== memberId) return response.redirect().status(303).back()
    session.flash('banner', TEAM_BANNERS.left(team.name))
    return response.redirect().toRoute('dashboard')
  }
}

/** @throws AppError 404 for what can be no user's id */
function userIdIn(param: string): number {
  const id = /^[1-9]\d*$/.test(param) ? Number(param) : Number.NaN
  if (!Number.isSafeInteger(id)) throw notFound()
  return id
}
