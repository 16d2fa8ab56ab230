import { nameColor } from '../image/color_names.js'
import type { Lab } from '../image/color.js'
import { createRandom } from '../image/random.js'
import type { Plane } from '../image/raster.js'

const CLUSTERS = 5
const ROUNDS = 12
const SAMPLES = 3000

/** Least share of the product that a colour must cover to be named. */
const LEAST_SHARE = 0.12

/**
 * Names of a product's main colours, largest first, by k-means in L*a*b* inside the mask. Lightness counts half,
 * so that one surface in light and shade stays one colour. At most three; at least one for a non-empty mask.
 */
export function dominantColors(lab: readonly Plane[], mask: Plane): string[] {
  const inside = [...mask.data.keys()].filter((i) => mask.data[i]! > 0.9)
  const random = createRandom(inside.length)
  const pixels = Array.from({ length: Math.min(SAMPLES, inside.length) }, (): Lab => {
    const i = inside[Math.floor(random() * inside.length)]!
    return [lab[0]!.data[i]!, lab[1]!.data[i]!, lab[2]!.data[i]!]
  })
  const shares = new Map<string, number>()
  for (const { center, count } of kMeans(pixels, random)) {
    const name = nameColor(center)
    shares.set(name, (shares.get(name) ?? 0) + count / pixels.length)
  }
  const named = [...shares].sort((a, b) => b[1] - a[1])
  return named
    .filter(([, share], n) => n === 0 || share >= LEAST_SHARE)
    .slice(0, 3)
    .map(([name]) => name)
}

function kMeans(pixels: Lab[], random: () => number): { center: Lab; count: number }[] {
  let centers = Array.from(
    { length: Math.min(CLUSTERS, pixels.length) },
    () => pixels[Math.floor(random() * pixels.length)]!
  )
  let counts: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const sums = centers.map((): [number, number, number] => [0, 0, 0])
    counts = centers.map(() => 0)
    for (const pixel of pixels) {
      const nearest = nearestOf(centers, pixel)
      counts[nearest]!++
      for (let c = 0; c < 3; c++) sums[nearest]![c]! += pixel[c]!
    }
    centers = sums.map(([l, a, b], n) => {
      const count = counts[n]!
      return count ? [l / count, a / count, b / count] : centers[n]!
    })
  }
  return centers.map((center, n) => ({ center, count: counts[n]! }))
}

function nearestOf(centers: Lab[], [l, a, b]: Lab): number {
  let best = 0
  let least = Infinity
  centers.forEach((center, n) => {
    const distance = 0.25 * (center[0] - l) ** 2 + (center[1] - a) ** 2 + (center[2] - b) ** 2
    if (distance < least) [best, least] = [n, distance]
  })
  return best
}
