import { CREATE_MESSAGES } from '#app/products/messages/en/create'
import { PRODUCT_MESSAGES } from '#app/products/messages/en/screens'
import { PHOTO_SIZES } from '#app/ui/pictures/tile_sizes'
import { sentencesOf } from '#app/products/components/view_sentences'
import type { ProductPageProps } from '#app/product_page/components/product_page_props'
import { type Action, type FirstContent, pictureOf, type Shown } from './first_content.js'

/** Photos in a row of the widest screen. */
const FIRST_PHOTOS = 5

const MESSAGES = PRODUCT_MESSAGES.show

/** What is drawn of a product's page: all of it, as far as the first photos; its header alone while there is something to do about its training. */
export function shownProduct(page: ProductPageProps): FirstContent {
  const { product } = page
  const { name: title, is_public: isPublic, sku } = product
  const description = [sku === null ? null : MESSAGES.sku(sku), product.description]
    .filter(Boolean)
    .join('\n')
  return {
    header: {
      crumb: PRODUCT_MESSAGES.crumb,
      title,
      badge: isPublic ? PRODUCT_MESSAGES.list.public : undefined,
      description,
      actions: actionsOf(page),
    },
    shown: isSettled(page) && product.input_images.length > 0 ? contentsOf(page) : undefined,
  }
}

/** As `ProductActions` has them. */
function actionsOf({ product, offers }: ProductPageProps): Action[] {
  const { is_owner: isOwner } = product
  const wide = { hasIcon: true, isWide: true }
  const last = { ...wide, isLast: true }
  const actions: (Action | false)[] = [
    isOwner && { label: MESSAGES.upload, ...wide },
    offers.video && { label: MESSAGES.video, ...last },
    isOwner && offers.reel && product.input_images_count > 0 && { label: MESSAGES.reel, ...last },
    offers.photos && { label: MESSAGES.generate, isMain: true, ...last },
    isOwner && { label: MESSAGES.more, isMenu: true },
  ]
  return actions.filter((action) => action !== false)
}

/** Whether nothing is said of its training but what that made. */
function isSettled(page: ProductPageProps): boolean {
  const { product, has_untrained_masks: isOutdated, has_better_training: isBetter } = page
  if (!product.is_owner) return true
  return product.status === 'ready' && !isOutdated && !isBetter && page.unlearnt_seconds === null
}

function contentsOf({ product, views, training }: ProductPageProps): Shown {
  const { tabs } = MESSAGES
  return {
    views: product.is_owner && views.length > 0 ? trainedViews(views) : null,
    tabs: [
      { label: tabs.uploaded, count: product.input_images_count, isOpen: true },
      { label: tabs.generated, count: product.generated_images_count, isOpen: false },
      { label: tabs.videos, count: product.videos_count, isOpen: false },
    ],
    photos: product.input_images
      .slice(0, FIRST_PHOTOS)
      .map(({ picture }) => pictureOf(picture, PHOTO_SIZES)),
    canAdjust: product.is_owner && !training,
  }
}

function trainedViews(views: ProductPageProps['views']): Shown['views'] {
  const { title, used, quality, duplicate, doubtful } = CREATE_MESSAGES.trained
  const shown = views.filter((view) => view.cutout !== null && view.quality !== 'unused')
  const told = views.filter((view) => sentencesOf(view).length > 0).length
  return {
    title,
    used: used(shown.length, views.length),
    list: shown.map((view) => ({
      name: view.view,
      quality: quality[view.quality],
      duplicate: view.duplicate_of && duplicate(view.duplicate_of),
    })),
    advice: told > 0 ? doubtful(told) : null,
  }
}
