import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import {
  EMAIL_CHANGE_COLUMNS,
  type EmailChange,
  LEADS_AWAY,
  OPEN_TO_UNDO,
  PENDING,
} from '../emails/email_change.js'

/** The change of a user's address that waits for its link to be opened, if one does. */
export async function findPendingEmailChange(userId: number): Promise<EmailChange | null> {
  const [change] = await sql<EmailChange>(
    db.connection(),
    `select ${EMAIL_CHANGE_COLUMNS} from email_changes where user_id = ? and ${PENDING}`,
    [userId]
  )
  return change ?? null
}

/** Whether an address that a user had before may still take the account back. */
export async function hasEmailChangeToUndo(
  client: QueryClientContract,
  userId: number
): Promise<boolean> {
  const rows = await sql(
    client,
    `select 1 from email_changes where user_id = ? and ${LEADS_AWAY}`,
    [userId]
  )
  return rows.length > 0
}

/** What the page says that undoes a change; null where there is no such change. */
export async function findUndoableEmailChange(
  id: number
): Promise<(EmailChange & { state: 'open' | 'undone' | 'over' }) | null> {
  const [change] = await sql<EmailChange & { state: 'open' | 'undone' | 'over' }>(
    db.connection(),
    `select ${EMAIL_CHANGE_COLUMNS}, case when undone_at is not null then 'undone'
       when ${OPEN_TO_UNDO} then 'open' else 'over' end as state
     from email_changes where id = ?`,
    [id]
  )
  return change ?? null
}

/**
 * Whether an address was somebody else's until a short while ago, who can still undo its change: nobody may have it
 * meanwhile.
 * @param userId who may have it all the same; null for a newcomer
 */
export async function isReservedEmail(
  client: QueryClientContract,
  email: string,
  userId: number | null
): Promise<boolean> {
  const rows = await sql(
    client,
    `select 1 from email_changes where old_email = ? and user_id is distinct from ? and ${LEADS_AWAY}`,
    [email, userId]
  )
  return rows.length > 0
}
