import { Brush } from 'lucide-react'
import { useState } from 'react'
import { elementOf } from '~/core/elements'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { Badge } from '~/ui/feedback/badge'
import { Button } from '~/ui/buttons/button'
import { ImageTile } from '~/ui/pictures/image_tile'
import { PHOTO_SIZES } from '~/ui/pictures/tile_sizes'
import { PRODUCT_MESSAGES } from '../messages/en/screens'
import type { PhotoData } from '../transformers/product_data'

const MESSAGES = PRODUCT_MESSAGES.show

const PictureViewer = lazyPart(() =>
  import('~/ui/pictures/picture_viewer').then((module) => ({ default: module.PictureViewer }))
)

interface PhotoGridProps {
  photos: readonly PhotoData[]
  /** The product's. */
  name: string
  /** Whether the visitor owns them: only owners hear how well they were cut out. */
  isOwner: boolean
  /** Missing for those who may not correct the cut-outs, and while nobody may. */
  onAdjust?: (photo: PhotoData, title: string) => void
}

/** The photos of a product; each opens in the viewer, and its owner corrects how it was cut out. */
export function PhotoGrid({ photos, name, isOwner, onAdjust }: PhotoGridProps) {
  const [opened, setOpened] = useState<number | null>(null)
  const titles = photos.map(
    (photo, place) => photo.original_name ?? MESSAGES.photo(name, place + 1)
  )
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
        {photos.map((photo, place) => (
          <li
            key={photo.id}
            className="overflow-hidden rounded-card bg-surface shadow-raised ring-1 ring-line"
          >
            <button
              type="button"
              onClick={() => setOpened(place)}
              className="relative block w-full outline-offset-[-3px] active:opacity-85"
            >
              <ImageTile
                source={photo.picture}
                alt={elementOf(titles, place)}
                sizes={PHOTO_SIZES}
                priority={place < 5}
                className="aspect-square"
              />
              {isOwner && <CutoutBadge photo={photo} />}
            </button>
            {onAdjust && (
              <Button
                variant="ghost"
                size="sm"
                icon={Brush}
                aria-label={MESSAGES.adjustOf(elementOf(titles, place))}
                onClick={() => onAdjust(photo, elementOf(titles, place))}
                className="w-full rounded-none border-t border-line outline-offset-[-3px]"
              >
                {MESSAGES.adjust}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {opened !== null && (
        <PartBoundary>
          <PictureViewer
            pictures={photos.map((photo, place) => ({
              source: photo.picture,
              alt: elementOf(titles, place),
              caption: name,
              fileName: photo.original_name?.replace(/\.[^.]+$/, '') ?? `photo-${photo.id}`,
            }))}
            index={opened}
            onIndex={setOpened}
            onClose={() => setOpened(null)}
          />
        </PartBoundary>
      )}
    </>
  )
}

/** How well a photo was cut out, as far as it is worth a word. */
function CutoutBadge({ photo }: { photo: PhotoData }) {
  const isCorrected = photo.mask_path !== null
  if (!isCorrected && !photo.check_cutout) return null
  return (
    <span className="absolute top-2 left-2">
      <Badge tone={isCorrected ? 'success' : 'warning'}>
        {isCorrected ? MESSAGES.corrected : MESSAGES.check}
      </Badge>
    </span>
  )
}
