import type { HttpContext } from '@adonisjs/core/http'
import { notifyOfSecurityEvent } from '#app/accounts/actions/notify_of_security_event'
import { clientInfo } from '#app/accounts/sessions/client_info'
import { inBag } from '#app/core/errors/form_error'
import { replyKind } from '#app/core/errors/reply_kind'
import { createTeam } from '../actions/create_team.js'
import { deleteTeam } from '../actions/delete_team.js'
import { asOwner } from '../policy.js'
import { findTeam } from '../queries/find_team.js'
import { isInTeam } from '../queries/is_in_team.js'
import { loadTeamPeople } from '../queries/load_team_people.js'
import { AVAILABLE_PERMISSIONS, DEFAULT_PERMISSIONS } from '../roles.js'
import { TEAM_BANNERS } from '../messages/en/common.js'
import { rolesData, teamData, teamPermissions } from '../transformers/team_data.js'
import { teamNameValidator } from '../validators/team.js'
import { forbidden } from '../errors.js'

export default class TeamsController {
  create({ inertia }: HttpContext) {
    return inertia.render('teams/create', {})
  }

  async store({ auth, request, response, session }: HttpContext) {
    const { name } = await inBag('createTeam', request.validateUsing(teamNameValidator))
    const team = await createTeam(auth.getUserOrFail().id, name)
    if (replyKind(request) === 'json') return response.created({ id: team.id })
    session.flash('banner', TEAM_BANNERS.created(team.name))
    return response.redirect().toRoute('dashboard')
  }

  async show({ auth, inertia, params }: HttpContext) {
    const viewerId = auth.getUserOrFail().id
    const team = await findTeam(params.team)
    if (!(await isInTeam(team, viewerId))) throw forbidden()
    return inertia.render('teams/show', {
      team: teamData(team, await loadTeamPeople(team), viewerId),
      availableRoles: rolesData(),
      availablePermissions: AVAILABLE_PERMISSIONS,
      defaultPermissions: DEFAULT_PERMISSIONS,
      permissions: teamPermissions(team, viewerId),
    })
  }

  async update({ auth, params, request, response }: HttpContext) {
    await asOwner(params.team, auth.getUserOrFail().id, async (_trx, team) => {
      const { name } = await inBag('updateTeamName', request.validateUsing(teamNameValidator))
      await team.merge({ name }).save()
    })
    if (replyKind(request) === 'json') return response.noContent()
    return response.redirect().status(303).back()
  }

  async destroy(ctx: HttpContext) {
    const { auth, params, request, response, session } = ctx
    const { id: userId } = auth.getUserOrFail()
    const name = await asOwner(params.team, userId, async (trx, team) => {
      await deleteTeam(trx, team)
      const details = { team: team.name }
      await notifyOfSecurityEvent(trx, userId, 'team_deleted', clientInfo(ctx), details)
      return team.name
    })
    if (replyKind(request) === 'json') return response.noContent()
    session.flash('banner', TEAM_BANNERS.deleted(name))
    return response.redirect().toRoute('dashboard')
  }
}
