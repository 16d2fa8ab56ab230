import { DateTime } from 'luxon'
import { fetch } from 'undici'
import { driverConfig, type ProviderId } from '#config/social'
import type { SocialTokens } from './social_profile.js'

const TIMEOUT_MS = 10_000
/** These take the app's credentials from the header alone. */
const BASIC: ProviderId[] = ['bitbucket', 'twitter-oauth-2']

interface TokenAnswer {
  access_token?: string
  refresh_token?: string
  /** Seconds. */
  expires_in?: number
  error?: string
}

/** Whether a provider no longer takes the token, and gave another with which to ask for a new one. */
export function canRefresh({ expiresAt, refreshToken }: SocialTokens): boolean {
  return expiresAt !== null && refreshToken !== null && Date.parse(expiresAt) <= Date.now()
}

/**
 * Asks for tokens in place of expired ones (RFC 6749, section 6).
 * @throws Error when the provider gives none
 */
export async function refreshTokens(id: ProviderId, refreshToken: string): Promise<SocialTokens> {
  const { accessTokenUrl, clientId, clientSecret } = driverConfig(id)
  const basic = BASIC.includes(id)
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  const response = await fetch(accessTokenUrl, {
    method: 'POST',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      accept: 'application/json',
      ...(basic ? { authorization: `Basic ${credentials}` } : {}),
    },
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      ...(basic ? {} : { client_id: clientId, client_secret: clientSecret }),
    }),
  })
  const answer = (await response.json()) as TokenAnswer
  if (!answer.access_token) throw new Error(`${id} refused to refresh a token: ${answer.error}`)
  const { expires_in: seconds } = answer
  return {
    token: answer.access_token,
    secret: null,
    refreshToken: answer.refresh_token ?? null,
    expiresAt: seconds ? DateTime.now().plus({ seconds }).toISO() : null,
  }
}
