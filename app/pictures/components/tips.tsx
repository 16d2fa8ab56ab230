import { Lightbulb } from 'lucide-react'
import { useMediaQuery } from '~/ui/client/use_media_query'
import { FoldMark } from '~/ui/text/fold_mark'
import { GENERATION_MESSAGES } from '../messages/en/screens'

const MESSAGES = GENERATION_MESSAGES.panel

/** What makes a good description. */
export function Tips({ expectedSeconds }: { expectedSeconds: number | null }) {
  return (
    <details className="mt-3 border-t border-line pt-3" open={useMediaQuery('(min-width: 64rem)')}>
      <summary className="flex list-none items-center gap-2 font-medium pointer-coarse:min-h-10 [&::-webkit-details-marker]:hidden">
        <Lightbulb aria-hidden className="size-4 text-warning" />
        {MESSAGES.tipsTitle}
        <FoldMark />
      </summary>
      <ul className="mt-1 list-disc pl-5 text-fine leading-5 text-muted">
        {MESSAGES.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
        {expectedSeconds !== null && <li>{MESSAGES.expected(Math.ceil(expectedSeconds))}</li>}
      </ul>
    </details>
  )
}
