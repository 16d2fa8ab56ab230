import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { setCurrentTeam } from '#app/accounts/actions/set_current_team'

/** Makes the personal team the current one of a user whose current team is gone. */
export function fallBackToPersonalTeam(userId: number, goneTeamId: number | null): Promise<void> {
  return db.transaction(async (trx) => {
    const [personal] = await sql<{ id: number }>(
      trx,
      'select id from teams where user_id = ? and personal_team for key share',
      [userId]
    )
    await setCurrentTeam(trx, userId, personal?.id ?? null, goneTeamId)
  })
}
