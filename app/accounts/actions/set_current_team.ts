import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'

/**
 * Sets the team that a user works in.
 * @param teamId null: none, until they fall back to their own
 * @param instead set only where they still work in this one; whatever they work in, if missing
 */
export async function setCurrentTeam(
  client: QueryClientContract,
  userId: number,
  teamId: number | null,
  instead?: number | null
): Promise<void> {
  const where = instead === undefined ? '' : 'and current_team_id is not distinct from :instead'
  await sql(client, `update users set current_team_id = :teamId where id = :userId ${where}`, {
    userId,
    teamId,
    ...(instead === undefined ? {} : { instead }),
  })
}
