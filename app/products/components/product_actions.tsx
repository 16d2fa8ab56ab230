import { EllipsisVertical, ImagePlus, Sparkles, Video } from 'lucide-react'
import { hrefOf } from '~/shell/layouts/links'
import { Button } from '~/shell/ui/button'
import { buttonClasses } from '~/shell/ui/button_classes'
import { ButtonLink } from '~/shell/ui/button_link'
import { classNames } from '~/shell/ui/class_names'
import { LazyDropdown } from '~/shell/ui/lazy_dropdown'
import { PRODUCT_TEXTS } from '../screen_texts'
import type { ProductData } from '../transformers/product_data'

const TEXTS = PRODUCT_TEXTS.show

export type ProductDialog = 'upload' | 'generate' | 'edit' | 'delete'

interface ProductActionsProps {
  product: ProductData
  onOpen: (dialog: ProductDialog) => void
}

/** What a signed-in visitor can do with a product; the owner more than others. */
export function ProductActions({ product, onOpen }: ProductActionsProps) {
  const videos = hrefOf('videos.generate')
  return (
    <>
      {product.is_owner && (
        <Button
          variant="secondary"
          icon={ImagePlus}
          onClick={() => onOpen('upload')}
          className="max-sm:grow"
        >
          {TEXTS.upload}
        </Button>
      )}
      {videos && (
        <ButtonLink href={`${videos}?modelId=${product.id}`} variant="secondary" icon={Video}>
          {TEXTS.video}
        </ButtonLink>
      )}
      <Button
        icon={Sparkles}
        onClick={() => onOpen('generate')}
        className="max-sm:order-last max-sm:w-full"
      >
        {TEXTS.generate}
      </Button>
      {product.is_owner && (
        <LazyDropdown
          label={TEXTS.more}
          align="right"
          width="w-56"
          trigger={
            <span className={classNames(buttonClasses('secondary', 'md', true), '-mx-2')}>
              <EllipsisVertical aria-hidden className="size-4" />
            </span>
          }
          load={() => import('./product_menu_entries')}
          entryProps={{ onEdit: () => onOpen('edit'), onDelete: () => onOpen('delete') }}
        />
      )}
    </>
  )
}
