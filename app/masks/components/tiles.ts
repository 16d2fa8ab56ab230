import { type Area, clip, type Mask } from './mask.js'

/** Side of a tile in pixels. */
const SIDE = 128

/** What a change needs to remember: bytes of the tiles that it touches, by their numbers. */
export type Tiles = Map<number, Uint8Array>

/** The tiles that an area touches. */
export function tilesIn(mask: Mask, area: Area): { tile: number; area: Area }[] {
  const columns = columnsOf(mask)
  const found = []
  for (let row = Math.floor(area.top / SIDE); row * SIDE < area.bottom; row++) {
    for (let column = Math.floor(area.left / SIDE); column * SIDE < area.right; column++) {
      const tile = row * columns + column
      found.push({ tile, area: areaOf(mask, tile) })
    }
  }
  return found
}

/** Pixels of a tile, without what would lie outside of the mask. */
export function areaOf(mask: Mask, tile: number): Area {
  const left = (tile % columnsOf(mask)) * SIDE
  const top = Math.floor(tile / columnsOf(mask)) * SIDE
  return clip({ left, top, right: left + SIDE, bottom: top + SIDE }, mask)!
}

/** A copy of a tile's pixels, row by row. */
export function readTile(mask: Mask, tile: number): Uint8Array {
  const { left, top, right, bottom } = areaOf(mask, tile)
  const width = right - left
  const bytes = new Uint8Array(width * (bottom - top))
  for (let y = top; y < bottom; y++) {
    const start = y * mask.width + left
    bytes.set(mask.data.subarray(start, start + width), (y - top) * width)
  }
  return bytes
}

export function writeTile(mask: Mask, tile: number, bytes: Uint8Array): void {
  const { left, top, right, bottom } = areaOf(mask, tile)
  const width = right - left
  for (let y = top; y < bottom; y++) {
    const start = (y - top) * width
    mask.data.set(bytes.subarray(start, start + width), y * mask.width + left)
  }
}

/** Whether a tile holds other pixels than these. */
export function differs(mask: Mask, tile: number, bytes: Uint8Array): boolean {
  return readTile(mask, tile).some((value, i) => value !== bytes[i])
}

function columnsOf({ width }: Mask): number {
  return Math.ceil(width / SIDE)
}
