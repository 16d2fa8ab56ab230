import type { ReactNode } from 'react'
import { Card } from '~/ui/layouts/card'
import { classNames } from '~/ui/class_names'

/** A card of the overview. */
export function OverviewCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="mb-3 text-base font-semibold">{title}</h2>
      {children}
    </Card>
  )
}

/** Names with their figures, one in a row. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-line">{children}</dl>
}

interface FigureProps {
  label: string
  /** Whether somebody should look at it. */
  isBad?: boolean
  children: ReactNode
}

export function Figure({ label, isBad = false, children }: FigureProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2 first:pt-0 last:pb-0">
      <dt className="min-w-0 text-muted">{label}</dt>
      <dd
        className={classNames(
          'min-w-0 text-right wrap-break-word tabular-nums',
          isBad && 'font-semibold text-danger-strong'
        )}
      >
        {children}
      </dd>
    </div>
  )
}
