import { Lightbulb } from 'lucide-react'
import { FoldMark } from '~/ui/text/fold_mark'
import { EDITOR_MESSAGES } from '../messages/en/screens'

const MESSAGES = EDITOR_MESSAGES.tips

/** What makes an instruction that is understood. */
export function EditorTips({ expectedSeconds }: { expectedSeconds: number | null }) {
  return (
    <details className="border-t border-line pt-4">
      <summary className="flex list-none items-center gap-2 font-medium pointer-coarse:min-h-10 [&::-webkit-details-marker]:hidden">
        <Lightbulb aria-hidden className="size-4 text-warning" />
        {MESSAGES.title}
        <FoldMark />
      </summary>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-muted">
        {MESSAGES.list.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
        {expectedSeconds !== null && <li>{MESSAGES.expected(expectedSeconds)}</li>}
      </ul>
    </details>
  )
}
