import { lazy, Suspense, useState } from 'react'
import { ImageTile } from '~/shell/ui/image_tile'
import type { PhotoData } from '../transformers/product_data'

const PictureViewer = lazy(() =>
  import('~/shell/ui/picture_viewer').then((module) => ({ default: module.PictureViewer }))
)

/** The photos of a product; each opens in the viewer. */
export function PhotoGrid({ photos, name }: { photos: readonly PhotoData[]; name: string }) {
  const [opened, setOpened] = useState<number | null>(null)
  const titles = photos.map((photo, place) => photo.original_name ?? `${name}, photo ${place + 1}`)
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
        {photos.map((photo, place) => (
          <li key={photo.id}>
            <button
              type="button"
              onClick={() => setOpened(place)}
              className="block w-full overflow-hidden rounded-card shadow-raised ring-1 ring-line"
            >
              <ImageTile
                source={photo.picture}
                alt={titles[place]}
                sizes="(min-width: 1280px) 18rem, (min-width: 640px) 30vw, 46vw"
                priority={place < 5}
                className="aspect-square"
              />
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense>
          <PictureViewer
            pictures={photos.map((photo, place) => ({
              source: photo.picture,
              alt: titles[place],
              caption: name,
              fileName: photo.original_name?.replace(/\.[^.]+$/, '') ?? `photo-${photo.id}`,
            }))}
            index={opened}
            onIndex={setOpened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  )
}
