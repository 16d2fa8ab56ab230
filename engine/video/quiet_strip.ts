import type { Raster } from '../image/raster.js'

/** Side of the cells whose means are compared, as a part of the picture's longer side. */
const CELL = 1 / 64
/** Bytes by which a tenth of a line's cells may differ from those at the edge. */
const ALIKE = 18
/** The narrowest strip, in cells. */
const NARROWEST = 2

export type Side = 'left' | 'right' | 'top' | 'bottom'

/**
 * How wide the strip along a side of a picture is that looks alike all over: it can be mirrored beyond the edge without
 * showing anything twice that stands out, like a podium.
 *
 * @returns its width in pixels
 */
export function quietStrip(picture: Raster, side: Side): number {
  const size = Math.max(1, Math.round(CELL * Math.max(picture.width, picture.height)))
  const upright = side === 'left' || side === 'right'
  const lines = Math.floor((upright ? picture.width : picture.height) / size)
  const fromStart = side === 'left' || side === 'top'
  const line = (n: number) => lineMeans(picture, upright, fromStart ? n : lines - 1 - n, size)
  const edge = line(0)
  let width = 1
  while (width < lines && differences(line(width), edge) < ALIKE) width++
  return Math.max(NARROWEST, width) * size
}

/** Mean colours of the cells of a column, or of a row. */
function lineMeans(
  { width, height, channels, data }: Raster,
  upright: boolean,
  index: number,
  size: number
): number[][] {
  const count = Math.floor((upright ? height : width) / size)
  return Array.from({ length: count }, (_, n) => {
    const left = (upright ? index : n) * size
    const top = (upright ? n : index) * size
    const sum = [0, 0, 0]
    for (let y = top; y < top + size; y++) {
      for (let x = left; x < left + size; x++) {
        for (let c = 0; c < 3; c++) sum[c]! += data[(y * width + x) * channels + c]!
      }
    }
    return sum.map((value) => value / (size * size))
  })
}

/** The difference that a tenth of the cells exceeds. */
function differences(a: number[][], b: number[][]): number {
  const sorted = a
    .map((color, i) => Math.max(...color.map((value, c) => Math.abs(value - b[i]![c]!))))
    .sort((p, q) => p - q)
  return sorted[Math.floor(sorted.length * 0.9)]!
}
