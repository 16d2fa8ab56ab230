import { ChevronRight } from 'lucide-react'

/**
 * Shows in a `<summary>` that something is folded away: a summary that is laid out as flex has no mark of its own.
 * It turns when its own `<details>` is open, and not with one around that.
 */
export function FoldMark() {
  return (
    <ChevronRight
      aria-hidden
      className="size-4 shrink-0 text-muted transition-transform in-[details[open]>summary]:rotate-90"
    />
  )
}
