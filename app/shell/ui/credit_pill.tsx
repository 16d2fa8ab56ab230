import { CREDIT_KINDS, type CreditKind } from './credit_kinds'

interface CreditPillProps {
  kind: CreditKind
  count: number
}

/** How many credits of one kind are left. */
export function CreditPill({ kind, count }: CreditPillProps) {
  const { icon: Icon, label } = CREDIT_KINDS[kind]
  return (
    <span
      title={`${label}: ${count.toLocaleString()} left`}
      className="inline-flex h-8 items-center gap-1.5 rounded-full bg-sunken px-2.5 text-[13px] font-medium text-ink tabular-nums"
    >
      <Icon aria-hidden className="size-4 text-muted" />
      <span className="sr-only">{label}: </span>
      {count.toLocaleString()}
    </span>
  )
}
