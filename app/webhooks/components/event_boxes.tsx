import { EVENT_SUMMARIES } from '~/api/messages/en/events'
import { Checkbox } from '~/ui/forms/checkbox'
import { FieldError } from '~/ui/forms/field_error'
import type { EventType } from '~/api/endpoints/event_types'
import { WEBHOOK_MESSAGES } from '../messages/en/screens'

interface EventBoxesProps {
  available: readonly EventType[]
  chosen: readonly EventType[]
  onChange: (chosen: EventType[]) => void
  error?: string
}

/** One checkbox for each event that an endpoint may be told of. */
export function EventBoxes({ available, chosen, onChange, error }: EventBoxesProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-ink">{WEBHOOK_MESSAGES.form.events}</legend>
      <div className="flex flex-col gap-3">
        {available.map((type) => (
          <Checkbox
            key={type}
            label={EVENT_SUMMARIES[type]}
            hint={type}
            checked={chosen.includes(type)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, type] : chosen.filter((it) => it !== type))
            }
          />
        ))}
      </div>
      {error && (
        <div className="mt-2">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}
