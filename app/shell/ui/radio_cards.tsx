import { Description, Label, Radio, RadioGroup } from '@headlessui/react'
import type { ReactNode } from 'react'
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
  /** Named for screen readers; show a heading beside it. */
  label: string
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

/** One choice out of a few, each shown as a card. */
export function RadioCards<Value extends string | number>({
  label,
  labelHidden = false,
  options,
  value,
  onChange,
  columns = 3,
  disabled,
}: RadioCardsProps<Value>) {
  return (
    <RadioGroup value={value} onChange={onChange} disabled={disabled}>
      <Label className={labelHidden ? 'sr-only' : 'mb-1.5 block font-medium'}>{label}</Label>
      <div className={classNames('grid gap-2', COLUMNS[columns])}>
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            className="flex min-h-10 cursor-pointer flex-col items-center justify-center gap-1 rounded-control bg-surface px-2 py-2 text-center ring-1 ring-inset ring-line-strong transition-colors hover:bg-canvas data-checked:bg-primary-soft data-checked:ring-2 data-checked:ring-primary data-disabled:cursor-not-allowed data-disabled:opacity-50"
          >
            {option.figure}
            <Label className="pointer-events-none font-medium">{option.label}</Label>
            {option.description && (
              <Description className="text-xs text-muted tabular-nums">
                {option.description}
              </Description>
            )}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}
