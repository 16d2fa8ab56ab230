import { Link } from '@inertiajs/react'
import { route } from '~/ui/client/routes'
import { ImageTile } from '~/ui/pictures/image_tile'
import { TextLink } from '~/ui/buttons/text_link'
import { DASHBOARD_MESSAGES } from '../messages/en/dashboard'
import type { LatestImage } from '../queries/list_latest_images'

/** The pictures that were made last, and the way to all of them. */
export function LatestResults({ images }: { images: readonly LatestImage[] }) {
  return (
    <section aria-labelledby="latest">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="latest" className="text-base font-semibold">
          {DASHBOARD_MESSAGES.latest}
        </h2>
        <TextLink href={route('generated-assets.index')} isAlone>
          {DASHBOARD_MESSAGES.allResults}
        </TextLink>
      </div>
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {images.map(({ id, picture, prompt, product_name: product }) => (
          <li key={id}>
            <Link href={route('generated-assets.index')} className="block rounded-card">
              <ImageTile
                source={picture}
                alt={DASHBOARD_MESSAGES.picture(product, prompt)}
                sizes="(min-width: 1280px) 14rem, (min-width: 640px) 22vw, 45vw"
                className="aspect-square rounded-card ring-1 ring-line"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
