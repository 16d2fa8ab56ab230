import type { HttpContext } from '@adonisjs/core/http'
import { replyKind } from '#app/core/errors/reply_kind'
import { switchTeam } from '../actions/switch_team.js'

export default class CurrentTeamController {
  async update({ auth, request, response }: HttpContext) {
    await switchTeam(request.input('team_id'), auth.getUserOrFail().id)
    if (replyKind(request) === 'json') return response.noContent()
    return response.redirect().status(303).back('/dashboard')
  }
}
