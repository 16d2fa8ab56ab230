import { useState } from 'react'
import { route } from '~/ui/client/routes'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'
import { Button } from '~/ui/buttons/button'
import { ConfirmDialog } from '~/ui/overlays/confirm_dialog'
import { FormSection } from '~/ui/forms/form_section'
import { money } from '~/ui/text/money'
import type { PortalPageProps } from '../hosted/page_props'
import { SANDBOX_MESSAGES } from '../messages/en/common'
import { longDate } from './date'
import type { usePortal } from './use_portal'

const MESSAGES = SANDBOX_MESSAGES.portal

const TONES: Record<string, BadgeTone> = { active: 'success', past_due: 'danger' }

interface PlanSectionProps {
  portalId: string
  subscription: PortalPageProps['subscription']
  acts: ReturnType<typeof usePortal>
}

/** The subscription, and how to end it or have it run on. */
export function PlanSection({ portalId: id, subscription, acts }: PlanSectionProps) {
  const [asking, setAsking] = useState(false)
  if (!subscription) {
    return (
      <FormSection title={MESSAGES.plan}>
        <p className="text-muted">{MESSAGES.noPlan}</p>
      </FormSection>
    )
  }
  const { product, status, amount, period_end: periodEnd, cancel_at: cancelAt } = subscription
  const cancel = () => {
    setAsking(false)
    acts.send('cancel', route('sandbox.portal.cancel', { id }))
  }
  return (
    <FormSection title={MESSAGES.plan}>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <p className="flex flex-wrap items-center gap-2 text-base font-semibold">
            {product}
            <Badge tone={TONES[status]}>{MESSAGES.statuses[status] ?? status}</Badge>
          </p>
          <p className="mt-1 tabular-nums">{MESSAGES.monthly.replace('{amount}', money(amount))}</p>
          <p className="mt-1 text-muted">{sentenceOf(subscription)}</p>
        </div>
        {status !== 'canceled' &&
          (cancelAt ? (
            <Button
              loading={acts.busy === 'resume'}
              disabled={acts.busy !== null}
              onClick={() => acts.send('resume', route('sandbox.portal.resume', { id }))}
            >
              {MESSAGES.resume}
            </Button>
          ) : (
            <Button
              variant="secondary"
              loading={acts.busy === 'cancel'}
              disabled={acts.busy !== null}
              onClick={() => setAsking(true)}
            >
              {MESSAGES.cancel}
            </Button>
          ))}
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={cancel}
        title={MESSAGES.cancelQuestion}
        confirmLabel={MESSAGES.cancel}
        cancelLabel={MESSAGES.keep}
        danger
      >
        {MESSAGES.cancelBody.replace('{date}', longDate(periodEnd))}
      </ConfirmDialog>
    </FormSection>
  )
}

function sentenceOf(subscription: NonNullable<PortalPageProps['subscription']>): string {
  const { status, cancel_at: cancelAt, next_attempt: nextAttempt } = subscription
  const on = (text: string, iso: string) => text.replace('{date}', longDate(iso))
  if (status === 'canceled') return on(MESSAGES.ended, subscription.period_end)
  if (cancelAt) return on(MESSAGES.ends, cancelAt)
  if (nextAttempt) return on(MESSAGES.retry, nextAttempt)
  return on(MESSAGES.renews, subscription.period_end)
}
