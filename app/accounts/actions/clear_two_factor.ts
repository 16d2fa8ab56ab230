import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import type { ClientInfo } from '../sessions/client_info.js'
import type User from '../models/user.js'
import { notifyOfTwoFactorChange } from './notify_of_two_factor_change.js'

/** Removes secret and recovery codes, and tells the owner if sign-ins were protected by them. */
export async function clearTwoFactor(
  trx: TransactionClientContract,
  user: User,
  client: ClientInfo
): Promise<void> {
  const [row] = await sql<{ confirmed: boolean }>(
    trx,
    `with before as (
       select two_factor_confirmed_at is not null as confirmed from users where id = :id for update)
     update users set two_factor_secret = null, two_factor_recovery_codes = null,
       two_factor_confirmed_at = null, two_factor_last_step = null, updated_at = now()
     from before where id = :id returning before.confirmed`,
    { id: user.id }
  )
  if (row?.confirmed) await notifyOfTwoFactorChange(trx, user, false, client)
}
