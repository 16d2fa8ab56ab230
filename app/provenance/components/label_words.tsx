import { TextSearch, TriangleAlert } from 'lucide-react'
import type { Legibility } from '~/engines/engine'
import { LABEL_MESSAGES } from '../messages/en/label'

/** How much of what is written on a product can be read, such as 'Label: 5 of 5 words'. */
export function LabelWords({ label: { words, read } }: { label: Legibility }) {
  const isWhole = read === words
  const Icon = isWhole ? TextSearch : TriangleAlert
  const color = isWhole ? 'text-emerald-700' : 'text-amber-700'
  return (
    <span className="inline-flex items-start gap-1.5">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${color}`} />
      <span className="tabular-nums">{LABEL_MESSAGES.words(read, words)}</span>
    </span>
  )
}
