import db from '@adonisjs/lucid/services/db'
import { notifyOfSecurityEvent } from '#app/accounts/actions/notify_of_security_event'
import type { ClientInfo } from '#app/accounts/sessions/client_info'
import { lockRows } from '#app/core/database/row_locks'
import { isUniqueViolation } from '#app/core/database/unique_violation'
import { sql } from '#app/core/database/sql'
import { newAffiliateCode } from '../affiliate_code.js'
import { networkHash } from '../tracking/network_hash.js'

interface RegisterAffiliateInput {
  userId: number
  /** Canonical. */
  paypalEmail: string
  client: ClientInfo
}

/**
 * Takes a user into the programme, with a code for the link, and tells them by mail that payouts have an address now. Who
 * is in it already stays as they are.
 */
export async function registerAffiliate(input: RegisterAffiliateInput): Promise<void> {
  for (;;) {
    try {
      await insert(input, newAffiliateCode())
      return
    } catch (error) {
      if (!isUniqueViolation(error, 'affiliates_code_unique')) throw error
    }
  }
}

function insert(
  { userId, paypalEmail, client }: RegisterAffiliateInput,
  code: string
): Promise<void> {
  return db.transaction(async (trx) => {
    await lockRows(trx, 'users', [userId], 'key share')
    const registered = await sql(
      trx,
      `insert into affiliates (user_id, code, paypal_email, network) values (?, ?, ?, decode(?, 'hex'))
       on conflict (user_id) do nothing returning 1`,
      [userId, code, paypalEmail, networkHash(client.ipAddress)]
    )
    if (registered.length === 0) return
    await notifyOfSecurityEvent(trx, userId, 'payout_address_changed', client)
  })
}
