import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { grantCredits } from '#app/credits/ledger/grant_credits'
import { FormError } from '#app/core/errors/form_error'
import { currentLocale } from '#app/i18n/current_locale'
import { isUniqueViolation } from '#app/core/database/unique_violation'
import { VALIDATION_MESSAGES } from '#app/core/messages/en/validation'
import { type CreditKind, WELCOME_GRANT } from '#config/credits'
import { notifyAccountCreated, type RecordArrival } from '../arrivals.js'
import type { ClientInfo } from '../sessions/client_info.js'
import { mayMailTo } from '../emails/mail_limit.js'
import User from '../models/user.js'
import { isReservedEmail } from '../queries/find_email_change.js'
import { recordSecurityEvent } from './record_security_event.js'
import { queueVerificationMail } from './queue_verification_mail.js'

interface CreateAccountInput {
  name: string
  /** In the form of `canonicalEmail`. */
  email: string
  /** The hash of their password; null for somebody who signs in elsewhere. */
  hashed: string | null
  /** When somebody whom we trust has proven the address; by default it is to be proven. */
  emailVerifiedAt?: DateTime | null
}

export interface RegisterUserInput extends Omit<CreateAccountInput, 'hashed'> {
  /** Plain text. */
  password: string
  /** Notes what brought them. */
  recordArrival: RecordArrival
}

/**
 * Registers somebody who filled in the form: account, trail and the mail that verifies the address, all or nothing.
 * @throws FormError when the address was taken in the meantime
 */
export async function registerUser(input: RegisterUserInput, client: ClientInfo): Promise<User> {
  const { password, recordArrival, ...account } = input
  const mayMail = await mayMailTo(input.email)
  const hashed = await hash.make(password)
  try {
    return await db.transaction(async (trx) => {
      const user = await createAccount(trx, { ...account, hashed })
      await recordSecurityEvent(trx, user.id, 'registered', client)
      if (mayMail) await queueVerificationMail(trx, user)
      await recordArrival(trx, {
        userId: user.id,
        email: user.email,
        ipAddress: client.ipAddress,
      })
      return user
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'users_email_unique')) throw error
    throw new FormError({ email: VALIDATION_MESSAGES.emailTaken })
  }
}

/**
 * Makes the account with the welcome credits, and what features bring along with it, in the caller's transaction.
 * @throws FormError while a change away from the address can be undone
 */
export async function createAccount(
  trx: TransactionClientContract,
  { name, email, hashed, emailVerifiedAt = null }: CreateAccountInput
): Promise<User> {
  const user = await User.create(
    {
      name,
      email,
      password: hashed,
      emailVerifiedAt,
      addressProvenAt: emailVerifiedAt,
      sessionVersion: 0,
      deviceEpoch: 0,
      language: currentLocale(),
    },
    { client: trx }
  )
  // After the row is there, for which a change of the address that is under way has been waited.
  if (await isReservedEmail(trx, email, user.id)) {
    throw new FormError({ email: VALIDATION_MESSAGES.emailTaken })
  }
  await notifyAccountCreated(trx, user)
  // With the team that it works in, which came along.
  await user.refresh()
  for (const [kind, amount] of Object.entries(WELCOME_GRANT)) {
    await grantCredits(trx, {
      userId: user.id,
      kind: kind as CreditKind,
      amount,
      source: 'welcome',
      sourceKey: '1',
    })
  }
  return user
}
