import { type MediaSource, variantSet, variantUrl } from '#app/ui/pictures/media_source'

/*
 * What the server draws of a page besides the bar: each part as the component of its name does, in `resources/views/public/first_*.edge`.
 */

/** What stands over a page: its `PageHeader`. */
interface Header {
  /** Of the list that the page belongs to. */
  crumb?: string
  title: string
  /** What the page is called in its trail, where that is not its title. */
  last?: string
  badge?: string
  description?: string
  actions?: Action[]
}

/** A button, a link or a menu of a header. */
export interface Action {
  label: string
  isMain?: boolean
  isLink?: boolean
  isMenu?: boolean
  hasIcon?: boolean
  /** On narrow screens, where it takes the room that is left, or stands after the others. */
  isWide?: boolean
  isLast?: boolean
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

/** Panels of which one shows: its `Tabs`. */
export interface Tab {
  label: string
  count?: number
  isOpen: boolean
}

/** The first pictures that were made, with what finds others: its `AssetGrid`. */
interface Assets {
  tabs: Tab[]
  /** Names of kinds to choose among, the one that is chosen first. */
  types: string[]
  favorites: string
  pictures: Picture[]
}

/** A product's photos, with what training made of them: its `ProductContents` below its `TrainedViews`. */
export interface Shown {
  views: {
    title: string
    used: string
    list: { name: string; quality: string; duplicate: string | null }[]
    advice: string | null
  } | null
  tabs: Tab[]
  photos: Picture[]
  /** Whether there is a button below each. */
  canAdjust: boolean
}

/** A field with more than one line. */
interface TextField {
  label: string
  placeholder: string
}

/** The beginning of an order for a film: its `VideoForm`. */
interface Film extends TextField {
  title: string
  tabs: Tab[]
  sources: Picture[]
  /** How many more places there are. */
  further: number
}

/** The beginning of a change: its `ChangeCard`. */
interface Edit extends TextField {
  /** Under which the tab keeps what was edited: then another picture shows than this. */
  unless: string
  title: string
  drop: string
  button: string
  hint: string
}

/** A picture that shows, so that it is fetched with the page. */
export interface Picture {
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
  assets?: Assets
  shown?: Shown
  film?: Film
  edit?: Edit
}

export function headed(
  { title, description }: { title: string; description: string },
  actions?: Header['actions']
): FirstContent {
  return { header: { title, description, actions } }
}

/** @param sizes as the component has them that draws it afterwards */
export function pictureOf(source: MediaSource, sizes: string): Picture {
  const sets = { avif: variantSet(source, 'avif'), webp: variantSet(source, 'webp') }
  return { url: variantUrl(source, 480), sets, sizes }
}
