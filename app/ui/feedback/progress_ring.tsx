interface ProgressRingProps {
  /** What is under way, for screen readers. */
  label: string
  /** 0 to 1; null while it cannot be told. */
  fraction: number | null
  /** Diameter in pixels. */
  size?: number
}

const RADIUS = 42
const LENGTH = 2 * Math.PI * RADIUS
/** Share of the ring that turns while the progress cannot be told. */
const UNKNOWN_SHARE = 0.25

export function ProgressRing({ label, fraction, size = 96 }: ProgressRingProps) {
  const percent = fraction === null ? undefined : Math.round(fraction * 100)
  const shown = fraction ?? UNKNOWN_SHARE
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="relative inline-grid place-items-center"
      style={{ width: size, height: size }}
    >
      <svg
        aria-hidden
        viewBox="0 0 100 100"
        className={`size-full -rotate-90 ${percent === undefined ? 'animate-spin' : ''}`}
      >
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          fill="none"
          strokeWidth="8"
          className="stroke-gray-200 forced-colors:stroke-[GrayText]"
        />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          fill="none"
          strokeWidth="8"
          strokeLinecap="round"
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - shown)}
          className="stroke-indigo-600 forced-colors:stroke-[Highlight] transition-[stroke-dashoffset] duration-300"
        />
      </svg>
      {percent !== undefined && (
        <span className="absolute text-lg font-semibold tabular-nums">{percent}%</span>
      )}
    </div>
  )
}
