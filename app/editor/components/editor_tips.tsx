import { Lightbulb } from 'lucide-react'
import { EDITOR_TEXTS } from '../messages/en/screens'

const TEXTS = EDITOR_TEXTS.tips

/** What makes an instruction that is understood. */
export function EditorTips({ expectedSeconds }: { expectedSeconds: number | null }) {
  return (
    <details className="border-t border-line pt-4">
      <summary className="flex items-center gap-2 font-medium pointer-coarse:min-h-10">
        <Lightbulb aria-hidden className="size-4 text-warning" />
        {TEXTS.title}
      </summary>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-muted">
        {TEXTS.list.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
        {expectedSeconds !== null && <li>{TEXTS.expected(expectedSeconds)}</li>}
      </ul>
    </details>
  )
}
