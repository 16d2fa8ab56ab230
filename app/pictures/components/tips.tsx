import { Lightbulb } from 'lucide-react'
import { useMediaQuery } from '~/ui/client/use_media_query'
import { STUDIO_TEXTS } from '../messages/en/screens'

const TEXTS = STUDIO_TEXTS.panel

/** What makes a good description. */
export function Tips({ expectedSeconds }: { expectedSeconds: number | null }) {
  return (
    <details className="mt-3 border-t border-line pt-3" open={useMediaQuery('(min-width: 64rem)')}>
      <summary className="flex items-center gap-2 font-medium pointer-coarse:min-h-10">
        <Lightbulb aria-hidden className="size-4 text-warning" />
        {TEXTS.tipsTitle}
      </summary>
      <ul className="mt-1 list-disc pl-5 text-fine leading-5 text-muted">
        {TEXTS.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
        {expectedSeconds !== null && <li>{TEXTS.expected(Math.ceil(expectedSeconds))}</li>}
      </ul>
    </details>
  )
}
