import { blur } from '../image/blur.js'
import { mapPlane, type Plane } from '../image/raster.js'
import type { LabPlanes } from './background_sheet.js'
import { findComponents } from './components.js'
import { floodFromOutside } from './flood.js'

/** Change in L*a*b* from pixel to pixel below which there is no edge, at 448 pixels. */
const SOFT = 0.42

/** Share of a part's outline that must fade into the outside. */
const FADING = 0.4

/** Parts of a mask that fade into their outside: light on a wall or through glass, soft shadows, but no product. 1 = soft. */
export function softParts(lab: LabPlanes, mask: Plane): Plane {
  const { width, height } = mask
  const smooth = lab.map((plane) => blur(plane, 2.2))
  const change = mapPlane(mask, (i) => {
    let sum = 0
    for (const { data } of smooth) {
      const across = (data[i + 1] ?? data[i]) - (data[i - 1] ?? data[i])
      const down = (data[i + width] ?? data[i]) - (data[i - width] ?? data[i])
      sum += across * across + down * down
    }
    return Math.sqrt(sum) / 2
  })
  const reached = floodFromOutside(mask, (i) => change.data[i] < SOFT)
  const { labels, areas } = findComponents(mask, (i) => reached.data[i] > 0)
  const outline = areas.map(() => 0)
  const fading = areas.map(() => 0)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
      const part = labels[i]
      if (part === 0) continue
      const around = [i - 1, i + 1, i - width, i + width]
      if (around.every((n) => reached.data[n] > 0)) continue
      outline[part]++
      if (around.some((n) => mask.data[n] === 0)) fading[part]++
    }
  }
  return mapPlane(mask, (i) => {
    const part = labels[i]
    return part > 0 && fading[part] >= FADING * outline[part] ? 1 : 0
  })
}
