import { CircleX, Info, Scaling, WandSparkles } from 'lucide-react'
import { hrefOf } from '~/ui/layouts/links'
import { ButtonLink } from '~/ui/buttons/button_link'
import { selectAsset } from '~/pictures/components/results/select_asset'
import { EXPORT_MESSAGES as MESSAGES } from '../messages/en/screens'
import type { SlotSummary } from './summarize'

const LOOKS = {
  fail: { icon: CircleX, classes: 'text-danger' },
  mend: { icon: WandSparkles, classes: 'text-primary' },
  note: { icon: Info, classes: 'text-faint' },
}

interface CheckListProps {
  checks: SlotSummary['checks']
  /** Pictures that were measured. */
  total: number
  /** Address of the one picture that was measured; null of several. */
  path: string | null
}

/** What a slot's rules say of the pictures, and what is done about it. */
export function CheckList({ checks, total, path }: CheckListProps) {
  const editor = hrefOf('ai.editor')
  if (checks.length === 0) return <p className="text-muted">{MESSAGES.allKept}</p>
  return (
    <ul className="flex flex-col gap-2.5">
      {checks.map(({ rule, status, text, remedy, shape, count }) => {
        const { icon: Icon, classes } = LOOKS[status]
        return (
          <li key={`${status} ${rule}`} className="flex items-start gap-2">
            <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${classes}`} />
            <div className="min-w-0">
              <p>
                <span className="sr-only">{MESSAGES.kinds[status]}: </span>
                {text}
                {total > 1 && (
                  <span className="text-muted"> ({MESSAGES.affected(count, total)})</span>
                )}
              </p>
              <p className={status === 'mend' ? 'text-indigo-700' : 'text-muted'}>{remedy}</p>
              {shape && path && editor && (
                <span
                  className="mt-1.5 inline-block"
                  onClickCapture={() => selectAsset({ image: path, prompt: `crop to ${shape}` })}
                >
                  <ButtonLink href={editor} variant="secondary" size="sm" icon={Scaling}>
                    {MESSAGES.giveShape(shape)}
                  </ButtonLink>
                </span>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
