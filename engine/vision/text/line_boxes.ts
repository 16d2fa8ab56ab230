import { findComponents } from '../../cutout/components.js'
import type { Plane } from '../../image/raster.js'
import type { Point } from '../select.js'
import type { Corners } from './corners.js'
import { smallestBox, type TurnedBox } from './smallest_box.js'

/** Probability from which on a pixel is part of a line's core, and the mean in a core from which on it is one. */
const CORE = 0.3
const LINE = 0.6

/** Least side of a core, in pixels. */
const LEAST_SIDE = 3

/** How far a line reaches beyond its core: area times this by perimeter, as PP-OCR was trained. */
const GROWTH = 1.5

/** Height for its width from which on a line runs downwards. */
const UPRIGHT = 1.5

/**
 * Lines of text in what the detector gives: shrunken cores whose boxes are grown again (Liao, Wan, Yao, Chen, Bai 2020, 'Real-time
 * scene text detection with differentiable binarization').
 *
 * @param probability of each pixel that it is part of a line's core
 * @returns corners in pixels
 */
export function lineBoxes(probability: Plane): Corners[] {
  return regionsOf(probability).flatMap(({ rim, mean }) => {
    const core = smallestBox(rim)
    const isLine = mean >= LINE && Math.min(core.width, core.height) >= LEAST_SIDE
    return isLine ? [cornersOf(grown(core))] : []
  })
}

interface Region {
  /** First and last pixels of its rows, by rising `y`. */
  rim: Point[]
  /** Of its probabilities: its own, for a bent line leaves much of its box empty. */
  mean: number
}

function regionsOf({ width, height, data }: Plane): Region[] {
  const { labels, areas } = findComponents({ width, height }, (i) => data[i]! > CORE)
  const regions: Region[] = areas.map(() => ({ rim: [], mean: 0 }))
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const label = labels[i]!
      if (label === 0) continue
      const { rim } = regions[label]!
      if (x === 0 || labels[i - 1] !== label) rim.push({ x, y })
      if (x === width - 1 || labels[i + 1] !== label) rim.push({ x, y })
      regions[label]!.mean += data[i]! / areas[label]!
    }
  }
  return regions.slice(1)
}

function grown(core: TurnedBox): TurnedBox {
  const [width, height] = [core.width + 1, core.height + 1]
  const by = (GROWTH * width * height) / (2 * (width + height))
  const middle = { x: core.center.x + 0.5, y: core.center.y + 0.5 }
  return { ...core, center: middle, width: width + 2 * by, height: height + 2 * by }
}

/** Lines that are much higher than wide are taken as running downwards, their letters' feet to the left. */
function cornersOf({ center, across, width, height }: TurnedBox): Corners {
  const down = { x: -across.y, y: across.x }
  const isUpright = height >= UPRIGHT * width
  const [along, feet] = isUpright ? [down, { x: -across.x, y: -across.y }] : [across, down]
  const [length, tall] = isUpright ? [height, width] : [width, height]
  const at = (a: number, b: number): Point => ({
    x: center.x + along.x * length * a + feet.x * tall * b,
    y: center.y + along.y * length * a + feet.y * tall * b,
  })
  return [at(-0.5, -0.5), at(0.5, -0.5), at(0.5, 0.5), at(-0.5, 0.5)]
}
