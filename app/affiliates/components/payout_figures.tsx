import type { ReactNode } from 'react'
import { hrefOf } from '~/ui/layouts/links'
import { Alert } from '~/ui/feedback/alert'
import { Card } from '~/ui/layouts/card'
import { classNames } from '~/ui/class_names'
import { dateText } from '~/ui/text/date_text'
import { TextLink } from '~/ui/buttons/text_link'
import { PAYOUT_MESSAGES } from '../messages/en/payouts'
import type { PayoutOutlook } from '../transformers/payout_data'
import { dollars } from './dollars'

const MESSAGES = PAYOUT_MESSAGES.figures

/** What can be paid now, what is held back, what comes next, and where it goes. */
export function PayoutFigures({ outlook }: { outlook: PayoutOutlook }) {
  const { available, held, minimum, paypal_email: email, state, is_trial: isTrial } = outlook
  const next = nextOf(outlook)
  const settings = hrefOf('affiliate.dashboard')
  return (
    <section aria-label={PAYOUT_MESSAGES.description} className="mb-6">
      {state === 'held' && (
        <div className="mb-4">
          <Alert tone="warning" title={PAYOUT_MESSAGES.held.title}>
            {PAYOUT_MESSAGES.held.body}
          </Alert>
        </div>
      )}
      <Card>
        <dl className="grid grid-cols-2 gap-5 lg:grid-cols-4">
          <Figure label={MESSAGES.available} hint={MESSAGES.availableHint(dollars(minimum))}>
            {dollars(available)}
          </Figure>
          <Figure label={MESSAGES.held} hint={MESSAGES.heldHint}>
            {dollars(held)}
          </Figure>
          <Figure label={MESSAGES.next} hint={next.hint} isWide>
            {next.value}
          </Figure>
          <Figure label={MESSAGES.address} isWide>
            <p className="text-sm font-medium break-all">{email}</p>
            {settings && (
              <p className="mt-0.5 text-fine">
                <TextLink href={settings}>{MESSAGES.change}</TextLink>
              </p>
            )}
          </Figure>
        </dl>
      </Card>
      {isTrial && <p className="mt-2 text-fine text-muted">{PAYOUT_MESSAGES.trial}</p>}
    </section>
  )
}

interface FigureProps {
  label: string
  hint?: string
  /** Takes the whole width of a phone. */
  isWide?: boolean
  children: ReactNode
}

function Figure({ label, hint, isWide = false, children }: FigureProps) {
  return (
    <div className={classNames('min-w-0', isWide && 'col-span-2 sm:col-span-1')}>
      <dt className="text-fine text-muted">{label}</dt>
      <dd className="mt-1 text-lg font-semibold tabular-nums">
        {children}
        {hint && <p className="mt-0.5 text-fine font-normal text-muted">{hint}</p>}
      </dd>
    </div>
  )
}

function nextOf(outlook: PayoutOutlook): { value: string; hint?: string } {
  const { next } = PAYOUT_MESSAGES
  const { available, minimum, next_at: nextAt, state } = outlook
  const date = dateText(nextAt)
  switch (state) {
    case 'pays':
      return { value: dollars(available), hint: next.paysHint(date) }
    case 'missing':
      return {
        value: next.missing(dollars(minimum - available)),
        hint: next.missingHint(dollars(minimum), date),
      }
    case 'pending':
      return { value: next.pending, hint: next.pendingHint(date) }
    case 'held':
      return { value: next.held }
    case 'no_address':
      return { value: next.noAddress, hint: next.noAddressHint }
    case 'off':
      return { value: next.off, hint: next.offHint }
  }
}
