import { dataOf, type LabPlanes } from '../image/color.js'
import { mapPlane, type Plane } from '../image/raster.js'

/** How far each pixel is from the background behind it, in L*a*b* (CIE76), whatever the noise. */
export function contrastTo(background: LabPlanes, lab: LabPlanes): Plane {
  const [l, a, b] = dataOf(lab)
  const [l0, a0, b0] = dataOf(background)
  return mapPlane(lab[0], (i) => Math.hypot(l[i]! - l0[i]!, a[i]! - a0[i]!, b[i]! - b0[i]!))
}
