import { mapPlane, type Plane } from '../image/raster.js'
import { findComponents } from './components.js'
import { floodFromOutside } from './flood.js'

/** Change in L*a*b* from pixel to pixel below which there is no edge, at 448 pixels. */
const SOFT = 0.42

/** Share of a part's outline that must fade into the outside. */
const FADING = 0.4

/**
 * Parts of a mask that fade into their outside: light on a wall or through glass, soft shadows, but no product. 1 = soft.
 *
 * @param softness as in `PhotoPlanes`
 */
export function softParts(softness: Plane, mask: Plane): Plane {
  const { width, height } = mask
  const reached = floodFromOutside(mask, (i) => softness.data[i]! < SOFT)
  const { labels, areas } = findComponents(mask, (i) => reached.data[i]! > 0)
  const outline = areas.map(() => 0)
  const fading = areas.map(() => 0)
  const walked = reached.data
  const inside = mask.data
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
      const part = labels[i]!
      if (part === 0) continue
      if (
        walked[i - 1]! > 0 &&
        walked[i + 1]! > 0 &&
        walked[i - width]! > 0 &&
        walked[i + width]! > 0
      )
        continue
      outline[part]!++
      if (!inside[i - 1] || !inside[i + 1] || !inside[i - width] || !inside[i + width])
        fading[part]!++
    }
  }
  return mapPlane(mask, (i) => {
    const part = labels[i]!
    return part > 0 && fading[part]! >= FADING * outline[part]! ? 1 : 0
  })
}
