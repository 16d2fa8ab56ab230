import type { UnfinishedData } from '~/work/transformers/generation_data'
import type { BrandData, ReelSourceData, SoundData } from '../transformers/reel_data'

/** Props of the page on which reels of a product are made. */
export interface ReelPageProps {
  product: { id: number; name: string }
  /** What a reel can be made of. */
  sources: ReelSourceData[]
  brand: BrandData
  /** Sounds that the merchant brought, newest first. */
  sounds: SoundData[]
  unfinished: UnfinishedData[]
  /** Seconds that a reel usually takes; null when the engine cannot make one. */
  expected_seconds: number | null
}
