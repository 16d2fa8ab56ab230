import { useRef, useState } from 'react'
import { lazyPart, pagePart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import type { PhotoData } from '~/products/transformers/product_data'
import { refresh } from '~/ui/client/refresh'
import { showAdded } from '~/ui/client/show_top'
import { useDraftState } from '~/ui/client/use_draft'
import { Skeleton } from '~/ui/feedback/skeleton'
import { INPAINT_MESSAGES } from '../../messages/en/inpaint'
import { reasonBeside } from '../results/reason_beside'
import { ResultSide } from '../result_side'
import { DraftPlace } from '../drafting/draft_place'
import { useDrafting } from '../drafting/use_drafting'
import { useOrderChoice } from '../use_order_choice'
import { usePromptDraft } from '../use_prompt_draft'
import { usePendingWork } from '~/work/components/use_pending_work'
import { usePictureRun } from '../use_picture_run'
import { useResultWays } from '../use_result_ways'
import type { InpaintPageProps } from './inpaint_page_props'
import { useBackgrounds } from './use_backgrounds'
import { useCutout } from './use_cutout'

const OrderForm = pagePart(() => import('../order_form'))
const CutoutPreview = lazyPart(() => import('./cutout_preview'))
const SourceChoices = lazyPart(() =>
  import('../source_choices').then((module) => ({ default: module.SourceChoices }))
)
const MaskEditor = lazyPart(() => import('~/masks/components/mask_editor'))

const MESSAGES = INPAINT_MESSAGES

const WORDING = {
  label: MESSAGES.description,
  placeholder: MESSAGES.placeholder,
  missing: MESSAGES.errors.prompt,
}

/** Where a signed-in merchant puts the product of a photo before new backgrounds. */
export function InpaintWorkbench(props: InpaintPageProps) {
  const { model, unfinished, expected_seconds: expected } = props
  const form = `backgrounds ${model.id}`
  const { draft, setDraft } = usePromptDraft(form)
  const source = useSourcePhoto(form, model)
  const { photo, cutout, cutOut } = source
  const choosing = useOrderChoice(form, 'landscape_4_3')
  const drafting = useDrafting()
  const scene = cutOut && { ...draft, ...choosing.choice, productId: model.id, photoId: cutOut.id }
  const [isAdjusting, setIsAdjusting] = useState(false)
  const results = useRef<HTMLDivElement>(null)
  const { pending, isOrdering, show } = usePendingWork(model.id, unfinished)
  const pictures = usePictureRun(show)
  const order = useBackgrounds(model.id, pictures)
  const canUpscale = expected.upscale !== null
  const ways = useResultWays({ productId: model.id, canUpscale, run: pictures.run })

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <PartBoundary fallback={<Skeleton className="h-[52.5rem] w-full lg:h-[38rem]" />}>
        <OrderForm
          className="lg:sticky lg:top-20 lg:p-5 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
          name={form}
          kind="background"
          title={MESSAGES.panel}
          productId={model.id}
          wording={WORDING}
          draft={draft}
          onDraft={setDraft}
          choosing={choosing}
          onDrafting={cutOut ? drafting.open : undefined}
          obstacle={photo === null ? MESSAGES.errors.photo : photoErrorOf(cutout)}
          onOrder={(wanted) => {
            if (photo === null || cutout.state !== 'ready') return
            showAdded(results.current, () => {
              void order({ ...wanted, ...drafting.ordered.current, photo, cutoutUrl: cutout.url })
              drafting.close()
            })
          }}
          isOrdering={isOrdering}
          error={reasonBeside(props.failed, pictures.error)}
        >
          <PhotoChoice
            photos={model.inputImages}
            source={source}
            onAdjust={model.is_owner ? () => setIsAdjusting(true) : undefined}
          />
        </OrderForm>
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
          scene={scene}
          choice={choosing.choice}
          kind="background"
          isOrdering={isOrdering}
          isExact={props.keeps_drafts}
        />
      </ResultSide>
      {isAdjusting && photo && (
        <PartBoundary>
          <MaskEditor
            productId={model.id}
            photo={photo}
            photoName={source.nameOf(photo)}
            canSelect={props.can_select}
            onClose={() => setIsAdjusting(false)}
            onSaved={() => refresh({ only: ['model'] })}
          />
        </PartBoundary>
      )}
    </div>
  )
}

/** The photo whose product gets the backgrounds, and its cut-out. */
function useSourcePhoto(
  form: string,
  { id, name, inputImages: photos }: InpaintPageProps['model']
) {
  const [{ path: chosen }, setChosen] = useDraftState(`${form} photo`, () => ({
    path: photos[0]?.path ?? null,
  }))
  const photo = photos.find(({ path }) => path === chosen) ?? null
  const { cutout, retry } = useCutout(id, photo)
  return {
    chosen,
    choose: (path: string) => setChosen({ path }),
    photo,
    /** The same once its product is cut out. */
    cutOut: cutout.state === 'ready' ? photo : null,
    nameOf: (one: PhotoData) =>
      one.original_name ?? MESSAGES.photoOf(name, photos.indexOf(one) + 1),
    cutout,
    retry,
  }
}

interface PhotoChoiceProps {
  photos: readonly PhotoData[]
  source: ReturnType<typeof useSourcePhoto>
  /** Missing where the product is somebody else's. */
  onAdjust?: () => void
}

/** Which photo, and how its product was cut out. */
function PhotoChoice({ photos, source, onAdjust }: PhotoChoiceProps) {
  const { chosen, photo, cutout, nameOf } = source
  return (
    <>
      <SourceChoices
        label={MESSAGES.photo}
        empty={MESSAGES.noPhotos}
        sources={photos.map((one) => ({
          path: one.path,
          ...(one.path === chosen && cutout.state === 'ready'
            ? { picture: cutout.picture, isCutout: true }
            : { picture: one.picture }),
          label: nameOf(one),
        }))}
        chosen={chosen}
        onChoose={source.choose}
        inRow
      />
      {photo && (
        <PartBoundary fallback={<Skeleton className="-mt-2 h-8 w-full roomy:h-50" />}>
          <CutoutPreview
            photo={photo}
            photoName={nameOf(photo)}
            cutout={cutout}
            onRetry={source.retry}
            onAdjust={onAdjust}
          />
        </PartBoundary>
      )}
    </>
  )
}

/** Why the photo cannot be used just now. */
function photoErrorOf(cutout: ReturnType<typeof useCutout>['cutout']): string | null {
  if (cutout.state === 'ready') return null
  return cutout.state === 'failed' ? cutout.error : MESSAGES.wait
}
