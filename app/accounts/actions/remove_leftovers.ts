import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { removeMedia } from '#app/media/store/remove_media'
import { sql } from '#app/core/database/sql'
import { removeLeftoversOfFeatures } from '../leftovers.js'

interface Leftovers {
  /** Leaves what was there before. */
  since?: Date
  keepTwoFactor?: boolean
}

/**
 * Takes away what somebody else may have left in an account and could use from outside: connected accounts, two-factor authentication,
 * and what features have defined, such as API tokens and where payouts go. Sessions and the password are the caller's.
 * @returns whether there was anything
 */
export async function removeLeftovers(
  trx: TransactionClientContract,
  userId: number,
  { since = new Date(0), keepTwoFactor = false }: Leftovers = {}
): Promise<boolean> {
  const bindings = { userId, since, keepTwoFactor }
  const accounts = await sql<{ avatar: string | null }>(
    trx,
    `delete from connected_accounts where user_id = :userId and created_at >= :since
     returning avatar_media_id as avatar`,
    bindings
  )
  const avatars = accounts.map(({ avatar }) => avatar).filter((avatar) => avatar !== null)
  await removeMedia(avatars, trx)
  const ofFeatures = await removeLeftoversOfFeatures(trx, userId, since)
  const hadTwoFactor = await sql(
    trx,
    `with before as (select two_factor_confirmed_at is not null as confirmed from users where id = :userId)
     update users set two_factor_secret = null, two_factor_recovery_codes = null,
       two_factor_confirmed_at = null, two_factor_last_step = null, updated_at = now()
     from before
     where id = :userId and two_factor_secret is not null and not :keepTwoFactor
       and (two_factor_confirmed_at is null or two_factor_confirmed_at >= :since)
     returning before.confirmed`,
    bindings
  )
  return accounts.length > 0 || ofFeatures || hadTwoFactor.length > 0
}
