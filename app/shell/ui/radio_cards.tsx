import { type ReactNode, useId } from 'react'
import { classNames } from './class_names'

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
  value: Value
  onChange: (value: Value) => void
  columns?: 1 | 2 | 3 | 4
  disabled?: boolean
}

const COLUMNS = {
  1: 'grid-cols-1',
  2: 'grid-cols-2',
  3: 'grid-cols-3',
  4: 'grid-cols-2 sm:grid-cols-4',
}

const CARD = [
  'relative flex min-h-10 cursor-pointer flex-col justify-center gap-1 rounded-control bg-surface',
  'py-2 ring-1 ring-inset ring-line-strong transition-colors hover:bg-canvas',
  'has-checked:bg-primary-soft has-checked:ring-2 has-checked:ring-primary',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
  'has-disabled:cursor-not-allowed has-disabled:opacity-50',
].join(' ')

/** Cards below each other are read as a list, cards side by side as tiles. */
const IN_ONE_COLUMN = 'items-start px-3'
const SIDE_BY_SIDE = 'items-center px-2 text-center'

/** One choice out of a few, each shown as a card; the browser's own radio buttons lie beneath. */
export function RadioCards<Value extends string | number>({
  label,
  labelHidden = false,
  options,
  value,
  onChange,
  columns = 3,
  disabled,
}: RadioCardsProps<Value>) {
  const name = useId()
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className={labelHidden ? 'sr-only' : 'mb-1.5 font-medium text-ink'}>{label}</legend>
      <div className={classNames('grid gap-2', COLUMNS[columns])}>
        {options.map((option) => {
          const id = `${name}-${option.value}`
          return (
            <label
              key={option.value}
              className={classNames(CARD, columns === 1 ? IN_ONE_COLUMN : SIDE_BY_SIDE)}
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
                className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
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
    </fieldset>
  )
}
