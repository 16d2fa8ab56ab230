/** JPEG qualities that are tried: below the least, edges show blocks; above the best, bytes grow and nothing is seen. */
const LEAST_QUALITY = 60
const BEST_QUALITY = 95

/**
 * The JPEG of the best quality that has no more than so many bytes, by binary search.
 *
 * @param at encodes the picture at a quality
 * @param between is awaited before each further attempt
 * @returns the smallest possible file, `fits` false, where even that has more bytes
 */
export async function jpegWithin(
  at: (quality: number) => Promise<Buffer>,
  maxBytes: number,
  between: () => Promise<void> = async () => {}
): Promise<{ bytes: Buffer; fits: boolean }> {
  let low = LEAST_QUALITY
  let high = BEST_QUALITY
  let best = await at(low)
  if (best.length > maxBytes) return { bytes: best, fits: false }
  while (low < high) {
    await between()
    const middle = Math.ceil((low + high) / 2)
    const bytes = await at(middle)
    if (bytes.length <= maxBytes) {
      low = middle
      best = bytes
    } else high = middle - 1
  }
  return { bytes: best, fits: true }
}
