import encryption from '@adonisjs/core/services/encryption'
import type { HttpContext } from '@adonisjs/core/http'
import { isRecent } from '#app/core/text/is_recent'
import { PENDING_MINUTES, type ProviderId } from '#config/social'
import type { SocialProfile } from './social_profile.js'

/** A provider's answer that waits in the session: for a yes to connect it, or for an e-mail address to sign up with. */
interface Pending {
  kind: keyof typeof PENDING_MINUTES
  /** Whom it would be connected with. */
  userId: number | null
  /** The address that was asked for and is being verified. */
  email: string | null
  profile: SocialProfile
}

interface Stored extends Omit<Pending, 'profile'> {
  provider: ProviderId
  /** Encrypted, since it holds the tokens. */
  profile: string
  /** Milliseconds since 1970. */
  at: number
}

const KEY = 'social.pending'
const PURPOSE = 'social.pending'

export function holdPending({ session }: HttpContext, pending: Pending): void {
  const { profile, ...rest } = pending
  session.put(KEY, {
    ...rest,
    provider: profile.provider,
    profile: encryption.encrypt(profile, { purpose: PURPOSE }),
    at: Date.now(),
  } satisfies Stored)
}

/** What waits for this user and provider, null when nothing does or when it has waited too long. */
export function readPending(
  { auth, session }: HttpContext,
  kind: Pending['kind'],
  provider: ProviderId
): Pending | null {
  const stored = session.get(KEY) as Stored | undefined
  if (stored?.kind !== kind || stored.provider !== provider) return null
  if (stored.userId !== (auth.user?.id ?? null)) return null
  if (!isRecent(stored.at, PENDING_MINUTES[kind] * 60_000)) return null
  const profile = encryption.decrypt<SocialProfile>(stored.profile, PURPOSE)
  return profile && { kind, userId: stored.userId, email: stored.email, profile }
}

/** Notes the address to which the link was sent; the time that is left stays what it is. */
export function setPendingEmail({ session }: HttpContext, email: string): void {
  session.put(`${KEY}.email`, email)
}

export function dropPending({ session }: HttpContext): void {
  session.forget(KEY)
}
