import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'

interface SegmentedControlProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string; icon?: LucideIcon }[]
  value: Value
  onChange: (value: Value) => void
}

const SEGMENT = [
  'relative flex h-9 min-w-fit grow basis-0 cursor-pointer items-center justify-center gap-1.5 rounded-md px-2 pointer-coarse:h-10',
  'text-fine font-medium whitespace-nowrap text-muted transition-colors hover:text-ink',
  'has-checked:bg-surface has-checked:text-ink has-checked:shadow-raised has-checked:ring-1 has-checked:ring-line-strong',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
].join(' ')

/** One choice out of two or three that changes something at once; the browser's own radio buttons lie beneath. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0 grow">
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap gap-0.5 rounded-control bg-sunken p-0.5">
        {options.map(({ value: option, label: text, icon: Icon }) => (
          <label key={option} className={SEGMENT}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
            />
            {Icon && <Icon aria-hidden className="size-4 shrink-0" />}
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
