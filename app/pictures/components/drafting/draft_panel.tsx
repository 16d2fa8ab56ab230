import { RotateCcw, Shuffle, X } from 'lucide-react'
import { useEffect } from 'react'
import { showTop } from '~/ui/client/show_top'
import { Button } from '~/ui/buttons/button'
import { IconButton } from '~/ui/buttons/icon_button'
import { Alert } from '~/ui/feedback/alert'
import { Skeleton } from '~/ui/feedback/skeleton'
import { Card } from '~/ui/layouts/card'
import { DRAFTING_MESSAGES } from '../../messages/en/drafting'
import { SHAPES } from '../shape_options'
import { SubmitButton } from '../submit_button'
import type { OrderChoice } from '../use_order_choice'
import { DraftStage } from './draft_stage'
import { LayoutControls } from './layout_controls'
import { LayoutWords } from './layout_words'
import type { Drafting } from './use_drafting'
import { type DraftedScene, useSceneDraft } from './use_scene_draft'

const MESSAGES = DRAFTING_MESSAGES

export interface DraftPanelProps {
  drafting: Drafting
  /** Null while there is nothing to draw. */
  scene: DraftedScene | null
  choice: OrderChoice
  kind: 'generate' | 'background'
  isOrdering: boolean
  /** Whether the picture has the draft's scene. */
  isExact: boolean
}

/** The draft of what is being ordered, to be laid out by hand or by words, and then to be made. */
export default function DraftPanel(props: DraftPanelProps) {
  const { drafting, scene, choice, isOrdering, isExact } = props
  const { shape, amount } = choice
  const draft = useSceneDraft(scene)
  const { shown, layout, error, isDrawing, change } = draft
  const { width, height } = SHAPES[shape]
  const { ordered, panel } = drafting
  useEffect(() => showTop(panel.current), [panel])
  useEffect(() => {
    ordered.current = draft.ordered
    return () => {
      ordered.current = {}
    }
  })

  return (
    <section ref={panel} aria-label={MESSAGES.title} className="scroll-mt-20">
      <Card className="flex flex-col gap-4 lg:p-5">
        <DraftHeader draft={draft} isExact={isExact} onClose={drafting.close} />
        <p role="status" className="sr-only">
          {isDrawing ? MESSAGES.drawing : shown && !error ? MESSAGES.drawn : ''}
        </p>
        {error && (
          <Alert
            tone="warning"
            action={
              <Button variant="secondary" size="sm" onClick={draft.retry}>
                {MESSAGES.retry}
              </Button>
            }
          >
            {error}
          </Alert>
        )}
        {shown && layout ? (
          <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_17rem]">
            <div className="min-w-0">
              <DraftStage
                draft={shown}
                place={layout}
                size={{ width, height }}
                isDrawing={isDrawing}
                onPlace={change}
              />
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              <LayoutWords layout={layout} onChange={change} />
              <LayoutControls layout={layout} onChange={change} />
            </div>
          </div>
        ) : (
          !error &&
          (isDrawing || scene === null ? (
            <Skeleton className="h-96 w-full" />
          ) : (
            <p>{MESSAGES.describe}</p>
          ))
        )}
        {shown && (
          <SubmitButton
            form="order"
            kind={props.kind}
            amount={amount}
            isOrdering={isOrdering}
            label={MESSAGES.make(amount)}
          />
        )}
      </Card>
    </section>
  )
}

interface DraftHeaderProps {
  draft: ReturnType<typeof useSceneDraft>
  isExact: boolean
  onClose: () => void
}

/** What a draft is for, with what changes all of it. */
function DraftHeader({ draft, isExact, onClose }: DraftHeaderProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
      <h2 className="text-base font-semibold">{MESSAGES.title}</h2>
      <p className="col-span-full row-start-2 text-fine text-muted">
        {isExact ? MESSAGES.hint : MESSAGES.roughHint}
      </p>
      <div className="-my-1.5 -mr-2 flex">
        <IconButton icon={Shuffle} label={MESSAGES.shuffle} onClick={draft.shuffle} />
        <IconButton
          icon={RotateCcw}
          label={MESSAGES.reset}
          onClick={draft.reset}
          disabled={!draft.isChanged}
        />
        <IconButton icon={X} label={MESSAGES.close} onClick={onClose} />
      </div>
    </div>
  )
}
