import { EVENT_SUMMARIES } from '~/api/messages/en/events'
import { FormSection } from '~/ui/forms/form_section'
import { WEBHOOK_MESSAGES } from '../messages/en/screens'
import type { EndpointData } from '../transformers/endpoint_data'

const MESSAGES = WEBHOOK_MESSAGES.form

interface EndpointFactsProps {
  endpoint: EndpointData
  /** Seconds that it has to answer. */
  patience: number
}

/** Where an endpoint is and what it is told. */
export function EndpointFacts({ endpoint, patience }: EndpointFactsProps) {
  return (
    <FormSection
      title={WEBHOOK_MESSAGES.endpoint}
      description={WEBHOOK_MESSAGES.endpointIntro(patience)}
    >
      <dl className="flex flex-col gap-4">
        <div>
          <dt className="font-medium">{MESSAGES.url}</dt>
          <dd className="font-mono text-fine text-muted wrap-anywhere">{endpoint.url}</dd>
        </div>
        <div>
          <dt className="font-medium">{MESSAGES.events}</dt>
          {endpoint.event_types.map((type) => (
            <dd key={type} className="text-muted">
              {EVENT_SUMMARIES[type]}
            </dd>
          ))}
        </div>
      </dl>
    </FormSection>
  )
}
