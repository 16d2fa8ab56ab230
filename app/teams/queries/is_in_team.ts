import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import type Team from '../models/team.js'

/** Whether a user owns the team or is a member of it. */
export async function isInTeam(
  team: Team,
  userId: number,
  client: QueryClientContract = db.connection()
): Promise<boolean> {
  if (team.userId === userId) return true
  const rows = await sql(client, 'select 1 from team_members where team_id = ? and user_id = ?', [
    team.id,
    userId,
  ])
  return rows.length > 0
}
