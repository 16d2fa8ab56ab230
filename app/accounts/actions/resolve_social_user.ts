import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { afterLeftovers } from '../leftovers.js'
import type { RecordArrival } from '../arrivals.js'
import { lockRows } from '#app/core/database/row_locks'
import { isUniqueViolation } from '#app/core/database/unique_violation'
import { featureOn } from '#config/features'
import { providerName, socialRules } from '#config/social'
import { findOwner, saveConnectedAccount } from '../social/connected_accounts.js'
import type { Origin } from '../social/flow.js'
import type { SocialProfile } from '../social/social_profile.js'
import { SOCIAL_MESSAGES } from '../messages/en/social.js'
import type { ClientInfo } from '../sessions/client_info.js'
import User from '../models/user.js'
import { isReservedEmail } from '../queries/find_email_change.js'
import { claimAccount } from './claim_account.js'
import { recordSecurityEvent } from './record_security_event.js'
import { createAccount } from './register_user.js'
import { notifyOfConnection } from './notify_of_connection.js'

export type SocialOutcome =
  /** `isClaimed`: somebody else may have registered the account, and what they left in it was taken away. */
  | { kind: 'signed_in'; user: User; isClaimed?: boolean }
  | { kind: 'signed_up'; user: User }
  /** Nobody is known and the provider vouches for no address: one must be asked for and verified. */
  | { kind: 'needs_email' }
  /** `user`: whose address the provider named, if anybody's. */
  | { kind: 'refused'; text: string; user?: User }

/** Somebody else was connected with the account since it was looked up, or its owner removed it. */
class Overtaken extends Error {}

interface Options {
  origin: Origin
  client: ClientInfo
  /** Notes what brought a new user. */
  recordArrival: RecordArrival
  /** Verified by Vitrine itself, instead of the one of the provider. */
  verifiedEmail?: string
}

/**
 * Who a guest is that comes back from a provider: the user whose account it is, or a new one. An e-mail address alone
 * proves nothing: an existing user is connected by it only where the operator wants that and both sides verified it. An
 * account of which nobody ever proved the address is taken over by whoever does.
 */
export async function resolveSocialUser(
  profile: SocialProfile,
  options: Options
): Promise<SocialOutcome> {
  const attempt = async () => {
    const outcome = await db.transaction((trx) => resolve(trx, profile, options))
    if (outcome.kind === 'signed_in' && outcome.isClaimed) await afterLeftovers()
    return outcome
  }
  try {
    return await attempt()
  } catch (error) {
    const overtaken = error instanceof Overtaken || isUniqueViolation(error, 'users_email_unique')
    if (!overtaken) throw error
    // The same person came twice at once: now the first one is known.
    return attempt()
  }
}

async function resolve(
  trx: TransactionClientContract,
  profile: SocialProfile,
  { origin, client, recordArrival, verifiedEmail }: Options
): Promise<SocialOutcome> {
  const ownerId = await findOwner(trx, profile)
  if (ownerId !== null) {
    const { isNew } = await saveConnectedAccount(trx, ownerId, profile)
    if (isNew) throw new Overtaken()
    return { kind: 'signed_in', user: await User.findOrFail(ownerId, { client: trx }) }
  }
  const email = verifiedEmail ?? profile.email
  const isVerified = verifiedEmail !== undefined || profile.emailVerified
  const sameEmail = email === null ? null : await User.findBy({ email }, { client: trx })
  const isUnproven = sameEmail?.addressProvenAt === null
  if (isUnproven && isVerified) return claim(trx, sameEmail.id, profile, client)
  // Of an address that neither side has proven a link has to tell whose it is.
  if (sameEmail && !isUnproven) {
    if (!socialRules.linkVerifiedEmails || !isVerified || !sameEmail.emailVerifiedAt) {
      const text = SOCIAL_MESSAGES.emailTaken(providerName(profile.provider))
      return { kind: 'refused', text, user: sameEmail }
    }
    await connect(trx, sameEmail.id, profile, client)
    await notifyOfConnection(trx, sameEmail, profile.provider)
    return { kind: 'signed_in', user: sameEmail }
  }
  if (origin === null || !featureOn('registration')) {
    return { kind: 'refused', text: SOCIAL_MESSAGES.registrationDisabled }
  }
  if (email === null || !isVerified) return { kind: 'needs_email' }
  if (await isReservedEmail(trx, email, null)) {
    return { kind: 'refused', text: SOCIAL_MESSAGES.emailTaken(providerName(profile.provider)) }
  }
  const user = await createAccount(trx, {
    name: profile.name,
    email,
    hashed: null,
    emailVerifiedAt: DateTime.now(),
  })
  await recordSecurityEvent(trx, user.id, 'registered', client)
  await connect(trx, user.id, profile, client)
  await recordArrival(trx, { userId: user.id, email, ipAddress: client.ipAddress })
  return { kind: 'signed_up', user }
}

/** The provider vouches for an address that who registered the account never proved: it may have been somebody else. */
async function claim(
  trx: TransactionClientContract,
  userId: number,
  profile: SocialProfile,
  client: ClientInfo
): Promise<SocialOutcome> {
  await lockRows(trx, 'users', [userId], 'no key update')
  const user = await User.findOrFail(userId, { client: trx })
  if (user.addressProvenAt !== null) throw new Overtaken()
  const isClaimed = await claimAccount(trx, user, client, { dropPassword: true })
  await connect(trx, userId, profile, client)
  await notifyOfConnection(trx, user, profile.provider)
  return { kind: 'signed_in', user: await user.refresh(), isClaimed }
}

async function connect(
  trx: TransactionClientContract,
  userId: number,
  profile: SocialProfile,
  client: ClientInfo
): Promise<void> {
  const { isTheirs } = await saveConnectedAccount(trx, userId, profile)
  if (!isTheirs) throw new Overtaken()
  const provider = providerName(profile.provider)
  await recordSecurityEvent(trx, userId, 'account_connected', client, { provider })
}
