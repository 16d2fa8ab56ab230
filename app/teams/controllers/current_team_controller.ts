import type { HttpContext } from '@adonisjs/core/http'
import { AppError } from '#app/shell/exceptions/app_error'
import { replyKind } from '#app/shell/exceptions/reply_kind'
import { findTeam } from '../queries/find_team.js'
import { isInTeam } from '../queries/is_in_team.js'

export default class CurrentTeamController {
  async update({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const team = await findTeam(request.input('team_id'))
    if (!(await isInTeam(team, user.id))) throw new AppError(403, 'forbidden', '')
    await user.merge({ currentTeamId: team.id }).save()
    if (replyKind(request) === 'json') return response.noContent()
    return response.redirect().status(303).toRoute('dashboard')
  }
}
