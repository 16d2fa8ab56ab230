import { TriangleAlert } from 'lucide-react'
import { ANSWER_MESSAGES } from '~/work/messages/en/answer'

/** Words of a prompt that were not understood; nothing when all were. */
export function IgnoredWords({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <p className="flex items-start gap-1.5 text-fine wrap-break-word">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-amber-700" />
      <span className="min-w-0">{ANSWER_MESSAGES.ignored(words)}</span>
    </p>
  )
}
