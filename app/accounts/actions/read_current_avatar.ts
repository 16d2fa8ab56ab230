import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { type ConnectedAccount, saveTokens } from '../social/connected_accounts.js'
import { canRefresh, refreshTokens } from '../social/refresh_tokens.js'
import { socialDriver } from '../social/social_profile.js'

/**
 * Asks the provider where the person's picture is now, since such addresses expire; with new tokens when the stored
 * ones have expired.
 * @throws Error when the provider does not answer or no longer takes the tokens
 */
export async function readCurrentAvatar(
  ctx: HttpContext,
  account: ConnectedAccount
): Promise<string | null> {
  const { id, provider } = account
  let tokens = account.tokens
  if (canRefresh(tokens)) {
    tokens = await refreshTokens(provider, tokens.refreshToken!)
    await saveTokens(db.connection(), id, tokens)
  }
  const driver = socialDriver(ctx, provider)
  const answer = tokens.secret
    ? await driver.userFromTokenAndSecret(tokens.token, tokens.secret)
    : await driver.userFromToken(tokens.token)
  return answer.avatarUrl || null
}
