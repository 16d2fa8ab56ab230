import { Link } from '@inertiajs/react'
import { route } from '~/ui/client/routes'
import { ImageTile } from '~/ui/pictures/image_tile'
import { TextLink } from '~/ui/buttons/text_link'
import { DASHBOARD_MESSAGES } from '../messages/en/dashboard'
import type { ReadyModel } from '../queries/list_ready_models'

/** Trained products, each a step away from new pictures. */
export function ReadyModels({ models }: { models: readonly ReadyModel[] }) {
  return (
    <section aria-labelledby="models">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="models" className="text-base font-semibold">
          {DASHBOARD_MESSAGES.models}
        </h2>
        <TextLink href={route('products.index')} isAlone>
          {DASHBOARD_MESSAGES.allModels}
        </TextLink>
      </div>
      <ul className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {models.map(({ id, name, picture, images_count: count }) => (
          <li key={id}>
            <Link
              href={route('photos.generate', { modelId: id })}
              className="flex items-center gap-3 rounded-card bg-surface p-2.5 shadow-raised ring-1 ring-line transition-shadow hover:ring-line-strong"
            >
              {picture ? (
                <ImageTile
                  source={picture}
                  alt=""
                  sizes="3.5rem"
                  className="size-14 shrink-0 rounded-control"
                />
              ) : (
                <span className="size-14 shrink-0 rounded-control bg-sunken" />
              )}
              <span className="min-w-0">
                <span className="line-clamp-2 font-medium wrap-break-word">{name}</span>
                <span className="block text-fine text-muted tabular-nums">
                  {count === 0 ? DASHBOARD_MESSAGES.noPictures : DASHBOARD_MESSAGES.pictures(count)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
