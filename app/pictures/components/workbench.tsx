import { ImageOff } from 'lucide-react'
import { useRef } from 'react'
import { lazyPart, pagePart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { useSpendable } from '~/ui/client/credits'
import { route } from '~/ui/client/routes'
import { showAdded } from '~/ui/client/show_top'
import { ButtonLink } from '~/ui/buttons/button_link'
import { EmptyState } from '~/ui/feedback/empty_state'
import { Skeleton } from '~/ui/feedback/skeleton'
import { GENERATION_MESSAGES } from '../messages/en/screens'
import type { PhotosPageProps } from './photos_page_props'
import { reasonBeside } from './results/reason_beside'
import { OrderOutline } from './order_outline'
import { ResultSide } from './result_side'
import { Tips } from './tips'
import { usePromptDraft } from './use_prompt_draft'
import { useOrderChoice } from './use_order_choice'
import { useOrders } from './use_orders'
import { DraftPlace } from './drafting/draft_place'
import { useDrafting } from './drafting/use_drafting'
import { usePendingWork } from '~/work/components/use_pending_work'
import { usePictureRun } from './use_picture_run'
import { useResultWays } from './use_result_ways'

const OrderForm = pagePart(() => import('./order_form'))
/** Seen once a product. */
const SampleChoices = lazyPart(() => import('./sample_choices'))

const WORDING = {
  label: GENERATION_MESSAGES.panel.description,
  placeholder: GENERATION_MESSAGES.panel.placeholder,
  missing: GENERATION_MESSAGES.errors.prompt,
}

/** Where a signed-in merchant makes pictures of a trained product. */
export function Workbench(props: PhotosPageProps) {
  const { model, images, unfinished, failed, expected_seconds: expected } = props
  const form = `pictures ${model.id}`
  const { draft, setDraft } = usePromptDraft(form)
  const choosing = useOrderChoice(form, 'square_hd')
  const drafting = useDrafting()
  const results = useRef<HTMLDivElement>(null)
  const imageCredits = useSpendable('generate')
  const { pending, isOrdering, show } = usePendingWork(model.id, unfinished)
  const pictures = usePictureRun(show)
  const { sampling, order, sampleImages, sampleBackgrounds } = useOrders(model, pictures)
  const canUpscale = expected.upscale !== null
  const ways = useResultWays({ productId: model.id, canUpscale, run: pictures.run })

  if (model.status !== 'ready') return <Untrained id={model.id} status={model.status} />
  const isIdle = pending.length === 0 && failed.length === 0
  const isNew = images.length === 0 && (isIdle || sampling !== null)
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <PartBoundary fallback={<OrderOutline />}>
        <OrderForm
          className="lg:sticky lg:top-20 lg:p-5 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
          name={form}
          kind="generate"
          title={GENERATION_MESSAGES.panel.title}
          productId={model.id}
          wording={WORDING}
          draft={draft}
          onDraft={setDraft}
          choosing={choosing}
          onDrafting={drafting.open}
          onOrder={(wanted) => {
            showAdded(results.current, () => {
              void order({ ...wanted, ...drafting.ordered.current })
              drafting.close()
            })
          }}
          isOrdering={isOrdering}
          error={isNew ? null : reasonBeside(failed, pictures.error)}
          footer={<Tips expectedSeconds={expected.generate} />}
        />
      </PartBoundary>
      <ResultSide
        {...props}
        ref={results}
        pending={pending}
        expected={expected}
        ways={ways}
        onReuse={(prompt, negativePrompt) => setDraft({ prompt, negativePrompt })}
      >
        <DraftPlace
          drafting={drafting}
          scene={{ ...draft, ...choosing.choice, productId: model.id }}
          choice={choosing.choice}
          kind="generate"
          isOrdering={isOrdering}
          isExact={props.keeps_drafts}
        />
        {isNew && !drafting.isOpen && (
          <PartBoundary fallback={<Skeleton className="h-40 w-full" />}>
            <SampleChoices
              isTextGraphics={model.is_text_graphics}
              loading={sampling}
              error={pictures.error}
              imageCredits={imageCredits}
              generateSampleImages={() => void sampleImages()}
              generateSampleBackground={
                expected.background === null || model.inputImages.length === 0
                  ? undefined
                  : () => void sampleBackgrounds()
              }
            />
          </PartBoundary>
        )}
      </ResultSide>
    </div>
  )
}

function Untrained({ id, status }: { id: number; status: string }) {
  const { panel } = GENERATION_MESSAGES
  return (
    <EmptyState
      icon={ImageOff}
      title={status === 'training' ? panel.training : panel.untrained}
      action={
        <ButtonLink href={route('products.show', { product: id })}>{panel.openProduct}</ButtonLink>
      }
    />
  )
}
