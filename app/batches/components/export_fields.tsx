import { Checkbox } from '~/ui/forms/checkbox'
import { FieldError } from '~/ui/forms/field_error'
import { FORM_MESSAGES } from '../messages/en/form'
import type { MarketChoice } from '../transformers/market_choices'

const MESSAGES = FORM_MESSAGES.fields

interface ExportFieldsProps {
  markets: MarketChoice[]
  /** Slots by their names, such as `amazon.main`. */
  chosen: string[]
  onChange: (chosen: string[]) => void
  error?: string
}

/** Markets whose form the pictures are also brought into. */
export function ExportFields({ markets, chosen, onChange, error }: ExportFieldsProps) {
  const all = markets.flatMap(({ slots }) => slots.map(({ target }) => target))
  const toggle = (target: string, wanted: boolean) =>
    onChange(all.filter((name) => (name === target ? wanted : chosen.includes(name))))

  return (
    <details open={chosen.length > 0 || undefined}>
      <summary className="font-medium pointer-coarse:py-2.5">
        {MESSAGES.exports(chosen.length)}
      </summary>
      <p className="mt-1 text-fine text-muted">{MESSAGES.exportsHint}</p>
      <div className="mt-4 grid grid-cols-1 gap-5 sm:grid-cols-2">
        {markets.map(({ key, name, slots }) => (
          <fieldset key={key} className="min-w-0">
            <legend className="mb-1.5 font-medium">{name}</legend>
            <div className="flex flex-col gap-2">
              {slots.map(({ target, name: slot }) => (
                <Checkbox
                  key={target}
                  label={slot}
                  checked={chosen.includes(target)}
                  onChange={(event) => toggle(target, event.target.checked)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </details>
  )
}
