import { PROFILE_MESSAGES } from '#app/accounts/messages/en/profile'
import { ASSET_MESSAGES } from '#app/assets/messages/en/screens'
import { BATCH_MESSAGES } from '#app/batches/messages/en/screens'
import { BILLING_MESSAGES } from '#app/billing/messages/en/screens'
import { EDITOR_MESSAGES } from '#app/editor/messages/en/screens'
import { CARD_SIZES } from '#app/products/components/card_sizes'
import { CREATE_MESSAGES } from '#app/products/messages/en/create'
import { PRODUCT_MESSAGES } from '#app/products/messages/en/screens'
import type {
  ModelData,
  ProductCardData,
  ProductData,
} from '#app/products/transformers/product_data'
import { REVIEW_MESSAGES } from '#app/review/messages/en/screens'
import { SIDE_BY_SIDE_SIZES } from '#app/review/side_by_side_sizes'
import type { ReviewData } from '#app/review/transformers/review_data'
import { GENERATION_MESSAGES } from '#app/pictures/messages/en/screens'
import { VIDEO_MESSAGES } from '#app/films/messages/en/video_screen'
import { price } from '#app/ui/text/money'
import { type MediaSource, variantSet, variantUrl } from '#app/ui/pictures/media_source'

/** What stands over a page: its `PageHeader`. */
interface Header {
  /** Of the list that the page belongs to. */
  crumb?: string
  title: string
  /** What the page is called in its trail, where that is not its title. */
  last?: string
  badge?: string
  description?: string
  actions?: { label: string; isMain?: boolean }[]
}

/** The beginning of an order for pictures: its `OrderOutline`. */
interface Form {
  title: string
  label: string
  placeholder: string
}

/** What stands where a list would: its `EmptyState`. */
interface Empty {
  title: string
  text: string
  actions: { label: string; isMain?: boolean }[]
}

/** What is paid for: the `PlanCard` of a subscriber. */
interface Plan {
  title: string
  name: string
  price: string
  manage: string
  hint: string
}

/** The picture that is decided on, in its place on the desk: its `SideBySide`. */
interface Reviewed {
  source: string
  result: string
  picture: Picture
}

/** The first of the pictures, where it is what is largest. */
interface Picture {
  url: string
  sets: { avif: string; webp: string }
  sizes: string
}

export interface FirstContent {
  header: Header
  /** As wide as a page of settings. */
  isNarrow?: boolean
  form?: Form
  /** The first `FormSection` of a page of settings. */
  section?: { title: string; description: string }
  empty?: Empty
  plan?: Plan
  reviewed?: Reviewed
  picture?: Picture
}

/** The largest parts of the pages that a merchant opens most; of others the bar alone is drawn. Read anew each time: in the language of the visitor. */
export const FIRST_CONTENTS: Record<string, (props: object) => FirstContent | null> = {
  'profile/show': () => ({
    ...headed(PROFILE_MESSAGES),
    isNarrow: true,
    section: PROFILE_MESSAGES.information,
  }),
  'assets/index': () => {
    const { title, crumbs } = ASSET_MESSAGES
    return { header: { crumb: crumbs.editor, title, last: crumbs.assets } }
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
  'editor/editor': () => headed(EDITOR_MESSAGES),
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
  'product_page/show': (props) => {
    const { product } = props as { product: ProductData }
    const { name: title, is_public: isPublic, sku } = product
    const description = [sku === null ? null : PRODUCT_MESSAGES.show.sku(sku), product.description]
      .filter(Boolean)
      .join('\n')
    const badge = isPublic ? PRODUCT_MESSAGES.list.public : undefined
    return { header: { crumb: PRODUCT_MESSAGES.crumb, title, badge, description } }
  },
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
      form: model.status === 'ready' ? { title, label, placeholder } : undefined,
    }
  },
  'films/videos': (props) => {
    const { model } = props as { model: ModelData | null }
    const { crumb, title, sample } = VIDEO_MESSAGES
    if (!model) return null
    const badge = model.is_public ? sample : undefined
    return { header: { crumb, title: title(model.name), last: model.name, badge } }
  },
}

function headed(
  { title, description }: { title: string; description: string },
  actions?: Header['actions']
): FirstContent {
  return { header: { title, description, actions } }
}

function pictureOf(source: MediaSource, sizes: string): Picture {
  const sets = { avif: variantSet(source, 'avif'), webp: variantSet(source, 'webp') }
  return { url: variantUrl(source, 480), sets, sizes }
}
