import { useId } from 'react'

interface SliderProps {
  label: string
  value: number
  min: number
  max: number
  /** Shown behind the number. */
  unit: string
  onChange: (value: number) => void
}

/** A number that is chosen by eye: the browser's own slider. */
export function Slider({ label, value, min, max, unit, onChange }: SliderProps) {
  const id = useId()
  return (
    <div>
      <div className="flex items-baseline justify-between gap-2 text-fine">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span aria-hidden className="text-muted tabular-nums">
          {value} {unit}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        aria-valuetext={`${value} ${unit}`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="block h-8 w-full cursor-pointer accent-primary pointer-coarse:h-10"
      />
    </div>
  )
}
