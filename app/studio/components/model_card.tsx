import { Link } from '@inertiajs/react'
import { hrefOf, present } from '~/shell/layouts/links'
import type { ProductCardData } from '~/products/transformers/product_data'
import { Badge } from '~/shell/ui/badge'
import { ButtonLink } from '~/shell/ui/button_link'
import { Card } from '~/shell/ui/card'
import { ImageTile } from '~/shell/ui/image_tile'
import { STUDIO_TEXTS } from '../screen_texts'

const TEXTS = STUDIO_TEXTS.chooser

/** What can be made of a product. */
export type ModelWay = 'photos' | 'backgrounds' | 'video'

interface ModelCardProps {
  model: ProductCardData
  /** Where the card itself leads. */
  type: ModelWay
  priority: boolean
}

/** A product that pictures can be made of, with a link to each way of making them. */
export function ModelCard({ model, type, priority }: ModelCardProps) {
  const [first, ...others] = waysOf(model.id, type)
  const { href } = first
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
            {first.label}
          </ButtonLink>
          {others.map((way) => (
            <ButtonLink key={way.href} href={way.href} size="sm" variant="secondary">
              {way.label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </Card>
  )
}

/** The ways that this version has, the one that was asked for first. */
function waysOf(modelId: number, type: ModelWay) {
  const ways: { type: ModelWay; label: string; href: string | null }[] = [
    { type: 'photos', label: TEXTS.generate, href: hrefOf('photos.generate', { modelId }) },
    { type: 'backgrounds', label: TEXTS.backgrounds, href: hrefOf('photos.inpaint', { modelId }) },
    { type: 'video', label: TEXTS.video, href: hrefOf('videos.generate', { modelId }) },
  ]
  return present(ways.sort((a, b) => Number(b.type === type) - Number(a.type === type)))
}
