import { Link } from '@inertiajs/react'
import { Image, Images } from 'lucide-react'
import { route } from '~/ui/client/routes'
import { Badge } from '~/ui/feedback/badge'
import { ButtonLink } from '~/ui/buttons/button_link'
import { Card } from '~/ui/layouts/card'
import { ImageTile } from '~/ui/pictures/image_tile'
import { RelativeTime } from '~/ui/text/relative_time'
import { wayHref } from './way_href'
import { waysOf } from './ways_of'
import type { EngineOffers } from '~/work/queries/engine_offers'
import { CARD_SIZES } from '~/ui/pictures/tile_sizes'
import { PRODUCT_MESSAGES } from '../messages/en/screens'
import type { ProductCardData } from '../transformers/product_data'

const MESSAGES = PRODUCT_MESSAGES.list

/** Small pictures under the large one. */
const SUB_IMAGES = 4

/** A product of one's own in the list. */
export function ProductCard({
  product,
  offers,
  priority,
}: {
  product: ProductCardData
  offers: EngineOffers
  priority: boolean
}) {
  const href = route('products.show', { product: product.id })
  return (
    <Card flush className="flex flex-col">
      <Link href={href} prefetch aria-label={product.name} className="block outline-offset-[-3px]">
        <Pictures product={product} priority={priority} />
      </Link>
      <div className="flex grow flex-col gap-2 p-4">
        <div className="flex items-start justify-between gap-3">
          <h2 className="min-w-0 font-semibold wrap-break-word">{product.name}</h2>
          <span className="flex shrink-0 flex-wrap justify-end gap-1.5">
            {product.status !== 'ready' && (
              <Badge tone={product.status === 'failed' ? 'danger' : 'warning'}>
                {MESSAGES.status[product.status]}
              </Badge>
            )}
            <Badge tone={product.is_public ? 'primary' : 'neutral'}>
              {product.is_public ? MESSAGES.public : MESSAGES.private}
            </Badge>
          </span>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-fine text-muted tabular-nums">
          <span className="flex items-center gap-1.5">
            <Image aria-hidden className="size-3.5" />
            {MESSAGES.uploaded(product.input_images_count)}
          </span>
          <span className="flex items-center gap-1.5">
            <Images aria-hidden className="size-3.5" />
            {MESSAGES.generated(product.generated_images_count)}
          </span>
          <RelativeTime iso={product.created_at} />
        </p>
        <div className="mt-auto flex flex-wrap gap-x-1 gap-y-2 pt-2">
          <ButtonLink href={href} variant="secondary" size="sm">
            {MESSAGES.view}
          </ButtonLink>
          {product.status === 'ready' &&
            waysOf(offers).map((way) => (
              <ButtonLink key={way} href={wayHref(way, product.id)} variant="ghost" size="sm">
                {MESSAGES.ways[way]}
              </ButtonLink>
            ))}
        </div>
      </div>
    </Card>
  )
}

function Pictures({ product, priority }: { product: ProductCardData; priority: boolean }) {
  const { first_image: first, sub_images: others, name } = product
  const small = Array.from({ length: SUB_IMAGES }, (_, place) => others[place] ?? null)
  return (
    <>
      {first ? (
        <ImageTile
          source={first}
          alt={name}
          sizes={CARD_SIZES}
          priority={priority}
          className="aspect-4/3 w-full"
        />
      ) : (
        <span className="block aspect-4/3 w-full bg-sunken" />
      )}
      <span className="mt-px grid grid-cols-4 gap-px">
        {small.map((picture, place) =>
          picture ? (
            <ImageTile
              key={picture.id}
              source={picture}
              alt=""
              sizes="(min-width: 1280px) 5.5rem, (min-width: 640px) 11vw, 23vw"
              className="aspect-square"
            />
          ) : (
            <span key={place} className="aspect-square bg-sunken" />
          )
        )}
      </span>
    </>
  )
}
