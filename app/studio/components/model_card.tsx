import { Link } from '@inertiajs/react'
import { hasRoute, route } from '~/shell/client/routes'
import type { ProductCardData } from '~/products/transformers/product_data'
import { Badge } from '~/shell/ui/badge'
import { ButtonLink } from '~/shell/ui/button_link'
import { Card } from '~/shell/ui/card'
import { ImageTile } from '~/shell/ui/image_tile'
import { STUDIO_TEXTS } from '../screen_texts'

const TEXTS = STUDIO_TEXTS.chooser

/** A product that pictures can be made of, with a link to each way of making them. */
export function ModelCard({ model, priority }: { model: ProductCardData; priority: boolean }) {
  const href = route('photos.generate', { modelId: model.id })
  return (
    <Card flush className="flex flex-col">
      <Link href={href} prefetch className="block outline-offset-[-3px]" aria-label={model.name}>
        {model.first_image ? (
          <ImageTile
            source={model.first_image}
            alt={model.name}
            sizes="(min-width: 1280px) 22rem, (min-width: 640px) 45vw, 92vw"
            priority={priority}
            className="aspect-4/3 w-full"
          />
        ) : (
          <span className="block aspect-4/3 w-full bg-sunken" />
        )}
      </Link>
      <div className="flex grow flex-col gap-3 p-4">
        <div className="flex items-start justify-between gap-3">
          <h2 className="min-w-0 font-semibold wrap-break-word">{model.name}</h2>
          {model.is_public && !model.is_owner && <Badge tone="primary">{TEXTS.sample}</Badge>}
        </div>
        <div className="mt-auto flex flex-wrap gap-2">
          <ButtonLink href={href} size="sm">
            {TEXTS.generate}
          </ButtonLink>
          {OTHER_WAYS.filter(({ name }) => hasRoute(name)).map(({ path, label }) => (
            <ButtonLink key={path} href={`${path}${model.id}`} size="sm" variant="secondary">
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </Card>
  )
}

/** Shown once this version has them. */
const OTHER_WAYS = [
  { name: 'photos.inpaint', path: '/photos/inpaint/', label: TEXTS.backgrounds },
  { name: 'videos.generate', path: '/videos/generate?modelId=', label: TEXTS.video },
]
