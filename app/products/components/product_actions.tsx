import { Clapperboard, EllipsisVertical, ImagePlus, Sparkles, Video } from 'lucide-react'
import { route } from '~/ui/client/routes'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/button_link'
import { buttonClasses } from '~/ui/buttons/button_classes'
import { classNames } from '~/ui/class_names'
import { LazyDropdown } from '~/ui/overlays/lazy_dropdown'
import type { EngineOffers } from '~/work/queries/engine_offers'
import { PRODUCT_MESSAGES } from '../messages/en/screens'
import type { ProductData } from '../transformers/product_data'

const MESSAGES = PRODUCT_MESSAGES.show

export type ProductDialog = 'upload' | 'generate' | 'video' | 'edit' | 'visibility' | 'delete'

interface ProductActionsProps {
  product: ProductData
  offers: EngineOffers
  onOpen: (dialog: ProductDialog) => void
}

/** What a signed-in visitor can do with a product; the owner more than others. */
export function ProductActions({ product, offers, onOpen }: ProductActionsProps) {
  return (
    <>
      {product.is_owner && (
        <Button
          variant="secondary"
          icon={ImagePlus}
          onClick={() => onOpen('upload')}
          className="max-sm:grow"
        >
          {MESSAGES.upload}
        </Button>
      )}
      {offers.video && (
        <Button
          variant="secondary"
          icon={Video}
          onClick={() => onOpen('video')}
          className="max-sm:order-last max-sm:grow"
        >
          {MESSAGES.video}
        </Button>
      )}
      {product.is_owner && offers.reel && product.input_images_count > 0 && (
        <ButtonLink
          href={route('reels.new', { product: product.id })}
          variant="secondary"
          icon={Clapperboard}
          className="max-sm:order-last max-sm:grow"
        >
          {MESSAGES.reel}
        </ButtonLink>
      )}
      {offers.photos && (
        <Button
          icon={Sparkles}
          onClick={() => onOpen('generate')}
          className="max-sm:order-last max-sm:grow"
        >
          {MESSAGES.generate}
        </Button>
      )}
      {product.is_owner && (
        <LazyDropdown
          label={MESSAGES.more}
          align="right"
          width="w-56"
          trigger={
            <span className={classNames(buttonClasses('secondary', 'md', true), '-mx-2')}>
              <EllipsisVertical aria-hidden className="size-4" />
            </span>
          }
          load={() => import('./product_menu_entries')}
          entryProps={{
            isPublic: product.is_public,
            onEdit: () => onOpen('edit'),
            onVisibility: () => onOpen('visibility'),
            onDelete: () => onOpen('delete'),
          }}
        />
      )}
    </>
  )
}
