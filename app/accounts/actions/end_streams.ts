import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { type EndedSessions, notifyEvent } from '#app/core/queue/events'

/**
 * Ends the streams of events of a user's sessions, in all web processes: for whatever ends sessions. `endSessions`, the end of a
 * single session and the deletion of an account do it.
 *
 * @param client in a transaction they end when that is committed
 * @param sessions which of the user's; all, if missing
 */
export async function endStreams(
  client: QueryClientContract,
  userId: number,
  sessions: EndedSessions = {}
): Promise<void> {
  await notifyEvent(client, { type: 'sessions_ended', userId, data: sessions })
}
