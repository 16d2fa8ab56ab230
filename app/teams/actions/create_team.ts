import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import Team from '../models/team.js'

/** Makes a team and the current one of its owner. */
export function createTeam(userId: number, name: string): Promise<Team> {
  return db.transaction(async (trx) => {
    const team = await Team.create({ userId, name, personalTeam: false }, { client: trx })
    await sql(trx, 'update users set current_team_id = ? where id = ?', [team.id, userId])
    return team
  })
}
