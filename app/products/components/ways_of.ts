import type { EngineOffers } from '~/work/queries/engine_offers'

/** What can be made of a product. */
export type ModelWay = 'photos' | 'backgrounds' | 'video'

const WAYS: readonly ModelWay[] = ['photos', 'backgrounds', 'video']

/** What can be made of a product with this engine, what was asked for first. */
export function waysOf(offers: EngineOffers, wanted: ModelWay = 'photos'): ModelWay[] {
  return WAYS.filter((way) => offers[way]).sort(
    (one, other) => Number(other === wanted) - Number(one === wanted)
  )
}
