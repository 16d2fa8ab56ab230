import { type ComponentProps, useState } from 'react'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'
import { Card } from '~/ui/layouts/card'
import { ImageTile } from '~/ui/pictures/image_tile'
import { CREATE_MESSAGES } from '../messages/en/create'
import type { TrainedViewData, ViewQuality } from '../transformers/trained_view_data'
import type { ProductPageProps } from '~/product_page/components/product_page_props'
import { TrainedPhotoAdvice } from './trained_photo_advice'

const MESSAGES = CREATE_MESSAGES.trained

const TONES: Record<ViewQuality, BadgeTone> = {
  good: 'success',
  fair: 'neutral',
  poor: 'warning',
  unused: 'warning',
}

const PictureViewer = lazyPart(() =>
  import('~/ui/pictures/picture_viewer').then((module) => ({ default: module.PictureViewer }))
)

type UsedView = TrainedViewData & { cutout: NonNullable<TrainedViewData['cutout']> }

interface TrainedViewsProps
  extends
    Pick<ProductPageProps, 'product' | 'views'>,
    Pick<ComponentProps<typeof TrainedPhotoAdvice>, 'isBetter' | 'onAdjust'> {}

/** What training made of a product's photos: its cut-outs, best first, and what to do about the others. */
export function TrainedViews({ product, views, isBetter, onAdjust }: TrainedViewsProps) {
  const { id, name } = product
  const [opened, setOpened] = useState<number | null>(null)
  const used = views.filter(isUsed)
  return (
    <Card flush>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-5 pt-5 sm:px-6">
        <h2 className="text-base font-semibold">{MESSAGES.title}</h2>
        <p className="text-muted">{MESSAGES.used(used.length, views.length)}</p>
      </div>
      <ul
        aria-label={MESSAGES.title}
        className="flex snap-x scroll-px-5 gap-3 overflow-x-auto px-5 py-4 sm:scroll-px-6 sm:px-6"
      >
        {used.map((view, place) => (
          <li key={view.photo_id} className="w-32 shrink-0 snap-start sm:w-36">
            <button
              type="button"
              onClick={() => setOpened(place)}
              className="block w-full overflow-hidden rounded-control ring-1 ring-line active:opacity-85"
            >
              <ImageTile
                source={view.cutout}
                alt={altOf(name, view)}
                sizes="9rem"
                fit="contain"
                isCutout
                isInset
                className="aspect-square"
              />
            </button>
            <p className="mt-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5">
              <span className="min-w-0 font-medium wrap-break-word">{view.view}</span>
              <Badge tone={TONES[view.quality]}>{MESSAGES.quality[view.quality]}</Badge>
            </p>
            {view.duplicate_of && (
              <p className="mt-0.5 text-fine wrap-break-word text-muted">
                {MESSAGES.duplicate(view.duplicate_of)}
              </p>
            )}
          </li>
        ))}
      </ul>
      <TrainedPhotoAdvice productId={id} {...{ views, isBetter, onAdjust }} />
      {opened !== null && (
        <PartBoundary>
          <PictureViewer
            pictures={used.map((view) => ({
              source: view.cutout,
              alt: altOf(name, view),
              isCutout: true,
              caption: view.photo_name,
              fileName: `${view.photo_name.replace(/\.[^.]+$/, '')}-cut-out`,
            }))}
            index={opened}
            onIndex={setOpened}
            onClose={() => setOpened(null)}
          />
        </PartBoundary>
      )}
    </Card>
  )
}

function isUsed(view: TrainedViewData): view is UsedView {
  return view.cutout !== null && view.quality !== 'unused'
}

function altOf(name: string, { view, photo_name: photo }: TrainedViewData): string {
  return `${name}: ${view} (${photo})`
}
