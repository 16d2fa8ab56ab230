import { formatNumber } from '~/i18n/format'
import { useCredits } from '~/ui/client/credits'
import { SHELL_MESSAGES } from '~/ui/messages/en/layouts'
import { CREDIT_KINDS, type CreditKind } from '~/ui/text/credit_kinds'

const KINDS = Object.keys(CREDIT_KINDS) as CreditKind[]

/** What is left of each kind, with its name, in the mobile menu. */
export function MobileCredits() {
  const credits = useCredits()
  if (!credits) return null
  return (
    <dl aria-label={SHELL_MESSAGES.credits} className="grid grid-cols-3 gap-2">
      {KINDS.map((kind) => {
        const { icon: Icon, label } = CREDIT_KINDS[kind]
        return (
          <div key={kind} className="rounded-control bg-canvas px-3 py-2">
            <dt className="flex items-center gap-1.5 text-fine text-muted">
              <Icon aria-hidden className="size-4" />
              {label}
            </dt>
            <dd className="text-lg font-semibold tabular-nums">
              {formatNumber(credits[`${kind}_credits`])}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
