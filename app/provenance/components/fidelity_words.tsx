import { CircleCheck, Sun, TriangleAlert } from 'lucide-react'
import { describeFidelity } from '../fidelity'

const LOOKS = {
  unchanged: { icon: CircleCheck, classes: 'text-emerald-700' },
  nearly: { icon: CircleCheck, classes: 'text-emerald-700' },
  adapted: { icon: Sun, classes: 'text-amber-700' },
  changed: { icon: TriangleAlert, classes: 'text-amber-700' },
}

/** How far the product is from its photo, such as 'Product unchanged, ΔE 1.2'. */
export function FidelityWords({ deltaE }: { deltaE: number }) {
  const { level, text, figure } = describeFidelity(deltaE)
  const { icon: Icon, classes } = LOOKS[level]
  return (
    <span className="inline-flex items-start gap-1.5">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${classes}`} />
      <span>
        {text},{' '}
        {/* In the system's letters: nobody fetches Inter's Greek ones for a single sign. */}
        <span className="whitespace-nowrap tabular-nums">
          <span className="[font-family:system-ui,sans-serif]">Δ</span>E {figure}
        </span>
      </span>
    </span>
  )
}
