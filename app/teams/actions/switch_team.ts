import db from '@adonisjs/lucid/services/db'
import { AppError, notFound } from '#app/core/errors/app_error'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { findTeam } from '../queries/find_team.js'
import { isInTeam } from '../queries/is_in_team.js'

/**
 * Makes a team of the user's the one that they work in.
 * @param teamId out of a body
 * @throws AppError 404, or 403 with no message for a team that they are not in
 */
export async function switchTeam(teamId: unknown, userId: number): Promise<void> {
  const team = await findTeam(teamId)
  await db.transaction(async (trx) => {
    const found = await lockRows(trx, 'teams', [team.id], 'key share')
    if (found.length === 0) throw notFound()
    if (!(await isInTeam(team, userId, trx))) throw new AppError(403, 'forbidden', '')
    await sql(trx, 'update users set current_team_id = ? where id = ?', [team.id, userId])
  })
}
