import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../buttons/icon_button'
import { Input } from './input'
import { UI_MESSAGES } from '../messages/en/common'

interface NumberFieldProps {
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  /** What is counted, for the buttons. */
  unit: keyof typeof UI_MESSAGES.fewer
  disabled?: boolean
}

/** A whole number between `min` and `max`, typed or stepped. What is typed is brought into the range on leaving. */
export function NumberField({ value, onChange, min, max, unit, disabled }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)

  function commit(text: string) {
    const typed = Number.parseInt(text, 10)
    setDraft(null)
    if (Number.isFinite(typed)) onChange(Math.min(max, Math.max(min, typed)))
  }

  function type(text: string) {
    setDraft(text)
    const typed = Number(text)
    if (text !== '' && Number.isInteger(typed) && typed >= min && typed <= max) onChange(typed)
  }

  return (
    <div className="flex items-center gap-2 max-[17rem]:gap-1">
      <IconButton
        icon={Minus}
        label={UI_MESSAGES.fewer[unit]}
        variant="secondary"
        disabled={disabled || value <= min}
        onClick={() => onChange(value - 1)}
      />
      <Input
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        value={draft ?? value}
        disabled={disabled}
        onChange={(event) => type(event.target.value)}
        onBlur={(event) => commit(event.target.value)}
        className="max-w-20 min-w-8 text-center max-[17rem]:px-1 tabular-nums [-moz-appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      />
      <IconButton
        icon={Plus}
        label={UI_MESSAGES.more[unit]}
        variant="secondary"
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
      />
    </div>
  )
}
