import type { ReelBed, ReelFont, ReelRatio, ReelTemplate, ReelZone } from '#engine/reel/reel'
import { elementOf } from '../core/elements.js'
import type { BrandData, ReelSourceData } from './transformers/reel_data.js'

/** A picture or film in a draft. */
export interface DraftItem {
  /** Tells rows apart, also those of one picture. */
  key: string
  /** Id of its file. */
  id: string
  caption: string
  isCutOut: boolean
}

/** A reel as its form holds it. */
export interface ReelDraft {
  items: DraftItem[]
  template: ReelTemplate
  ratio: ReelRatio
  /** Seconds. */
  seconds: number
  name: string
  price: string
  callToAction: string
  address: string
  ground: string
  ink: string
  accent: string
  font: ReelFont
  hasLogo: boolean
  sound: 'none' | 'own' | ReelBed
  soundId: string | null
  /** Second of the own sound with which it begins. */
  soundFrom: number
  hasEndCard: boolean
  zone: ReelZone
}

/** Pictures of a reel that nobody has chosen anything for. */
const USUAL_ITEMS = 6
/** At least one of them is as it was photographed. */
const MOST_RESULTS = 5
const FEWEST = 3
/** Seconds for a picture, and for the end card. */
const EACH = 2
const END = 2

const BEDS: Record<ReelTemplate, ReelBed> = {
  calm: 'calm',
  bold: 'pulse',
  catalogue: 'bright',
  before_after: 'bright',
  colors: 'pulse',
}

/**
 * A good reel of what there is of a product, with no choice made: the results that show it best, then its photos. A product with fewer
 * than three pictures is shown several times, also cut out.
 *
 * @param callToAction of a merchant's first reel
 */
export function defaultReel(
  product: { name: string },
  sources: readonly ReelSourceData[],
  brand: BrandData,
  callToAction: string
): ReelDraft {
  const results = best(sources)
  const photos = sources.filter(({ from }) => from === 'photo')
  const films = sources.filter(({ from }) => from === 'film')
  const template = templateFor(results.length, photos.length)
  const chosen =
    template === 'before_after'
      ? [...photos.slice(0, 1), ...results, ...photos.slice(1)].slice(0, 4)
      : [...results.slice(0, MOST_RESULTS), ...photos].slice(0, USUAL_ITEMS)
  const items = chosen.map((source, place) => itemOf(source.id, place))
  const others = [...films, ...chosen, ...chosen]
  for (const source of others.slice(0, Math.max(0, FEWEST - items.length))) {
    const isAgain = items.some(({ id }) => id === source.id)
    items.push({ ...itemOf(source.id, items.length), isCutOut: isAgain && items.length % 2 === 1 })
  }
  return {
    items,
    template,
    ratio: '9:16',
    seconds: Math.max(8, EACH * items.length + END),
    name: product.name,
    price: '',
    callToAction: brand.call_to_action ?? callToAction,
    address: brand.address,
    ground: brand.ground,
    ink: brand.ink,
    accent: brand.accent,
    font: brand.font,
    hasLogo: brand.logo !== null,
    sound: BEDS[template],
    soundId: null,
    soundFrom: 0,
    hasEndCard: true,
    zone: 'reels',
  }
}

/** Results from the best to the least, those that are as good in the order in which they are listed. */
function best(sources: readonly ReelSourceData[]): ReelSourceData[] {
  return sources.filter(({ from }) => from === 'result').sort((a, b) => b.rating - a.rating)
}

/** Many scenes are cut fast; one or two are shown as what became of the photo; photos alone are shown quietly. */
function templateFor(results: number, photos: number): ReelTemplate {
  if (results >= MOST_RESULTS) return 'bold'
  return results > 0 && results <= 2 && photos > 0 ? 'before_after' : 'calm'
}

function itemOf(id: string, place: number): DraftItem {
  return { key: `${place}-${id}`, id, caption: '', isCutOut: false }
}

/** The items with one of them moved to another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const place = Math.min(items.length - 1, Math.max(0, to))
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, place), elementOf(items, from), ...rest.slice(place)]
}

/** A draft that was kept without the pictures that were deleted since. */
export function withoutGone(draft: ReelDraft, gone: ReadonlySet<string>): ReelDraft {
  const items = draft.items.filter(({ id }) => !gone.has(id))
  return items.length === draft.items.length ? draft : { ...draft, items }
}

/** The seed of drafts and of what is made of them, so that what was seen is what is made. */
export const DRAFT_SEED = 7

/** A draft as the call that makes it is spelled. */
export function bodyOf(draft: ReelDraft) {
  const { ground, ink, accent, font, sound } = draft
  return {
    items: draft.items.map(({ id, caption, isCutOut }) => ({
      asset_id: id,
      caption: caption.trim(),
      cut_out: isCutOut,
    })),
    template: draft.template,
    aspect_ratio: draft.ratio,
    duration: draft.seconds,
    words: {
      name: draft.name,
      price: draft.price,
      call_to_action: draft.callToAction,
      address: draft.address,
    },
    brand: { ground, ink, accent, font },
    logo: draft.hasLogo,
    sound,
    ...(sound === 'own' && {
      sound_id: draft.soundId ?? undefined,
      sound_from: draft.soundFrom,
    }),
    end_card: draft.hasEndCard,
    safe_zone: draft.zone,
    seed: DRAFT_SEED,
  }
}
