import { useState } from 'react'
import { route } from '~/ui/client/routes'
import { Button } from '~/ui/buttons/button'
import { FormSection } from '~/ui/forms/form_section'
import type { CardName } from '../cards/card_names'
import type { PortalPageProps } from '../hosted/page_props'
import { SANDBOX_MESSAGES } from '../messages/en/common'
import { CardChoice } from './card_choice'
import type { usePortal } from './use_portal'

const MESSAGES = SANDBOX_MESSAGES.portal

const CARDS = ['succeeds', 'needs_confirmation', 'fails_later'] as const

interface CardSectionProps {
  portalId: string
  subscription: NonNullable<PortalPageProps['subscription']>
  acts: ReturnType<typeof usePortal>
}

/** What the subscription is paid with, and another card for it. */
export function CardSection({ portalId: id, subscription, acts }: CardSectionProps) {
  const [card, setCard] = useState<CardName>('succeeds')
  const { card: now } = subscription
  return (
    <FormSection title={MESSAGES.card}>
      <div className="space-y-4">
        {now && (
          <p>
            {MESSAGES.cardNow
              .replace('{brand}', now.brand === 'visa' ? 'Visa' : now.brand)
              .replace('{last4}', now.last4)}
          </p>
        )}
        <CardChoice cards={CARDS} value={card} onChange={setCard} disabled={acts.busy !== null} />
        <Button
          variant="secondary"
          loading={acts.busy === 'card'}
          disabled={acts.busy !== null}
          onClick={() => acts.send('card', route('sandbox.portal.card', { id }), { card })}
        >
          {MESSAGES.useCard}
        </Button>
      </div>
    </FormSection>
  )
}
