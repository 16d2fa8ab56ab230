/** What is known of how well a made picture shows its product. */
interface Rated {
  isFavorite: boolean
  /** Mean CIEDE2000 difference of the product from its photo; null when it was not measured. */
  deltaE: number | null
  /** Mean structural similarity of the product to its photo, -1 to 1. */
  ssim: number | null
  label: { words: number; read: number } | null
}

/** A colour difference from which on a product looks like another one. */
const OTHER_COLOUR = 10

/** How well a made picture shows its product, 0 to 1. One with its merchant's star is before all without. */
export function rateResult({ isFavorite, deltaE, ssim, label }: Rated): number {
  const colour = deltaE === null ? 0.5 : 1 - Math.min(deltaE, OTHER_COLOUR) / OTHER_COLOUR
  const form = ssim === null ? 0.5 : Math.max(0, ssim)
  const words = label === null || label.words === 0 ? 1 : label.read / label.words
  return (isFavorite ? 0.5 : 0) + ((colour + form + words) / 3) * 0.5
}
