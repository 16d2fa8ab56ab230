import db from '@adonisjs/lucid/services/db'
import type { UserLimits } from '#app/accounts/user_limits'
import { notFound } from '#app/core/errors/errors'
import { sql } from '#app/core/database/sql'
import { storageUsedBy } from '#app/media/store/storage_used'
import type { CreditKind } from '#config/credits'

export interface UserFacts {
  id: number
  email: string
  name: string
  language: string
  createdAt: Date
  emailVerifiedAt: Date | null
  suspendedAt: Date | null
  hasPassword: boolean
  hasSecondFactor: boolean
  isOperator: boolean
  /** Of the newest subscription. */
  subscription: { status: string; until: string | null; provider: string } | null
  credits: Partial<Record<CreditKind, number>>
  /** Null where no operator has set any. */
  limits: (UserLimits & { reason: string }) | null
  /** Bytes of all files. */
  storage: number
  products: number
  sessions: number
  tokens: number
  endpoints: number
  teams: { id: number; name: string; isOwner: boolean }[]
}

/**
 * What operators see of an account: no password, key or token.
 * @throws AppError 404
 */
export async function findUser(userId: number): Promise<UserFacts> {
  const [row] = await sql<UserFacts>(
    db.connection(),
    `select u.id, u.email, u.name, u.language, u.created_at as "createdAt", u.email_verified_at as "emailVerifiedAt",
       u.suspended_at as "suspendedAt", u.password is not null as "hasPassword",
       u.two_factor_confirmed_at is not null as "hasSecondFactor",
       exists (select 1 from operators o where o.user_id = u.id) as "isOperator",
       (select json_build_object('status', s.status, 'until', s.current_period_end, 'provider', s.provider)
          from subscriptions s where s.user_id = u.id order by s.id desc limit 1) as subscription,
       (select coalesce(json_object_agg(g.kind, g.total), '{}') from (
          select kind, sum(remaining) as total from credit_grants
            where user_id = u.id and remaining > 0 and (expires_at is null or expires_at > now())
            group by kind) g) as credits,
       (select json_build_object('calls_per_minute', l.calls_per_minute, 'work_at_once', l.work_at_once,
          'credits_per_day', l.credits_per_day, 'most_products', l.most_products, 'storage_mb', l.storage_mb, 'reason', l.reason)
          from user_limits l where l.user_id = u.id) as limits,
       ${storageUsedBy('u.id')} as storage,
       (select count(*) from products p where p.user_id = u.id)::int as products,
       (select count(*) from sessions s where s.user_id = u.id)::int as sessions,
       (select count(*) from access_tokens t where t.user_id = u.id)::int as tokens,
       (select count(*) from webhook_endpoints w where w.user_id = u.id)::int as endpoints,
       (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'isOwner', t.user_id = u.id) order by t.name), '[]')
          from teams t where t.id in (
            select o.id from teams o where o.user_id = u.id
            union all select m.team_id from team_members m where m.user_id = u.id)) as teams
     from users u where u.id = ?`,
    [userId]
  )
  if (!row) throw notFound()
  return row
}
