import type { ReelBrand, ReelWords } from '#engine/reel/reel'

/** How a merchant's reels look and what they all say: remembered from one to the next. */
export interface Brand
  extends Omit<ReelBrand, 'logo'>, Pick<ReelWords, 'callToAction' | 'address'> {
  logoMediaId: string | null
}

/** Before a merchant has chosen anything: quiet, and readable on every picture. */
export const FIRST_BRAND: Brand = {
  ground: '#f4f1ec',
  ink: '#1c1a17',
  accent: '#c2410c',
  font: 'inter',
  logoMediaId: null,
  callToAction: '',
  address: '',
}
