import { type ReactNode, useId } from 'react'
import {
  CHOICE_COLUMNS,
  CHOICE_INPUT_CLASSES,
  choiceCardClasses,
  FILLS_NARROW_ROW,
  FILLS_ROW,
} from './choice_card_classes'
import { classNames } from '../class_names'
import { FieldError } from './field_error'

export interface RadioCardOption<Value extends string | number> {
  value: Value
  label: string
  description?: string
  /** A drawing above the label, such as the outline of a shape. */
  figure?: ReactNode
  disabled?: boolean
}

interface RadioCardsProps<Value extends string | number> {
  label: string
  /** Hides the label from sight, not from screen readers. */
  labelHidden?: boolean
  options: readonly RadioCardOption<Value>[]
  /** Null while nothing is chosen. */
  value: Value | null
  onChange: (value: Value) => void
  error?: string
  columns?: 1 | 2 | 3 | 4 | 5
  disabled?: boolean
}

/** One choice out of a few, each shown as a card; the browser's own radio buttons lie beneath. */
export function RadioCards<Value extends string | number>({
  label,
  labelHidden = false,
  options,
  value,
  onChange,
  error,
  columns = 3,
  disabled,
}: RadioCardsProps<Value>) {
  const name = useId()
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={error ? `${name}-error` : undefined}
      className="min-w-0"
    >
      <legend className={labelHidden ? 'sr-only' : 'mb-1.5 font-medium text-ink'}>{label}</legend>
      <div className={classNames('grid gap-2', CHOICE_COLUMNS[columns])}>
        {options.map((option, place) => {
          const id = `${name}-${option.value}`
          return (
            <label
              key={option.value}
              className={classNames(
                choiceCardClasses(columns === 1),
                columns === 4 && place % 4 === 2 && place === options.length - 1 && FILLS_ROW,
                columns === 3 && options.length === 3 && FILLS_NARROW_ROW
              )}
            >
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
                aria-labelledby={id}
                aria-describedby={option.description ? `${id}-description` : undefined}
                aria-invalid={error ? true : undefined}
                className={CHOICE_INPUT_CLASSES}
              />
              {option.figure}
              <span id={id} className="font-medium">
                {option.label}
              </span>
              {option.description && (
                <span id={`${id}-description`} className="text-xs text-muted tabular-nums">
                  {option.description}
                </span>
              )}
            </label>
          )
        })}
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldError id={`${name}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}
