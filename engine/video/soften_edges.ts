import type { Raster } from '../image/raster.js'

/** Radius of the blur at full softness, as a part of the picture's shorter side. */
const RADIUS = 1 / 28

/**
 * Blurs a picture along each axis by how soft its columns and rows are, 0 to 1: what is mirrored beyond the still loses its
 * detail in that direction, while a horizon stays a line.
 */
export function softenEdges(
  { width, height, channels, data }: Raster,
  softX: Float32Array,
  softY: Float32Array
): void {
  const radius = RADIUS * Math.min(width, height)
  const most = Math.max(width, height) * channels
  const line = new Float32Array(most)
  const sums = new Float64Array(most + channels)
  const blurLine = (start: number, step: number, soft: Float32Array) => {
    for (let pass = 0; pass < 2; pass++) {
      readLine(data, line, start, step, soft.length, channels)
      prefixSums(line, sums, soft.length, channels)
      for (let n = 0; n < soft.length; n++) {
        const reach = Math.round(soft[n]! * radius)
        if (reach === 0) continue
        const from = Math.max(0, n - reach)
        const to = Math.min(soft.length, n + reach + 1)
        for (let c = 0; c < channels; c++) {
          const sum = sums[to * channels + c]! - sums[from * channels + c]!
          data[start + n * step + c] = sum / (to - from) + 0.5
        }
      }
    }
  }
  if (softX.some((soft) => soft > 0)) {
    for (let y = 0; y < height; y++) blurLine(y * width * channels, channels, softX)
  }
  if (softY.some((soft) => soft > 0)) {
    for (let x = 0; x < width; x++) blurLine(x * channels, width * channels, softY)
  }
}

function readLine(
  data: Uint8Array,
  line: Float32Array,
  start: number,
  step: number,
  count: number,
  channels: number
): void {
  for (let n = 0; n < count; n++) {
    for (let c = 0; c < channels; c++) line[n * channels + c] = data[start + n * step + c]!
  }
}

function prefixSums(line: Float32Array, sums: Float64Array, count: number, channels: number): void {
  sums.fill(0, 0, channels)
  for (let i = 0; i < count * channels; i++) sums[i + channels] = sums[i]! + line[i]!
}
