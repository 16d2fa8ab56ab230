import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import type { ClientInfo } from '../sessions/client_info.js'
import type User from '../models/user.js'
import { recordSecurityEvent } from './record_security_event.js'

/** Marks the address that the user has at this moment as verified, once. */
export async function verifyEmail(user: User, client: ClientInfo): Promise<void> {
  await db.transaction((trx) => verifyEmailIn(trx, user, client))
}

/** The same in the caller’s transaction. */
export async function verifyEmailIn(
  trx: TransactionClientContract,
  { id, email }: User,
  client: ClientInfo
): Promise<void> {
  const changed = await sql(
    trx,
    `update users set email_verified_at = now(), updated_at = now(),
       address_proven_at = coalesce(address_proven_at, now())
     where id = ? and email = ? and email_verified_at is null returning id`,
    [id, email]
  )
  if (changed.length > 0) await recordSecurityEvent(trx, id, 'email_verified', client)
}
