import { useCredits } from '~/ui/client/credits'
import { hrefOf } from '~/ui/layouts/links'
import { CreditOffer } from '~/ui/layouts/credit_offer'
import { useShared } from '~/ui/client/use_shared'
import { Card } from '~/ui/layouts/card'
import { CREDIT_KINDS, type CreditKind } from '~/ui/text/credit_kinds'
import { TextLink } from '~/ui/buttons/text_link'
import { DASHBOARD_MESSAGES } from '../messages/en/dashboard'

const MESSAGES = DASHBOARD_MESSAGES.credits
const KINDS = Object.keys(CREDIT_KINDS) as CreditKind[]

/** What is left to spend, what each kind pays for, and the way to more. */
export function CreditsCard({ subscriptionActive }: { subscriptionActive: boolean }) {
  const credits = useCredits()
  const { hasBilling } = useShared().features
  const billing = hasBilling && subscriptionActive ? hrefOf('billing') : null
  if (!credits) return null
  return (
    <section aria-labelledby="credits">
      <h2 id="credits" className="text-base font-semibold">
        {MESSAGES.title}
      </h2>
      <Card className="mt-3">
        <dl className="flex flex-col gap-4">
          {KINDS.map((kind) => {
            const { icon: Icon, label, paysFor } = CREDIT_KINDS[kind]
            return (
              <div key={kind} className="grid grid-cols-[1fr_auto] gap-x-4">
                <dt className="flex items-center gap-2 font-medium">
                  <Icon aria-hidden className="size-4 text-muted" />
                  {label}
                </dt>
                <dd className="font-semibold tabular-nums">
                  {MESSAGES.left(credits[`${kind}_credits`])}
                </dd>
                <dd className="col-span-2 mt-0.5 pl-6 text-fine text-muted">{paysFor}</dd>
              </div>
            )
          })}
        </dl>
        {hasBilling && (
          <div className="mt-5 flex flex-wrap items-center gap-4 border-t border-line pt-4">
            <CreditOffer kind="image" />
            {billing && (
              <TextLink href={billing} isAlone>
                {MESSAGES.billing}
              </TextLink>
            )}
          </div>
        )}
      </Card>
    </section>
  )
}
