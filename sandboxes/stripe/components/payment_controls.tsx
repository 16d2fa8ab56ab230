import { type FormEvent, useState } from 'react'
import { route } from '~/ui/client/routes'
import { Badge } from '~/ui/feedback/badge'
import { Button } from '~/ui/buttons/button'
import { Input } from '~/ui/forms/input'
import { money } from '~/ui/text/money'
import type { PaymentProps } from '../hosted/page_props'
import { SANDBOX_MESSAGES } from '../messages/en/common'
import { longDate } from './date'
import type { usePortal } from './use_portal'

const MESSAGES = SANDBOX_MESSAGES.controls

interface PaymentControlsProps {
  portalId: string
  payment: PaymentProps
  acts: ReturnType<typeof usePortal>
}

/** One payment: giving it back, whole or in part, and disputes about it. */
export function PaymentControls({ portalId: id, payment, acts }: PaymentControlsProps) {
  const { charge, dispute } = payment
  const left = payment.amount - payment.refunded
  return (
    <li className="space-y-3 py-4 first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-4">
        <span className="min-w-0">
          {payment.description}
          <span className="block text-muted">{longDate(payment.created)}</span>
        </span>
        <span className="flex flex-col items-end gap-1 tabular-nums">
          {money(payment.amount)}
          <PaymentState payment={payment} />
        </span>
      </div>
      {payment.pending && (
        <div className="flex flex-wrap gap-2">
          {[true, false].map((arrived) => (
            <Act
              key={String(arrived)}
              name={`${arrived} ${charge}`}
              label={arrived ? MESSAGES.arrive : MESSAGES.bounce}
              acts={acts}
              url={route('sandbox.portal.settle', { id })}
              data={{ charge, arrived }}
            />
          ))}
        </div>
      )}
      {left > 0 && !dispute && !payment.pending && (
        <div className="flex flex-wrap items-end gap-2">
          <PartialRefund portalId={id} charge={charge} left={left} acts={acts} />
          <Act
            name={`refund ${charge}`}
            label={MESSAGES.refundAll}
            acts={acts}
            url={route('sandbox.portal.refund', { id })}
            data={{ charge }}
          />
          <Act
            name={`dispute ${charge}`}
            label={MESSAGES.dispute}
            acts={acts}
            url={route('sandbox.portal.dispute', { id })}
            data={{ charge }}
          />
        </div>
      )}
      {dispute?.status === 'needs_response' && (
        <div className="flex flex-wrap gap-2">
          {(['won', 'lost'] as const).map((status) => (
            <Act
              key={status}
              name={`${status} ${charge}`}
              label={status === 'won' ? MESSAGES.win : MESSAGES.lose}
              acts={acts}
              url={route('sandbox.portal.dispute.close', { id })}
              data={{ dispute: dispute.id, status }}
            />
          ))}
        </div>
      )}
    </li>
  )
}

function PaymentState({ payment: { pending, refunded, dispute } }: { payment: PaymentProps }) {
  return (
    <>
      {pending && <Badge tone="warning">{MESSAGES.pending}</Badge>}
      {refunded > 0 && <Badge>{MESSAGES.refunded.replace('{amount}', money(refunded))}</Badge>}
      {dispute && (
        <Badge tone={dispute.status === 'won' ? 'success' : 'danger'}>
          {MESSAGES.disputeStatuses[dispute.status] ?? dispute.status}
        </Badge>
      )}
    </>
  )
}

interface ActProps {
  name: string
  label: string
  acts: ReturnType<typeof usePortal>
  url: string
  data: Record<string, string | boolean>
}

function Act({ name, label, acts, url, data }: ActProps) {
  return (
    <Button
      variant="secondary"
      loading={acts.busy === name}
      disabled={acts.busy !== null}
      onClick={() => acts.send(name, url, data)}
    >
      {label}
    </Button>
  )
}

interface PartialRefundProps extends Omit<PaymentControlsProps, 'payment'> {
  charge: string
  /** Cents. */
  left: number
}

function PartialRefund({ portalId: id, charge, left, acts }: PartialRefundProps) {
  const [dollars, setDollars] = useState('10.00')
  const name = `part ${charge}`
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const amount = Math.round(Number(dollars) * 100)
    acts.send(name, route('sandbox.portal.refund', { id }), { charge, amount })
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <div className="w-24">
        <Input
          type="number"
          aria-label={MESSAGES.part}
          min="0.01"
          max={left / 100}
          step="0.01"
          required
          value={dollars}
          onChange={(event) => setDollars(event.target.value)}
        />
      </div>
      <Button
        type="submit"
        variant="secondary"
        loading={acts.busy === name}
        disabled={acts.busy !== null}
      >
        {MESSAGES.refundPart}
      </Button>
    </form>
  )
}
