import type { CSSProperties, Ref } from 'react'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { classNames } from '../class_names'
import { type MediaSource, variantUrl } from './media_source'
import { UI_MESSAGES } from '../messages/en/common'
import type { ViewedPicture } from './viewed_picture'
import { ZoomablePicture, type ZoomHandle } from './zoomable_picture'

const CompareSlider = lazyPart(() => import('./compare_slider'))

/** Width in pixels of the pictures that are compared. */
const COMPARED_WIDTH = 1600

interface ViewerStageProps {
  picture: ViewedPicture
  isComparing: boolean
  zoom: Ref<ZoomHandle>
}

/** The picture of a viewer as large as there is room, or beside what it was made from. */
export function ViewerStage({ picture, isComparing, zoom }: ViewerStageProps) {
  const { source, original } = picture
  const hasDetails = picture.details !== undefined
  const shape = {
    'aspectRatio': `${source.width} / ${source.height}`,
    '--ratio': source.width / source.height,
  }
  return (
    <div
      className={classNames(
        'flex grow items-center justify-center bg-sunken',
        hasDetails && 'lg:min-w-0 lg:[container-type:size]'
      )}
    >
      <div
        style={shape as CSSProperties}
        className={classNames(
          'w-[min(100%,calc((100dvh-13rem)*var(--ratio)))]',
          hasDetails && 'lg:w-[min(100cqw,calc(100cqh*var(--ratio)))]'
        )}
      >
        {isComparing && original ? (
          <PartBoundary>
            <CompareSlider
              key={source.id}
              before={comparedPicture(original)}
              after={comparedPicture(picture)}
              width={source.width}
              height={source.height}
              label={UI_MESSAGES.viewer.divider}
              fit="contain"
            />
          </PartBoundary>
        ) : (
          <ZoomablePicture
            key={source.id}
            handle={zoom}
            source={source}
            alt={picture.alt}
            isCutout={picture.isCutout}
          />
        )}
      </div>
    </div>
  )
}

function comparedPicture({ source, alt }: { source: MediaSource; alt: string }) {
  return { src: variantUrl(source, COMPARED_WIDTH), alt }
}
