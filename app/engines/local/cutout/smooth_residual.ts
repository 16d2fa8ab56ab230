import { mapPlane, type Plane } from '../image/raster.js'
import { loadOpenCv, withMats } from '../opencv.js'
import type { LabPlanes } from './background_sheet.js'

/** Differences beyond this many units of noise are all the same, and steps beyond the second are edges. */
const CLIP = 30
const EDGE = 3

/** Pixels of the neighbourhood. */
const DIAMETER = 7

/**
 * How far each pixel is from the background after its neighbours were averaged in, but not across edges (bilateral filter, Tomasi
 * and Manduchi 1998): noise goes down, so that faint but even differences count.
 *
 * @param whitened as in `BackgroundSheet`
 */
export async function evenDistance(whitened: LabPlanes): Promise<Plane> {
  const { cv } = await loadOpenCv()
  const { width, height } = whitened[0]
  return withMats((track) => {
    const from = track(new cv.Mat(height, width, cv.CV_32FC3))
    const to = track(new cv.Mat())
    const values = from.data32F
    for (let i = 0, p = 0; i < width * height; i++) {
      for (let c = 0; c < 3; c++, p++) {
        values[p] = Math.max(-CLIP, Math.min(CLIP, whitened[c].data[i]))
      }
    }
    cv.bilateralFilter(from, to, DIAMETER, EDGE, DIAMETER / 3)
    const even = to.data32F
    return mapPlane(whitened[0], (i) => {
      const [l, a, b] = [even[i * 3], even[i * 3 + 1], even[i * 3 + 2]]
      return Math.sqrt(l * l + a * a + b * b)
    })
  })
}
