import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { removeMedia } from '#app/media/remove_media'
import { sql } from '#app/core/database/sql'
import { retireKey } from './remove_own_key.js'

interface Leftovers {
  /** Leaves what was there before. */
  since?: Date
  keepTwoFactor?: boolean
}

/**
 * Takes away what somebody else may have left in an account and could use from outside: connected accounts, API tokens, webhooks, an own
 * provider key, two-factor authentication, and where payouts go. Sessions and the password are the caller's.
 * @returns whether there was anything
 */
export async function removeLeftovers(
  trx: TransactionClientContract,
  userId: number,
  { since = new Date(0), keepTwoFactor = false }: Leftovers = {}
): Promise<boolean> {
  const bindings = { userId, since, keepTwoFactor }
  const [{ removed, avatars }] = await sql<{ removed: number; avatars: string[] }>(
    trx,
    `with accounts as (delete from connected_accounts where user_id = :userId and created_at >= :since
         returning avatar_media_id),
       tokens as (delete from access_tokens where user_id = :userId and created_at >= :since returning 1),
       webhooks as (delete from webhook_endpoints where user_id = :userId and created_at >= :since returning 1),
       -- Empty: nothing is paid out until there is an address again.
       payee as (update affiliates set paypal_email = ''
         where user_id = :userId and paypal_email <> '' and (created_at >= :since or exists (
           select 1 from security_events e
           where e.user_id = :userId and e.kind = 'payout_address_changed' and e.created_at >= :since))
         returning 1)
     select (select count(*) from accounts) + (select count(*) from tokens)
       + (select count(*) from webhooks) + (select count(*) from payee) as removed,
       array(select avatar_media_id from accounts where avatar_media_id is not null) as avatars`,
    bindings
  )
  await removeMedia(avatars, trx)
  const hadKey = await retireKey(trx, userId, since)
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
  return removed > 0 || hadKey || hadTwoFactor.length > 0
}
