import { PROFILE_MESSAGES } from '#app/accounts/messages/en/profile'
import { ASSET_MESSAGES } from '#app/assets/messages/en/screens'
import { BATCH_MESSAGES } from '#app/batches/messages/en/screens'
import { BILLING_MESSAGES } from '#app/billing/messages/en/screens'
import { EDITOR_MESSAGES } from '#app/editor/messages/en/screens'
import { CREATE_MESSAGES } from '#app/products/messages/en/create'
import { PRODUCT_MESSAGES } from '#app/products/messages/en/screens'
import type { ModelData, ProductCardData } from '#app/products/transformers/product_data'
import { REVIEW_MESSAGES } from '#app/review/messages/en/screens'
import { SIDE_BY_SIDE_SIZES } from '#app/review/side_by_side_sizes'
import type { ReviewData } from '#app/review/transformers/review_data'
import { GENERATION_MESSAGES } from '#app/pictures/messages/en/screens'
import { VIDEO_FORM_MESSAGES } from '#app/films/messages/en/video_form'
import { VIDEO_MESSAGES } from '#app/films/messages/en/video_screen'
import type { VideoPageProps } from '#app/films/components/video_page_props'
import { capitalised } from '#app/core/text/capitalised'
import type { SharedProps } from '../shared_props.js'
import { draftKey } from '#app/editor/draft_key'
import type { EditorPageProps } from '#app/editor/components/editor_page_props'
import { FIRST_ROW } from '#app/pictures/components/results/limits'
import { CARD_SIZES, SOURCE_SIZES } from '#app/ui/pictures/tile_sizes'
import { RESULT_MESSAGES } from '#app/pictures/messages/en/results'
import type { GeneratedImageData } from '#app/pictures/transformers/generated_image_data'
import type { ProductPageProps } from '#app/product_page/components/product_page_props'
import { price } from '#app/ui/text/money'
import { type FirstContent, headed, pictureOf } from './first_content.js'
import { shownProduct } from './first_product.js'

/** The largest parts of the pages that a merchant opens most; of others the bar alone is drawn. Read anew each time: in the language of the visitor. */
export const FIRST_CONTENTS: Record<string, (props: object, url: string) => FirstContent | null> = {
  'profile/show': () => ({
    ...headed(PROFILE_MESSAGES),
    isNarrow: true,
    section: PROFILE_MESSAGES.information,
  }),
  'assets/index': (props, url) => {
    const { images } = props as { images: GeneratedImageData[] }
    const { title, crumbs, tabs } = ASSET_MESSAGES
    const header = { crumb: crumbs.editor, title, last: crumbs.assets }
    // Who comes with words or kinds to look for sees others, which the page asks for.
    if (images.length === 0 || url.includes('?')) return { header }
    return {
      header,
      assets: {
        tabs: [
          { label: tabs.images, isOpen: true },
          { label: tabs.videos, isOpen: false },
        ],
        types: [RESULT_MESSAGES.allTypes, ...Object.values(RESULT_MESSAGES.types)],
        favorites: RESULT_MESSAGES.favorites,
        pictures: images.slice(0, FIRST_ROW).map((it) => pictureOf(it.picture, CARD_SIZES)),
      },
    }
  },
  'batches/index': (props) => {
    const { batches } = props as { batches: unknown[] }
    const { recipes, create, empty: title, emptyHint: text } = BATCH_MESSAGES.list
    const actions = [{ label: recipes }]
    const main = { label: create, isMain: true }
    if (batches.length > 0) return headed(BATCH_MESSAGES.list, [...actions, main])
    return { ...headed(BATCH_MESSAGES.list, actions), empty: { title, text, actions: [main] } }
  },
  'billing/billing': (props) => {
    const { plan, can_manage: canManage } = props as {
      plan: { name: string; amount: number }
      can_manage: boolean
    }
    const { plan: title, manage, manageHint: hint } = BILLING_MESSAGES.billing
    const costs = price(plan.amount) + BILLING_MESSAGES.subscribe.perMonth
    return {
      ...headed(BILLING_MESSAGES.billing),
      plan: canManage ? { title, name: plan.name, price: costs, manage, hint } : undefined,
    }
  },
  'editor/editor': (props) => {
    const { opened, can_edit: canEdit } = props as EditorPageProps
    const user = (props as Partial<SharedProps>).auth?.user
    const { assets, source, form } = EDITOR_MESSAGES
    const { title, drop, button, hint } = source
    const { label, placeholder } = form
    return {
      ...headed(EDITOR_MESSAGES, [{ label: assets, isLink: true }]),
      edit:
        canEdit && !opened && user
          ? { title, drop, button, hint, label, placeholder, unless: draftKey(user.id) }
          : undefined,
    }
  },
  'dashboard/index': (props) => {
    const { showOnboarding = true } = props as { showOnboarding?: boolean }
    return showOnboarding ? null : headed(CREATE_MESSAGES.create)
  },
  'products/index': (props) => {
    const [first] = (props as { products: ProductCardData[] }).products
    const { create, import: bring, empty: title, emptyHint: text } = PRODUCT_MESSAGES.list
    const actions = [{ label: bring }, { label: create, isMain: true }]
    if (!first) return { ...headed(PRODUCT_MESSAGES.list), empty: { title, text, actions } }
    return {
      ...headed(PRODUCT_MESSAGES.list, actions),
      picture: first.first_image ? pictureOf(first.first_image, CARD_SIZES) : undefined,
    }
  },
  'product_page/show': (props) => shownProduct(props as ProductPageProps),
  'review/show': (props) => {
    const { product, reviews } = props as {
      product: { name: string } | null
      reviews: ReviewData[]
    }
    const { title, crumb, description, source, result } = REVIEW_MESSAGES
    const first = reviews[0]?.image.picture
    return {
      header: product ? { crumb, title: product.name, description } : { title, description },
      reviewed: first && {
        source,
        result,
        picture: pictureOf(first, SIDE_BY_SIDE_SIZES),
      },
    }
  },
  'pictures/photos': (props) => {
    const { model } = props as { model: ModelData }
    const { crumb, sample, results, panel } = GENERATION_MESSAGES
    const badge = model.is_public ? sample : undefined
    const { title, description: label, placeholder } = panel
    return {
      header: { crumb, title: model.name, badge, actions: [{ label: results.review }] },
      form:
        model.status === 'ready' && !(needsSubscription(props) && !model.is_public)
          ? { title, label, placeholder }
          : undefined,
    }
  },
  'films/videos': (props) => {
    const { model, image, error, expected_seconds: canMake } = props as VideoPageProps
    const { crumb, title, sample } = VIDEO_MESSAGES
    if (!model) return null
    const badge = model.is_public ? sample : undefined
    const header = {
      crumb,
      title: title(capitalised(model.name)),
      last: capitalised(model.name),
      badge,
    }
    const isIdle = canMake !== null && image === null && error === null
    const isTold = needsSubscription(props) && !model.is_public
    return { header, film: isIdle && !isTold ? filmOf(model) : undefined }
  },
}

/** Photos of a product that are drawn, and places for as many as show in the widest form. */
const MOST_SOURCES = 12
const MOST_PLACES = 52

/** Whether a notice stands over the form of a product of one's own, of which the server knows no size. */
function needsSubscription(props: Partial<SharedProps>): boolean {
  return !!props.features?.ownProductsNeedSubscription && !props.auth?.user?.subscribed
}

function filmOf({ inputImages }: ModelData): FirstContent['film'] {
  const { title, original, generated, description: label, placeholder } = VIDEO_FORM_MESSAGES
  if (inputImages.length === 0) return undefined
  return {
    ...{ title, label, placeholder },
    tabs: [
      { label: original, isOpen: true },
      { label: generated, isOpen: false },
    ],
    sources: inputImages
      .slice(0, MOST_SOURCES)
      .map(({ picture }) => pictureOf(picture, SOURCE_SIZES)),
    further: Math.max(0, Math.min(inputImages.length, MOST_PLACES) - MOST_SOURCES),
  }
}
