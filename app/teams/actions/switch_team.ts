import db from '@adonisjs/lucid/services/db'
import { notFound } from '#app/core/errors/errors'
import { lockRows } from '#app/core/database/row_locks'
import { setCurrentTeam } from '#app/accounts/actions/set_current_team'
import { findTeam } from '../queries/find_team.js'
import { isInTeam } from '../queries/is_in_team.js'
import { notInTeam } from '../errors.js'

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
    if (!(await isInTeam(team, userId, trx))) throw notInTeam()
    await setCurrentTeam(trx, userId, team.id)
  })
}
