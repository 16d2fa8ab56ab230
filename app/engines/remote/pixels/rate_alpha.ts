import type { PhotoWarning } from '../../photos/photo_warning.js'
import sharp from 'sharp'
import { unbroken } from '../../built_in/built_in_engine.js'

/** Longest side on which it is measured, in pixels. */
const LONGEST_SIDE = 512

/** Share of half transparent pixels that the rim of a product has at that size anyway. */
const USUAL_RIM = 0.06

/**
 * How sure a cut-out is, which the provider does not say: the less of it is neither product nor background, the surer. One that takes
 * next to nothing or next to everything was not found.
 */
export async function rateAlpha(
  cutout: Uint8Array
): Promise<{ confidence: number; advice: PhotoWarning | null }> {
  const alpha = await unbroken(
    sharp(cutout, { failOn: 'error' })
      .ensureAlpha()
      .extractChannel('alpha')
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside' })
      .raw()
      .toBuffer()
  )
  let product = 0
  let unsure = 0
  for (const value of alpha) {
    if (value > 230) product++
    else if (value > 25) unsure++
  }
  const share = (product + unsure) / alpha.length
  if (share < 0.005) {
    return { confidence: 0, advice: { code: 'check_not_found' } }
  }
  if (share > 0.97) {
    return {
      confidence: 0.1,
      advice: { code: 'check_all_product' },
    }
  }
  const soft = Math.max(0, unsure / (product + unsure) - USUAL_RIM)
  const confidence = Math.max(0.1, 0.95 - 2 * soft)
  const advice: PhotoWarning | null = confidence < 0.5 ? { code: 'check_transparent' } : null
  return { confidence, advice }
}
