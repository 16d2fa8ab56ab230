import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'

/** Users who lose a membership, or the team that they work in at the moment, with these teams. */
export async function listColleagues(
  trx: TransactionClientContract,
  teamIds: readonly number[]
): Promise<number[]> {
  const rows = await sql<{ id: number }>(
    trx,
    `select user_id as id from team_members where team_id = any(:teamIds)
     union select id from users where current_team_id = any(:teamIds)`,
    { teamIds }
  )
  return rows.map(({ id }) => id)
}
