import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { FormError } from '#app/core/errors/form_error'
import { sql } from '#app/core/database/sql'
import { ACCOUNT_ERRORS } from '../messages/en/errors.js'
import type { ClientInfo } from '../sessions/client_info.js'
import { hashResetToken, RESET_MINUTES } from '../passwords/reset_token.js'
import { afterLeftovers } from '../leftovers.js'
import { claimAccount } from './claim_account.js'
import { forgetDevices } from './forget_devices.js'
import { giveUpEmailChange } from './request_email_change.js'
import { storeNewPassword } from './store_new_password.js'

interface ResetKey {
  /** In the form of `canonicalEmail`. */
  email: string
  token: string
}

interface TokenOwner {
  id: number
  name: string
  email: string
}

const VALID = `from users u join password_reset_tokens t on t.user_id = u.id
  where u.email = :email and t.hash = :hash and t.created_at > now() - make_interval(mins => :minutes)`

/**
 * Whether the token opens the account with this address now. One sentence for every no: which part is wrong is for
 * nobody to know.
 * @throws FormError
 */
export async function checkResetToken(key: ResetKey): Promise<void> {
  const found = await sql(db.connection(), `select 1 ${VALID}`, bindings(key))
  if (found.length === 0) throw invalidToken()
}

/**
 * Sets a new password, uses the token up, signs the user out everywhere, lets all devices count as new and tells them by mail.
 * @returns whose it is (for `rememberDevice`), and whether something was taken away that somebody else may have left (see `claimAccount`)
 * @throws FormError when the token does not hold (any more)
 */
export async function resetPassword(
  key: ResetKey,
  password: string,
  client: ClientInfo
): Promise<{ user: { id: number; deviceEpoch: number }; isClaimed: boolean }> {
  const hashed = await hash.make(password)
  const reset = await db.transaction(async (trx) => {
    const user = await useUp(trx, key)
    const claimed = await claimAccount(trx, user, client)
    // Whoever forgot the password has not asked for it.
    await giveUpEmailChange(trx, user.id)
    await storeNewPassword(trx, { user, hashed, kind: 'password_reset', client })
    const deviceEpoch = await forgetDevices(trx, user.id)
    return { user: { id: user.id, deviceEpoch }, isClaimed: claimed }
  })
  if (reset.isClaimed) await afterLeftovers()
  return reset
}

/** Of several requests with one token a single one gets its row. The user's comes first, as everywhere. */
async function useUp(client: QueryClientContract, key: ResetKey): Promise<TokenOwner> {
  const [owner] = await sql<TokenOwner>(
    client,
    `select u.id, u.name, u.email ${VALID} for no key update of u`,
    bindings(key)
  )
  if (!owner) throw invalidToken()
  const used = await sql(
    client,
    'delete from password_reset_tokens where user_id = ? and hash = ? returning user_id',
    [owner.id, hashResetToken(key.token)]
  )
  if (used.length === 0) throw invalidToken()
  return owner
}

function bindings({ email, token }: ResetKey) {
  return { email, hash: hashResetToken(token), minutes: RESET_MINUTES }
}

function invalidToken(): FormError {
  return new FormError({ email: ACCOUNT_ERRORS.resetToken })
}
