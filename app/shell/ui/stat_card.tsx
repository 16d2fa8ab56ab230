import type { LucideIcon } from 'lucide-react'
import { Card } from './card'

interface StatCardProps {
  label: string
  /** Already formatted. */
  value: string
  hint?: string
  icon?: LucideIcon
}

export function StatCard({ label, value, hint, icon: Icon }: StatCardProps) {
  return (
    <Card>
      <dl>
        <dt className="flex items-center gap-2 text-[13px] text-muted">
          {Icon && <Icon aria-hidden className="size-4 text-faint" />}
          {label}
        </dt>
        <dd className="mt-1 text-2xl font-semibold tracking-tight tabular-nums">{value}</dd>
        {hint && <dd className="mt-1 text-[13px] text-muted">{hint}</dd>}
      </dl>
    </Card>
  )
}
