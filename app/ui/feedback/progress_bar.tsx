interface ProgressBarProps {
  /** What is under way, for screen readers. */
  label: string
  /** 0 to 1; null while it cannot be told. */
  fraction: number | null
}

export function ProgressBar({ label, fraction }: ProgressBarProps) {
  const percent = fraction === null ? undefined : Math.round(fraction * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-2 overflow-hidden rounded-full bg-gray-200"
    >
      <div
        className={
          percent === undefined
            ? 'h-full w-1/3 animate-pulse rounded-full bg-primary'
            : 'h-full rounded-full bg-primary transition-[width] duration-300'
        }
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </div>
  )
}
