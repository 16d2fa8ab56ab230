import { ImageOff } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useCredits } from '~/shell/client/credits'
import { route } from '~/shell/client/routes'
import { Alert } from '~/shell/ui/alert'
import { ButtonLink } from '~/shell/ui/button_link'
import { EmptyState } from '~/shell/ui/empty_state'
import { STUDIO_TEXTS } from '../screen_texts'
import { OptionsPanel } from './options_panel'
import { Skeleton } from '~/shell/ui/skeleton'
import type { PhotosPageProps } from './photos_page_props'
import { useOrders } from './use_orders'
import { reloadResults, usePendingWork } from './use_pending_work'
import { useUpscale } from './use_upscale'

const ResultGrid = lazy(() => import('./result_grid'))
/** Seen once a product. */
const SampleChoices = lazy(() => import('./sample_choices'))

/** Where a signed-in merchant makes pictures of a trained product. */
export function Workbench({
  model,
  images,
  next_cursor: nextCursor,
  unfinished,
  expected_seconds: expected,
}: PhotosPageProps) {
  const [prompt, setPrompt] = useState('')
  const results = useRef<HTMLDivElement>(null)
  const imageCredits = useCredits()?.image_credits ?? 0
  const { pending, show } = usePendingWork(model.id, unfinished)
  const { error, notes, sampling, order, sampleImages, sampleBackgrounds } = useOrders(model, show)
  const { upscale, isUpscaling } = useUpscale(model.id, reloadResults)

  if (model.status !== 'ready') return <Untrained id={model.id} status={model.status} />
  const isNew = images.length === 0 && (pending.length === 0 || sampling !== null)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <OptionsPanel
        prompt={prompt}
        onPrompt={setPrompt}
        onOrder={(wanted) => {
          results.current?.scrollIntoView({ block: 'nearest' })
          void order(wanted)
        }}
        error={isNew ? null : error}
        expectedSeconds={expected.generate}
      />
      <div className="flex scroll-mt-20 flex-col gap-4" ref={results}>
        {notes.map((note) => (
          <Alert key={note} tone="warning">
            {note}
          </Alert>
        ))}
        {isNew && (
          <Suspense fallback={<Skeleton className="h-40 w-full" />}>
            <SampleChoices
              isTextGraphics={model.is_text_graphics}
              loading={sampling}
              error={error}
              imageCredits={imageCredits}
              generateSampleImages={sampleImages}
              generateSampleBackground={
                expected.background === null || model.inputImages.length === 0
                  ? undefined
                  : sampleBackgrounds
              }
            />
          </Suspense>
        )}
        <Suspense fallback={images.length > 0 && <Skeleton className="h-96 w-full" />}>
          <ResultGrid
            productId={model.id}
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
    </div>
  )
}

function Untrained({ id, status }: { id: number; status: string }) {
  const { panel } = STUDIO_TEXTS
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
