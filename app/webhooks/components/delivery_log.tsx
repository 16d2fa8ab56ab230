import { usePoll } from '@inertiajs/react'
import { useEffect } from 'react'
import { FormSection } from '~/ui/forms/form_section'
import { LoadMore } from '~/ui/buttons/load_more'
import { WEBHOOK_MESSAGES } from '../messages/en/screens'
import type { DeliveryData } from '../transformers/delivery_data'
import type { EndpointData } from '../transformers/endpoint_data'
import { DeliveryRow } from './delivery_row'
import { LOG_PARTS } from './log_parts'

const MESSAGES = WEBHOOK_MESSAGES.log
const POLL_MS = 2_000

/** Deliveries that the page has at first; further ones would be taken away by asking anew. */
const FIRST_PAGE = 20

interface DeliveryLogProps {
  endpoint: EndpointData
  deliveries: readonly DeliveryData[]
  nextCursor: number | null
  days: number
}

/** What was sent to an endpoint; kept up to date while something is about to be sent. */
export function DeliveryLog({ endpoint, deliveries, nextCursor, days }: DeliveryLogProps) {
  const isChanging = deliveries.length <= FIRST_PAGE && deliveries.some((it) => it.is_due_soon)
  const { start, stop } = usePoll(POLL_MS, LOG_PARTS, { autoStart: false })
  useEffect(() => {
    if (!isChanging) return
    start()
    return stop
    // The functions are new in every render; what they do is not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isChanging])

  return (
    <FormSection title={MESSAGES.title} description={MESSAGES.intro(days)}>
      {deliveries.length === 0 ? (
        <p className="text-muted">{MESSAGES.empty}</p>
      ) : (
        <ul aria-label={MESSAGES.list} className="divide-y divide-line">
          {deliveries.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              endpointId={endpoint.id}
              delivery={delivery}
              canResend={endpoint.enabled}
            />
          ))}
        </ul>
      )}
      <LoadMore list="deliveries" nextCursor={nextCursor} label={MESSAGES.more} />
    </FormSection>
  )
}
