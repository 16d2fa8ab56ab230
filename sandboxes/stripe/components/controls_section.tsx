import { route } from '~/ui/client/routes'
import { Button } from '~/ui/buttons/button'
import { FormSection } from '~/ui/forms/form_section'
import type { PortalPageProps } from '../hosted/page_props'
import { SANDBOX_MESSAGES } from '../messages/en/common'
import { PaymentControls } from './payment_controls'
import type { usePortal } from './use_portal'

const MESSAGES = SANDBOX_MESSAGES.controls

/** Last digits of the card whose payments all fail. */
const FAILING = '0341'

interface ControlsSectionProps extends PortalPageProps {
  acts: ReturnType<typeof usePortal>
}

/** What no real portal has: time, the bank and the support at hand. */
export function ControlsSection({ portal, subscription, payments, acts }: ControlsSectionProps) {
  const { id } = portal
  const runs = subscription && subscription.status !== 'canceled'
  return (
    <FormSection title={MESSAGES.title} description={MESSAGES.description}>
      <div className="space-y-6">
        {runs && (
          <div className="space-y-3">
            <h3 className="font-semibold">{MESSAGES.time}</h3>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                loading={acts.busy === 'next'}
                disabled={acts.busy !== null}
                onClick={() => acts.send('next', route('sandbox.portal.next-step', { id }))}
              >
                {subscription.next_attempt ? MESSAGES.nextAttempt : MESSAGES.nextMonth}
              </Button>
              {subscription.card?.last4 !== FAILING && (
                <Button
                  variant="secondary"
                  loading={acts.busy === 'fail'}
                  disabled={acts.busy !== null}
                  onClick={() =>
                    acts.send('fail', route('sandbox.portal.card', { id }), { card: 'fails_later' })
                  }
                >
                  {MESSAGES.fail}
                </Button>
              )}
            </div>
            {subscription.card?.last4 === FAILING && (
              <p className="text-muted">{MESSAGES.failing}</p>
            )}
          </div>
        )}
        <div className="space-y-3">
          <h3 className="font-semibold">{MESSAGES.payments}</h3>
          {payments.length === 0 && <p className="text-muted">{MESSAGES.noPayments}</p>}
          <ul className="divide-y divide-line">
            {payments.map((payment) => (
              <PaymentControls key={payment.charge} portalId={id} payment={payment} acts={acts} />
            ))}
          </ul>
        </div>
      </div>
    </FormSection>
  )
}
