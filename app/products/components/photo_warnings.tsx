import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface PhotoWarningsProps {
  name: string
  /** A small picture of the photo, for the eye only. */
  thumbnail: ReactNode
  /** Sentences, one at least. */
  warnings: readonly string[]
  /** What can be done about it here. */
  action?: ReactNode
}

/** What is wrong with one photo, as an item of a list. */
export function PhotoWarnings({ name, thumbnail, warnings, action }: PhotoWarningsProps) {
  return (
    <li className="flex items-start gap-3">
      <div className="size-14 shrink-0 overflow-hidden rounded-control bg-sunken ring-1 ring-line">
        {thumbnail}
      </div>
      <div className="min-w-0">
        <p className="text-fine wrap-anywhere text-muted">{name}</p>
        {warnings.map((warning) => (
          <p key={warning} className="flex items-start gap-1.5">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-amber-700" />
            <span className="min-w-0 wrap-break-word">{warning}</span>
          </p>
        ))}
        {action}
      </div>
    </li>
  )
}
