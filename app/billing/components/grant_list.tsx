import { formatNumber } from '~/i18n/format'
import { openTopUp } from '~/ui/client/top_up'
import { useShared } from '~/ui/client/use_shared'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/layouts/card'
import { CREDIT_KINDS, type CreditKind } from '~/ui/text/credit_kinds'
import { DateText } from '~/ui/text/date_text'
import { BILLING_MESSAGES } from '../messages/en/screens'
import type { GrantData } from '~/credits/transformers/grant_data'

const MESSAGES = BILLING_MESSAGES.billing

const KINDS = Object.keys(CREDIT_KINDS) as CreditKind[]

/** The credits that can be spent, kind by kind, with where they came from and until when they last. */
export function GrantList({ grants }: { grants: readonly GrantData[] }) {
  const { user } = useShared().auth
  return (
    <Card>
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="text-base font-semibold">{MESSAGES.credits}</h2>
          <p className="mt-1 text-fine text-muted">{MESSAGES.creditsHint}</p>
        </div>
        {user?.subscribed && (
          <Button variant="secondary" size="sm" onClick={openTopUp}>
            {MESSAGES.topUp}
          </Button>
        )}
      </div>
      <div className="mt-4 flex flex-col gap-5">
        {KINDS.map((kind) => (
          <KindOfCredits
            key={kind}
            kind={kind}
            grants={grants.filter((grant) => grant.kind === kind)}
          />
        ))}
      </div>
    </Card>
  )
}

function KindOfCredits({ kind, grants }: { kind: CreditKind; grants: readonly GrantData[] }) {
  const { icon: Icon } = CREDIT_KINDS[kind]
  const total = grants.reduce((sum, { remaining }) => sum + remaining, 0)
  return (
    <section aria-label={BILLING_MESSAGES.kinds[kind]}>
      <div className="flex items-center justify-between gap-2 border-b border-line pb-2">
        <h3 className="flex items-center gap-2 font-medium">
          <Icon aria-hidden className="size-4 text-muted" />
          {BILLING_MESSAGES.kinds[kind]}
        </h3>
        <span className="text-lg font-semibold tabular-nums">{formatNumber(total)}</span>
      </div>
      {grants.length > 0 && (
        <ul className="mt-2 space-y-1.5">
          {grants.map(({ id, source, remaining, amount, expires_at: expiresAt }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4 text-fine">
              <span>
                {source}
                <span className="text-muted tabular-nums">
                  {' '}
                  · {MESSAGES.ofAmount(remaining, amount)}
                </span>
              </span>
              <span className="text-muted">
                {expiresAt ? (
                  <>
                    {MESSAGES.expires} <DateText iso={expiresAt} />
                  </>
                ) : (
                  MESSAGES.neverExpires
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
