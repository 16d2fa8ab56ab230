import type { Plane } from '#engine/image/raster'

export interface Agreement {
  /** Intersection over union. */
  overlap: number
  /** F-score of the outlines at two pixels. */
  outline: number
}

/** How well an alpha agrees with the truth (1 inside). */
export function compareOutlines({ width, height, data }: Plane, truth: Uint8Array): Agreement {
  const found = Uint8Array.from(data, (value) => (value > 0.5 ? 1 : 0))
  let common = 0
  let either = 0
  for (const [i, inside] of found.entries()) {
    if (inside && truth[i]) common++
    if (inside || truth[i]) either++
  }
  const edges = [found, truth].map((mask) => edgeOf(mask, width, height))
  const precision = shareNear(edges[0]!, edges[1]!, width, height)
  const recall = shareNear(edges[1]!, edges[0]!, width, height)
  const sum = precision + recall
  return {
    overlap: common / Math.max(1, either),
    outline: sum > 0 ? (2 * precision * recall) / sum : 0,
  }
}

function edgeOf(mask: Uint8Array, width: number, height: number): number[] {
  const edge: number[] = []
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
      if (mask[i] && !(mask[i - 1] && mask[i + 1] && mask[i - width] && mask[i + width]))
        edge.push(i)
    }
  }
  return edge
}

/** Share of one outline's pixels that lie within two pixels of the other. */
function shareNear(edge: number[], other: number[], width: number, height: number): number {
  const near = new Uint8Array(width * height)
  for (const i of other) {
    for (let dy = -2; dy <= 2; dy++) {
      for (let dx = -2; dx <= 2; dx++) {
        if (dx * dx + dy * dy <= 4) near[i + dy * width + dx] = 1
      }
    }
  }
  return edge.filter((i) => near[i]).length / Math.max(1, edge.length)
}
