import type { Plane } from '../image/raster.js'
import { loadOpenCv, withMats } from '../opencv.js'

/** What is known of a pixel before the cut; the values are OpenCV's GC_* constants. */
export const SURE_BACKGROUND = 0
export const SURE_PRODUCT = 1
export const LIKELY_BACKGROUND = 2
export const LIKELY_PRODUCT = 3

/**
 * GrabCut (Rother, Kolmogorov, Blake 2004) on any three features of 0 to 255 a pixel.
 *
 * @param seeds one of the four constants a pixel; both kinds must occur
 * @returns 1 for product, 0 for background
 */
export async function grabCut(
  features: Uint8Array,
  seeds: Uint8Array,
  { width, height }: { width: number; height: number },
  rounds: number
): Promise<Plane> {
  const { cv } = await loadOpenCv()
  return withMats((track) => {
    const image = track(new cv.Mat(height, width, cv.CV_8UC3))
    image.data.set(features)
    const mask = track(new cv.Mat(height, width, cv.CV_8UC1))
    mask.data.set(seeds)
    const background = track(new cv.Mat())
    const product = track(new cv.Mat())
    const unused = new cv.Rect(0, 0, 1, 1)
    cv.grabCut(image, mask, unused, background, product, rounds, cv.GC_INIT_WITH_MASK)
    return { width, height, data: Float32Array.from(mask.data, (value) => value & 1) }
  })
}
