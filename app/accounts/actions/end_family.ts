import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import { endStreams } from './end_streams.js'

/** Where a session keeps by which remembered sign-in it was opened. */
export const FAMILY_KEY = 'remember_family'

/**
 * Ends one remembered sign-in of a user: all its tokens, the sessions that it has opened, and their streams of events.
 * @param trx holds the user's row
 * @returns whether it was there
 */
export async function endFamily(
  trx: QueryClientContract,
  userId: number,
  family: string
): Promise<boolean> {
  const tokens = await sql(
    trx,
    'delete from remember_me_tokens where tokenable_id = ? and family = ? returning id',
    [userId, family]
  )
  const sessions = await sql<{ id: string }>(
    trx,
    'delete from sessions where user_id = ? and data ->> ? = ? returning id',
    [userId, FAMILY_KEY, family]
  )
  for (const { id } of sessions) await endStreams(trx, userId, { only: id })
  return tokens.length > 0
}
