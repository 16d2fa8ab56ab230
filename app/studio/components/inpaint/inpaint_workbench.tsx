import { router } from '@inertiajs/react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Alert } from '~/shell/ui/alert'
import { Skeleton } from '~/shell/ui/skeleton'
import { STUDIO_TEXTS } from '../../screen_texts'
import { SourceChoices } from '../source_choices'
import { reloadResults, usePendingWork } from '../use_pending_work'
import { useUpscale } from '../use_upscale'
import { BackgroundForm } from './background_form'
import { CutoutPreview } from './cutout_preview'
import type { InpaintPageProps } from './inpaint_page_props'
import { useBackgrounds } from './use_backgrounds'
import { useCutout } from './use_cutout'

const ResultGrid = lazy(() => import('../result_grid'))
const MaskEditor = lazy(() => import('~/products/components/mask_editor/mask_editor'))

const TEXTS = STUDIO_TEXTS.inpaint

/** Where a signed-in merchant puts the product of a photo before new backgrounds. */
export function InpaintWorkbench(props: InpaintPageProps) {
  const { model, images, next_cursor: nextCursor, unfinished, expected_seconds: expected } = props
  const photos = model.inputImages
  const [chosen, setChosen] = useState(photos[0]?.path ?? null)
  const [prompt, setPrompt] = useState('')
  const [isAdjusting, setIsAdjusting] = useState(false)
  const results = useRef<HTMLDivElement>(null)
  const photo = photos.find(({ path }) => path === chosen) ?? null
  const { cutout, retry } = useCutout(model.id, photo)
  const { pending, show } = usePendingWork(model.id, unfinished)
  const { error, notes, order } = useBackgrounds(model.id, show)
  const { upscale, isUpscaling } = useUpscale(model.id, reloadResults)
  const nameOf = (place: number) =>
    photos[place]?.original_name ?? TEXTS.photoOf(model.name, place + 1)
  const photoName = photo ? nameOf(photos.indexOf(photo)) : ''

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <BackgroundForm
        photoError={photo === null ? TEXTS.errors.photo : photoErrorOf(cutout)}
        prompt={prompt}
        onPrompt={setPrompt}
        onOrder={(wanted) => {
          if (photo === null || cutout.state !== 'ready') return
          results.current?.scrollIntoView({ block: 'nearest' })
          void order({ ...wanted, photo: photo.id, cutoutUrl: cutout.url })
        }}
        error={error}
      >
        <SourceChoices
          label={TEXTS.photo}
          empty={TEXTS.noPhotos}
          sources={photos.map(({ path, picture }, place) => ({
            path,
            picture,
            label: nameOf(place),
          }))}
          chosen={chosen}
          onChoose={setChosen}
        />
        {photo && (
          <CutoutPreview
            photo={photo}
            photoName={photoName}
            cutout={cutout}
            onRetry={retry}
            onAdjust={model.is_owner ? () => setIsAdjusting(true) : undefined}
          />
        )}
      </BackgroundForm>
      <div className="flex min-w-0 scroll-mt-20 flex-col gap-4" ref={results}>
        {notes.map((note) => (
          <Alert key={note} tone="warning">
            {note}
          </Alert>
        ))}
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <ResultGrid
            productName={model.name}
            images={images}
            nextCursor={nextCursor}
            pending={pending}
            onUpscale={expected.upscale === null ? undefined : upscale}
            isUpscaling={isUpscaling}
            onReuse={setPrompt}
          />
        </Suspense>
      </div>
      {isAdjusting && photo && (
        <Suspense>
          <MaskEditor
            productId={model.id}
            photo={photo}
            photoName={photoName}
            onClose={() => setIsAdjusting(false)}
            onSaved={() => router.reload({ only: ['model'] })}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Why the photo cannot be used just now. */
function photoErrorOf(cutout: ReturnType<typeof useCutout>['cutout']): string | null {
  if (cutout.state === 'ready') return null
  return cutout.state === 'failed' ? cutout.error : TEXTS.wait
}
