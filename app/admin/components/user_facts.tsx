import type { ReactNode } from 'react'
import { USER_LIMITS, type UserLimit, type UserLimits } from '~/accounts/user_limits'
import { formatNumber } from '~/i18n/format'
import { DateText } from '~/ui/text/date_text'
import { USER_MESSAGES } from '../messages/en/user'
import type { UserData } from '../transformers/user_data'

/** What an account is and has. */
export function UserFacts({ user }: { user: UserData }) {
  const { facts } = USER_MESSAGES
  const { subscription, credits } = user
  return (
    <dl className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
      <Fact label={facts.id}>{user.id}</Fact>
      <Fact label={facts.name}>{user.name}</Fact>
      <Fact label={facts.created}>
        <DateText iso={user.created_at} />
      </Fact>
      <Fact label={facts.verified}>
        {user.verified_at ? <DateText iso={user.verified_at} /> : facts.no}
      </Fact>
      <Fact label={facts.signIn}>
        {[
          user.has_password ? facts.password : facts.noPassword,
          user.has_second_factor ? facts.secondFactor : facts.noSecondFactor,
        ].join(', ')}
      </Fact>
      {user.suspended_at && (
        <Fact label={facts.suspended}>
          <DateText iso={user.suspended_at} />
        </Fact>
      )}
      <Fact label={facts.credits}>
        {Object.entries(credits)
          .map(([kind, left]) =>
            USER_MESSAGES.left(USER_MESSAGES.kinds[kind as keyof typeof credits], left)
          )
          .join(', ')}
      </Fact>
      <Fact label={facts.subscription}>
        {subscription ? (
          <>
            {subscription.status}
            {subscription.until && (
              <>
                , <DateText iso={subscription.until} />
              </>
            )}{' '}
            <span className="text-muted">({subscription.provider})</span>
          </>
        ) : (
          facts.no
        )}
      </Fact>
      <Fact label={facts.storage}>{facts.megabytes(user.storage)}</Fact>
      <Fact label={facts.products}>{formatNumber(user.products)}</Fact>
      <Fact label={facts.access}>{facts.accessOf(user.sessions, user.tokens, user.endpoints)}</Fact>
      {user.limits && (
        <Fact label={facts.limits}>
          {describeLimits(user.limits)}{' '}
          <span className="block text-muted">{user.limits.reason}</span>
        </Fact>
      )}
      <Fact label={facts.teams}>
        {user.teams.map(({ id, name, owner }) => (
          <span key={id} className="block">
            {name} <span className="text-muted">{owner ? facts.owner : facts.member}</span>
          </span>
        ))}
      </Fact>
      <Fact label={facts.language}>{user.language}</Fact>
    </dl>
  )
}

function describeLimits(limits: UserLimits): string {
  return (Object.keys(USER_LIMITS) as UserLimit[])
    .flatMap((name) => {
      const limit = limits[name]
      return limit === null ? [] : `${USER_MESSAGES.limits.names[name]}: ${formatNumber(limit)}`
    })
    .join(', ')
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-fine text-muted">{label}</dt>
      <dd className="wrap-break-word">{children}</dd>
    </div>
  )
}
