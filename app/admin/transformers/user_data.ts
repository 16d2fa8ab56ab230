import type { CreditKind } from '#config/credits'
import type { UserLimits } from '#app/accounts/user_limits'
import type { UserFacts } from '../queries/find_user.js'

/** An account as its page shows it. */
export type UserData = {
  id: number
  email: string
  name: string
  language: string
  created_at: string
  verified_at: string | null
  suspended_at: string | null
  has_password: boolean
  has_second_factor: boolean
  operator: boolean
  subscription: { status: string; until: string | null; provider: string } | null
  credits: Record<CreditKind, number>
  /** Null where no operator has set any. */
  limits: (UserLimits & { reason: string }) | null
  /** Bytes of all files. */
  storage: number
  products: number
  sessions: number
  tokens: number
  endpoints: number
  teams: { id: number; name: string; owner: boolean }[]
}

export function userData(user: UserFacts): UserData {
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    language: user.language,
    created_at: user.createdAt.toISOString(),
    verified_at: user.emailVerifiedAt?.toISOString() ?? null,
    suspended_at: user.suspendedAt?.toISOString() ?? null,
    has_password: user.hasPassword,
    has_second_factor: user.hasSecondFactor,
    operator: user.isOperator,
    subscription: user.subscription,
    credits: {
      image: user.credits.image ?? 0,
      video: user.credits.video ?? 0,
      model: user.credits.model ?? 0,
    },
    limits: user.limits,
    storage: user.storage,
    products: user.products,
    sessions: user.sessions,
    tokens: user.tokens,
    endpoints: user.endpoints,
    teams: user.teams.map(({ id, name, isOwner }) => ({ id, name, owner: isOwner })),
  }
}
