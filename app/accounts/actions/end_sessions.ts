import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/shell/sql'
import { hashSessionId } from '../session_store.js'

/**
 * Signs a user out everywhere, "remember me" included.
 * @param exceptSessionId the session to keep (`ctx.session.sessionId`), if any
 */
export async function endSessions(
  client: QueryClientContract,
  userId: number,
  exceptSessionId?: string
): Promise<void> {
  await sql(client, 'delete from remember_me_tokens where tokenable_id = ?', [userId])
  await sql(client, 'delete from sessions where user_id = ? and id is distinct from ?', [
    userId,
    exceptSessionId ? hashSessionId(exceptSessionId) : null,
  ])
}
