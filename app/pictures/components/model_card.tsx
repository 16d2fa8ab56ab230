import { Link } from '@inertiajs/react'
import type { ProductCardData } from '~/products/transformers/product_data'
import { Badge } from '~/ui/feedback/badge'
import { ButtonLink } from '~/ui/buttons/button_link'
import { Card } from '~/ui/layouts/card'
import { CARD_SIZES } from '~/ui/pictures/tile_sizes'
import { ImageTile } from '~/ui/pictures/image_tile'
import { route } from '~/ui/client/routes'
import type { EngineOffers } from '~/work/queries/engine_offers'
import { CHOOSER_MESSAGES } from '../messages/en/chooser'
import { wayHref } from '~/products/components/way_href'
import { type ModelWay, waysOf } from '~/products/components/ways_of'

const MESSAGES = CHOOSER_MESSAGES

const LABELS: Record<ModelWay, string> = {
  photos: MESSAGES.generate,
  backgrounds: MESSAGES.backgrounds,
  video: MESSAGES.video,
}

interface ModelCardProps {
  model: ProductCardData
  /** Where the card itself leads. */
  type: ModelWay
  offers: EngineOffers
  priority: boolean
}

/** A product that pictures can be made of, with a link to each way of making them. */
export function ModelCard({ model, type, offers, priority }: ModelCardProps) {
  const ways = waysOf(offers, type)
  const href = ways[0] ? wayHref(ways[0], model.id) : route('products.show', { product: model.id })
  return (
    <Card flush className="flex flex-col">
      <Link href={href} prefetch className="block outline-offset-[-3px]" aria-label={model.name}>
        {model.first_image ? (
          <ImageTile
            source={model.first_image}
            alt={model.name}
            sizes={CARD_SIZES}
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
          {model.is_public && !model.is_owner && <Badge tone="primary">{MESSAGES.sample}</Badge>}
        </div>
        <div className="mt-auto flex flex-wrap gap-2">
          {ways.map((way, place) => (
            <ButtonLink
              key={way}
              href={wayHref(way, model.id)}
              size="sm"
              variant={place === 0 ? 'primary' : 'secondary'}
            >
              {LABELS[way]}
            </ButtonLink>
          ))}
        </div>
      </div>
    </Card>
  )
}
