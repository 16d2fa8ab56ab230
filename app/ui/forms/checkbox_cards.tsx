import { Check } from 'lucide-react'
import { useId } from 'react'
import { CHOICE_COLUMNS, CHOICE_INPUT_CLASSES, choiceCardClasses } from './choice_card_classes'
import { classNames } from '../class_names'
import { FieldError } from './field_error'

interface CheckboxCardsProps<Value extends string> {
  label: string
  hint?: string
  options: readonly { value: Value; label: string }[]
  values: readonly Value[]
  onChange: (values: Value[]) => void
  error?: string
  columns?: keyof typeof CHOICE_COLUMNS
}

/** Any of a few, each shown as a card with a box; the browser's own checkboxes lie beneath. */
export function CheckboxCards<Value extends string>(props: CheckboxCardsProps<Value>) {
  const { label, hint, options, values, onChange, error, columns = 2 } = props
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset aria-describedby={describedBy || undefined} className="min-w-0">
      <legend className="font-medium text-ink">{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="text-fine text-muted">
          {hint}
        </p>
      )}
      <div className={classNames('mt-1.5 grid gap-2', CHOICE_COLUMNS[columns])}>
        {options.map((option) => (
          <label key={option.value} className={choiceCardClasses(true)}>
            <span className="flex items-center gap-2.5 font-medium">
              <input
                type="checkbox"
                value={option.value}
                checked={values.includes(option.value)}
                aria-invalid={error ? true : undefined}
                onChange={({ currentTarget }) =>
                  onChange(
                    currentTarget.checked
                      ? [...values, option.value]
                      : values.filter((value) => value !== option.value)
                  )
                }
                className={classNames('peer', CHOICE_INPUT_CLASSES)}
              />
              <span
                aria-hidden
                className="grid size-5 shrink-0 place-items-center rounded-md bg-surface text-white ring-1 ring-line-strong ring-inset peer-checked:bg-primary peer-checked:ring-primary not-peer-checked:[&>svg]:invisible"
              >
                <Check strokeWidth={3} className="size-3.5" />
              </span>
              {option.label}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}
