import { Check } from 'lucide-react'

interface SelectBoxProps {
  label: string
  checked: boolean
  /** @param isRange whether the shift key was held */
  onToggle: (isRange: boolean) => void
}

/** A checkbox in the corner of a picture. */
export function SelectBox({ label, checked, onToggle }: SelectBoxProps) {
  return (
    <label className="absolute top-2 left-2 grid size-9 cursor-pointer place-items-center rounded-full bg-surface/90 shadow-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary pointer-coarse:size-10">
      <input
        type="checkbox"
        checked={checked}
        aria-label={label}
        onChange={(event) => onToggle((event.nativeEvent as PointerEvent).shiftKey ?? false)}
        className="peer col-start-1 row-start-1 size-5 cursor-pointer appearance-none rounded-md bg-surface outline-none ring-1 ring-inset ring-line-strong checked:bg-primary checked:ring-primary"
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none invisible col-start-1 row-start-1 size-3.5 text-white peer-checked:visible"
      />
    </label>
  )
}
