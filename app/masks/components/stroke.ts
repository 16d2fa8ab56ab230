import { type Area, clip, type Mask, type Point } from './mask.js'
import { differs, readTile, type Tiles, tilesIn, writeTile } from './tiles.js'

export interface Brush {
  /** Whether it adds to the product or removes from it. */
  adds: boolean
  /** Pixels of the mask. */
  radius: number
  /** Share of the radius over which the edge fades, 0 to 1. */
  softness: number
}

/**
 * One stroke of the brush over a mask. Its dabs do not add up: a pixel is covered as much as the closest point of the
 * path covers it, however slowly the brush was moved.
 */
export class Stroke {
  readonly #mask: Mask
  readonly #brush: Brush
  /** What the touched tiles held before. */
  readonly #before: Tiles = new Map()
  /** How much of each pixel is covered, 0 to 255. */
  readonly #coverage: Tiles = new Map()
  /** Distances from the path between which the brush fades. */
  readonly #inner: number
  readonly #outer: number
  #last: Point | null = null

  constructor(mask: Mask, brush: Brush) {
    this.#mask = mask
    this.#brush = brush
    this.#outer = brush.radius + 0.5
    this.#inner = Math.max(0, this.#outer - Math.max(1, brush.radius * brush.softness))
  }

  /**
   * Draws on to a point, in a straight line from the last one.
   *
   * @param point in pixels of the mask; may lie outside of it
   * @returns what has changed, or null
   */
  extendTo(point: Point): Area | null {
    const from = this.#last ?? point
    this.#last = point
    const reach = this.#brush.radius + 1
    const area = clip(
      {
        left: Math.min(from.x, point.x) - reach,
        top: Math.min(from.y, point.y) - reach,
        right: Math.max(from.x, point.x) + reach,
        bottom: Math.max(from.y, point.y) + reach,
      },
      this.#mask
    )
    if (!area) return null
    for (const { tile, area: whole } of tilesIn(this.#mask, area)) {
      this.#cover(tile, whole, area, from, point)
    }
    return area
  }

  /** Ends the stroke; answers what the tiles that it changed held before. */
  finish(): Tiles {
    for (const [tile, bytes] of this.#before) {
      if (!differs(this.#mask, tile, bytes)) this.#before.delete(tile)
    }
    return this.#before
  }

  /** Takes the stroke back. */
  cancel(): void {
    for (const [tile, bytes] of this.#before) writeTile(this.#mask, tile, bytes)
  }

  #cover(tile: number, whole: Area, area: Area, from: Point, to: Point): void {
    const { data, width } = this.#mask
    const before = this.#tile(this.#before, tile, () => readTile(this.#mask, tile))
    const coverage = this.#tile(this.#coverage, tile, () => new Uint8Array(before.length))
    const target = this.#brush.adds ? 255 : 0
    const dx = to.x - from.x
    const dy = to.y - from.y
    const length2 = dx * dx + dy * dy || 1
    const tileWidth = whole.right - whole.left
    const right = Math.min(area.right, whole.right)
    const bottom = Math.min(area.bottom, whole.bottom)
    for (let y = Math.max(area.top, whole.top); y < bottom; y++) {
      const py = y + 0.5 - from.y
      for (let x = Math.max(area.left, whole.left); x < right; x++) {
        const i = (y - whole.top) * tileWidth + (x - whole.left)
        if (coverage[i] === 255) continue
        const px = x + 0.5 - from.x
        const along = Math.min(1, Math.max(0, (px * dx + py * dy) / length2))
        const covered = this.#strength((px - along * dx) ** 2 + (py - along * dy) ** 2)
        if (covered <= coverage[i]!) continue
        coverage[i] = covered
        data[y * width + x] = Math.round(before[i]! + ((target - before[i]!) * covered) / 255)
      }
    }
  }

  /** How much the brush covers at a squared distance from its path, 0 to 255; its outermost pixel is always smooth. */
  #strength(distance2: number): number {
    if (distance2 >= this.#outer ** 2) return 0
    if (distance2 <= this.#inner ** 2) return 255
    const share = (this.#outer - Math.sqrt(distance2)) / (this.#outer - this.#inner)
    return Math.round(share * share * (3 - 2 * share) * 255)
  }

  #tile(tiles: Tiles, tile: number, make: () => Uint8Array): Uint8Array {
    let bytes = tiles.get(tile)
    if (!bytes) tiles.set(tile, (bytes = make()))
    return bytes
  }
}
