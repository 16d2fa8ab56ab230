import type {
  AllyDriverContract,
  AllyUserContract,
  Oauth1AccessToken,
  Oauth2AccessToken,
} from '@adonisjs/ally/types'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { cutText } from '#common/cut_text'
import type { ProviderId } from '#config/social'
import { canonicalEmail } from '../emails/canonical_email.js'

type Token = Oauth1AccessToken | Oauth2AccessToken
type Answer = AllyUserContract<Token>
export type SocialDriver = AllyDriverContract<Token, string>

/** Somebody's account with a provider, in one shape for all of them. */
export interface SocialProfile {
  provider: ProviderId
  providerId: string
  name: string
  nickname: string | null
  /** In the form of `canonicalEmail`. */
  email: string | null
  /** Whether the provider says that this person receives mail at `email`. */
  emailVerified: boolean
  /** Any address at all: whoever fetches it must check it. */
  avatarUrl: string | null
  tokens: SocialTokens
}

export interface SocialTokens {
  token: string
  /** Of OAuth 1.0a. */
  secret: string | null
  refreshToken: string | null
  /** ISO 8601, null when the token does not expire. */
  expiresAt: string | null
}

const LONGEST = 255
const UNREADABLE = /(?![\u200C\u200D\s])[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu

export function socialDriver(ctx: HttpContext, id: ProviderId): SocialDriver {
  return ctx.ally.use(id) as unknown as SocialDriver
}

/**
 * What the provider says of the person who has just agreed.
 * @throws Error when the provider cannot be asked, refuses, or names nobody
 */
export async function readProfile(driver: SocialDriver, id: ProviderId): Promise<SocialProfile> {
  return toProfile(await driver.user(), id)
}

/** @throws Error when the answer names nobody */
export function toProfile(answer: Answer, provider: ProviderId): SocialProfile {
  const { original, token } = answer
  // LinkedIn's `sub`, GitHub's number, X's string: one kind of key.
  const providerId = answer.id ? String(answer.id) : ''
  if (!providerId) throw new Error(`${provider} named nobody`)
  const nickname = readable(provider === 'github' ? original.login : answer.nickName)
  // The driver of LinkedIn takes the family name for the name.
  const name = readable(provider === 'linkedin-openid' ? original.name : answer.name)
  const email = addressIn(answer.email)
  return {
    provider,
    providerId,
    name: name ?? nickname ?? email?.split('@')[0] ?? 'Merchant',
    nickname,
    email,
    emailVerified: email !== null && isVerified(answer, provider),
    avatarUrl: answer.avatarUrl || null,
    tokens: tokensOf(token),
  }
}

export function tokensOf(token: Token): SocialTokens {
  const { refreshToken, expiresAt } = token as Oauth2AccessToken
  return {
    token: token.token,
    secret: (token as Oauth1AccessToken).secret ?? null,
    refreshToken: refreshToken ?? null,
    expiresAt: expiresAt ? DateTime.fromJSDate(expiresAt).toISO() : null,
  }
}

/** X and Twitter hand out confirmed addresses alone; Facebook's and the old LinkedIn's may be anybody's. */
function isVerified({ emailVerificationState }: Answer, provider: ProviderId): boolean {
  if (provider === 'twitter' || provider === 'twitter-oauth-2') return true
  if (provider === 'facebook' || provider === 'linkedin') return false
  return emailVerificationState === 'verified'
}

/** A name without what cannot be seen or turns the order of letters around; joiners shape letters and stay. */
function readable(text: unknown): string | null {
  if (typeof text !== 'string') return null
  const plain = text.normalize('NFKC').replace(UNREADABLE, '').replace(/\s+/g, ' ')
  return cutText(plain.trim(), LONGEST) || null
}

function addressIn(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > LONGEST) return null
  const address = canonicalEmail(text)
  return /^[^\s@\p{C}\uFFFD]+@[^\s@\p{C}\uFFFD]+$/u.test(address) ? address : null
}
