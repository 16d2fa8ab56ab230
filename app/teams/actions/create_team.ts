import db from '@adonisjs/lucid/services/db'
import { setCurrentTeam } from '#app/accounts/actions/set_current_team'
import Team from '../models/team.js'

/** Makes a team and the current one of its owner. */
export function createTeam(userId: number, name: string): Promise<Team> {
  return db.transaction(async (trx) => {
    const team = await Team.create({ userId, name, personalTeam: false }, { client: trx })
    await setCurrentTeam(trx, userId, team.id)
    return team
  })
}
