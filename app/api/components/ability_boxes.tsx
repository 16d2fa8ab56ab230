import type { Ability } from '~/api/tokens/abilities'
import { API_MESSAGES } from '~/api/messages/en/common'
import { Checkbox } from '~/ui/forms/checkbox'
import { FieldError } from '~/ui/forms/field_error'

interface AbilityBoxesProps {
  available: readonly Ability[]
  chosen: readonly Ability[]
  onChange: (chosen: Ability[]) => void
  error?: string
}

/** One checkbox for each permission that a token may have. */
export function AbilityBoxes({ available, chosen, onChange, error }: AbilityBoxesProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-ink">{API_MESSAGES.permissions}</legend>
      <div className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">
        {available.map((ability) => (
          <Checkbox
            key={ability}
            label={API_MESSAGES.abilities[ability]}
            hint={ability}
            checked={chosen.includes(ability)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...chosen, ability] : chosen.filter((it) => it !== ability)
              )
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
