import { type PictureData, pictureData } from '#app/media/intake/picture_data'
import type { ReelSource } from '#app/films/queries/find_reel_sources'
import { type Brand, FIRST_BRAND } from '../brand.js'
import type { OwnSound } from '../queries/list_sounds.js'
import { REEL_LABELS } from '../messages/en/common.js'

/** A picture or film that a reel can be made of, as its page gets it. */
export type ReelSourceData = {
  /** Id of its file. */
  id: string
  kind: 'picture' | 'film'
  /** Where it comes from. */
  from: 'result' | 'photo' | 'film'
  /** Pixels. */
  width: number
  height: number
  /** Of a film; null for a picture. */
  seconds: number | null
  /** Of a photo of the product; null for all others. */
  photo_id: number | null
  /** Whose picture it is; null for what was made without a product, or of one that is gone. */
  product: { id: number; name: string } | null
  /** Id of its mask (grey, white = product), where the product is known. */
  mask: string | null
  picture: PictureData
  /** What it is, for people who do not see it. */
  label: string
  /** How well it shows its product, 0 to 1: made pictures by how true they are, stars before all. */
  rating: number
}

/** A brand as the page gets it. */
export type BrandData = {
  ground: string
  ink: string
  accent: string
  font: Brand['font']
  /** Null before the first reel. */
  call_to_action: string | null
  address: string
  logo: PictureData | null
}

export type SoundData = {
  id: string
  name: string
  seconds: number
}

/** @param brand null before the first reel */
export function brandData(own: Brand | null, logo: PictureData | null): BrandData {
  const { ground, ink, accent, font, callToAction, address } = own ?? FIRST_BRAND
  const said = own === null ? null : callToAction
  return { ground, ink, accent, font, call_to_action: said, address, logo }
}

export function soundData({ mediaId, name, seconds }: OwnSound): SoundData {
  return { id: mediaId, name, seconds }
}

/** @param rating how well it shows its product, as in {@link ReelSourceData} */
export function reelSourceData(source: ReelSource, rating = 0): ReelSourceData {
  const { mediaId, kind, from, width, height, seconds, mask, productId, productName } = source
  return {
    id: mediaId,
    ...{ kind, from, width, height, seconds, mask, rating },
    photo_id: source.photoId,
    product: productId === null ? null : { id: productId, name: productName ?? '' },
    picture: pictureData(source.picture),
    label: labelOf(source),
  }
}

function labelOf({ from, text, place, productName }: ReelSource): string {
  if (from === 'photo') return text ?? REEL_LABELS.photo(productName ?? '', place ?? 1)
  const title = [productName, text].filter(Boolean).join(': ')
  return from === 'film' ? REEL_LABELS.film(title) : title
}
