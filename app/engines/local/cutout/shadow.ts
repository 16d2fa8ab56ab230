import { LINEAR } from '../image/color.js'
import { createPlane, mapPlane, type Plane, type Raster } from '../image/raster.js'

/** Largest share of a mask that may be shadow; more means that the product itself looks like one. */
const LARGEST_SHARE = 0.45

/** Part of the mask's height, from the top, that cannot lie in its own shadow on the floor. */
const CLEAR_TOP = 0.45

/**
 * How much further a shadow on a strongly coloured surface may be from its colour: what the surface throws back into it
 * makes it more colourful, and no product is likely to share such a colour.
 */
const TINTED = 0.14

/** Difference of the largest and smallest colour channel above which a surface's own colour is telling. */
const COLOURFUL = 45

/**
 * The part of a mask that is only the product's shadow: reached from outside through pixels of the background's
 * own colour, darker. On grey surfaces, whose colour many products share, only without an edge on the way. 1 = shadow. Empty when too much of the mask would go.
 */
export function shadowOf(picture: Raster, plate: Raster, mask: Plane): Plane {
  const { width, height } = mask
  const ratio = shadeOf(picture, plate)
  const top = clearTop(mask)
  const shadow = createPlane(width, height)
  const stack: number[] = []
  const reach = (i: number, from: number) => {
    if (i < top || mask.data[i] === 0 || shadow.data[i] > 0 || ratio.data[i] <= 0) return
    const step = from < 0 ? 0 : Math.abs(ratio.data[i] - ratio.data[from])
    if (step > 0.045 && colourfulness(plate, i) < COLOURFUL) return
    shadow.data[i] = 1
    stack.push(i)
  }
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      if (mask.data[i] === 0) continue
      const outside = [i - 1, i + 1, i - width, i + width].find((n) => mask.data[n] === 0)
      if (outside !== undefined) reach(i, ratio.data[outside] > 0 ? outside : -1)
    }
  }
  for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
    const x = i % width
    if (x > 0) reach(i - 1, i)
    if (x < width - 1) reach(i + 1, i)
    if (i >= width) reach(i - width, i)
    if (i < mask.data.length - width) reach(i + width, i)
  }
  const area = mask.data.reduce((sum, value) => sum + value, 0)
  const taken = shadow.data.reduce((sum, value) => sum + value, 0)
  return taken > area * LARGEST_SHARE ? createPlane(width, height) : shadow
}

/** Index of the first pixel that may be shadow. */
function clearTop(mask: Plane): number {
  const first = Math.floor(mask.data.indexOf(1) / mask.width)
  const last = Math.floor(mask.data.lastIndexOf(1) / mask.width)
  return Math.round(first + (last - first) * CLEAR_TOP) * mask.width
}

function colourfulness({ data, channels }: Raster, i: number): number {
  const p = i * channels
  const [r, g, b] = [data[p], data[p + 1], data[p + 2]]
  return Math.max(r, g, b) - Math.min(r, g, b)
}

/** How dark each pixel is beside its background (0.2 to 1), or 0 where it differs in more than darkness. */
function shadeOf(picture: Raster, plate: Raster): Plane {
  return mapPlane(picture, (i) => {
    const p = i * picture.channels
    const q = i * plate.channels
    const r = LINEAR[picture.data[p]] / (LINEAR[plate.data[q]] + 0.004)
    const g = LINEAR[picture.data[p + 1]] / (LINEAR[plate.data[q + 1]] + 0.004)
    const b = LINEAR[picture.data[p + 2]] / (LINEAR[plate.data[q + 2]] + 0.004)
    const mean = (r + g + b) / 3
    if (mean < 0.2 || mean > 1.03) return 0
    const spread = Math.max(r, g, b) - Math.min(r, g, b)
    const allowed = 0.045 + 0.07 * (1 - mean) + TINTED * Math.min(1, colourfulness(plate, i) / 90)
    return spread < allowed ? mean : 0
  })
}
