import encryption from '@adonisjs/core/services/encryption'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { removeMedia } from '#app/media/store/remove_media'
import type { SealedColumns } from '#app/core/database/sealed_columns'
import { sql } from '#app/core/database/sql'
import type { ProviderId } from '#config/social'
import type { SocialProfile, SocialTokens } from './social_profile.js'

/** Row of `connected_accounts` with its tokens in clear text; keep it on the server. */
export interface ConnectedAccount {
  id: number
  userId: number
  provider: ProviderId
  avatarPath: string | null
  tokens: SocialTokens
}

interface Row extends Omit<ConnectedAccount, 'tokens'> {
  token: string
  secret: string | null
  refreshToken: string | null
  expiresAt: Date | null
}

const PURPOSE = 'connected-account'

export const CONNECTED_ACCOUNT_COLUMNS: SealedColumns = {
  table: 'connected_accounts',
  columns: ['token', 'secret', 'refresh_token'],
  owner: 'user_id',
  purposeFor: () => PURPOSE,
}

/** Whom an account elsewhere belongs to, null for nobody. */
export async function findOwner(
  client: QueryClientContract,
  { provider, providerId }: SocialProfile
): Promise<number | null> {
  const [row] = await sql<{ userId: number }>(
    client,
    `select user_id as "userId" from connected_accounts where provider = ? and provider_id = ?`,
    [provider, providerId]
  )
  return row?.userId ?? null
}

/**
 * Connects an account with a user, or brings what is known of it up to date when it is already theirs. The copy of a
 * picture goes when its address is another one: `copyAccountAvatar` brings the new one.
 * @returns whether it is theirs now: not when it belongs to somebody else
 */
export async function saveConnectedAccount(
  trx: TransactionClientContract,
  userId: number,
  profile: SocialProfile
): Promise<{ isTheirs: boolean; isNew: boolean }> {
  const { token, secret, refreshToken, expiresAt } = profile.tokens
  const [row] = await sql<{ isNew: boolean; old: string | null; kept: string | null }>(
    trx,
    `insert into connected_accounts as a (user_id, provider, provider_id, name, nickname, email, avatar_path,
       token, secret, refresh_token, expires_at)
     values (:userId, :provider, :providerId, :name, :nickname, :email, :avatarUrl, :token, :secret, :refreshToken,
       :expiresAt)
     on conflict (provider, provider_id) do update set name = excluded.name, nickname = excluded.nickname,
       email = excluded.email, avatar_path = excluded.avatar_path, token = excluded.token,
       secret = excluded.secret, refresh_token = coalesce(excluded.refresh_token, a.refresh_token),
       expires_at = excluded.expires_at, updated_at = now(),
       avatar_media_id = case when a.avatar_path = excluded.avatar_path then a.avatar_media_id end
     where a.user_id = excluded.user_id
     returning old.id is null as "isNew", old.avatar_media_id as old, new.avatar_media_id as kept`,
    {
      userId,
      provider: profile.provider,
      providerId: profile.providerId,
      name: profile.name,
      nickname: profile.nickname,
      email: profile.email,
      avatarUrl: profile.avatarUrl,
      token: seal(token),
      secret: secret === null ? null : seal(secret),
      refreshToken: refreshToken === null ? null : seal(refreshToken),
      expiresAt,
    }
  )
  if (row?.old && !row.kept) await removeMedia([row.old], trx)
  return { isTheirs: row !== undefined, isNew: row?.isNew ?? false }
}

/** A user's own connected account, null for a foreign or unknown id. */
export async function findConnectedAccount(
  client: QueryClientContract,
  userId: number,
  id: number
): Promise<ConnectedAccount | null> {
  const [row] = await sql<Row>(
    client,
    `select id, user_id as "userId", provider, avatar_path as "avatarPath", token, secret,
       refresh_token as "refreshToken", expires_at as "expiresAt"
     from connected_accounts where id = ? and user_id = ?`,
    [id, userId]
  )
  if (!row) return null
  const { token, secret, refreshToken, expiresAt, ...account } = row
  return {
    ...account,
    tokens: {
      token: open(token),
      secret: secret === null ? null : open(secret),
      refreshToken: refreshToken === null ? null : open(refreshToken),
      expiresAt: expiresAt?.toISOString() ?? null,
    },
  }
}

/** Keeps the tokens that took the place of expired ones; providers may keep the refresh token as it was. */
export async function saveTokens(client: QueryClientContract, id: number, tokens: SocialTokens) {
  const { token, refreshToken, expiresAt } = tokens
  await sql(
    client,
    `update connected_accounts set token = ?, refresh_token = coalesce(?, refresh_token), expires_at = ?,
       updated_at = now() where id = ?`,
    [seal(token), refreshToken === null ? null : seal(refreshToken), expiresAt, id]
  )
}

function seal(text: string): string {
  return encryption.encrypt(text, { purpose: PURPOSE })
}

/** Empty when the key has changed: then the provider refuses it, and the person signs in anew. */
function open(sealed: string): string {
  return encryption.decrypt<string>(sealed, PURPOSE) ?? ''
}
