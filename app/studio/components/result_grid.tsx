import { lazy, Suspense, useState } from 'react'
import { LoadMore } from '~/shell/ui/load_more'
import type { GeneratedImageData } from '~/studio/transformers/generated_image_data'
import { STUDIO_TEXTS } from '../screen_texts'
import { PendingTile } from './pending_tile'
import { ResultCard } from './result_card'
import type { PendingWork } from './use_pending_work'

const TEXTS = STUDIO_TEXTS.results

/** Pictures that stand above the fold on a large screen. */
const FIRST_ROW = 3

const ResultViewer = lazy(() => import('./result_viewer'))

interface ResultGridProps {
  /** Missing for guests and once the product is gone: nothing can be made of the pictures then. */
  productId?: number
  productName: string
  images: readonly GeneratedImageData[]
  nextCursor: number | null
  pending?: readonly PendingWork[]
  /** Missing for guests. */
  onUpscale?: (image: GeneratedImageData) => void
  isUpscaling?: (id: number) => boolean
  onReuse?: (prompt: string) => void
}

/** What has been made of a product, newest first, after what is under way. */
export default function ResultGrid(props: ResultGridProps) {
  const {
    productId,
    productName,
    images,
    nextCursor,
    pending = [],
    onUpscale,
    isUpscaling,
    onReuse,
  } = props
  const [opened, setOpened] = useState<number | null>(null)
  const isOpen = images.some(({ id }) => id === opened)

  return (
    <section aria-labelledby="results">
      <h2 id="results" className="sr-only">
        {TEXTS.title}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {pending.map((work) => (
          <PendingTile key={work.key} work={work} />
        ))}
        {images.map((image, place) => (
          <ResultCard
            key={image.id}
            image={image}
            productName={productName}
            priority={place < FIRST_ROW}
            onOpen={() => setOpened(image.id)}
            onUpscale={onUpscale && (() => onUpscale(image))}
            upscaling={isUpscaling?.(image.id) ?? false}
            onReuse={onReuse && (() => onReuse(image.original_prompt))}
          />
        ))}
      </ul>
      <LoadMore list="images" nextCursor={nextCursor} label={TEXTS.more} />
      {opened !== null && isOpen && (
        <Suspense>
          <ResultViewer
            productId={productId}
            images={images}
            productName={productName}
            opened={opened}
            onOpen={setOpened}
          />
        </Suspense>
      )}
    </section>
  )
}
