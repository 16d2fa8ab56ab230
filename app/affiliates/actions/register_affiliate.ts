import db from '@adonisjs/lucid/services/db'
import { isUniqueViolation } from '#app/core/database/unique_violation'
import { sql } from '#app/core/database/sql'
import { newAffiliateCode } from '../affiliate_code.js'
import { networkHash } from '../tracking/network_hash.js'

interface RegisterAffiliateInput {
  userId: number
  /** Canonical. */
  paypalEmail: string
  ipAddress: string
}

/** Takes a user into the programme, with a code for the link. Who is in it already stays as they are. */
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

async function insert(
  { userId, paypalEmail, ipAddress }: RegisterAffiliateInput,
  code: string
): Promise<void> {
  await sql(
    db.connection(),
    `insert into affiliates (user_id, code, paypal_email, network) values (?, ?, ?, decode(?, 'hex'))
     on conflict (user_id) do nothing`,
    [userId, code, paypalEmail, networkHash(ipAddress)]
  )
}
