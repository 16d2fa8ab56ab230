import { isUpright, type Side } from './sides.js'

interface Pixels<D> {
  width: number
  height: number
  data: D
}

/**
 * Turns a picture or mask so that a side of it comes to the left: mirrored, or laid on its side. Turning it so once more gives it back.
 *
 * @param channels bytes a pixel
 */
export function turnTo<D extends Uint8Array | Float32Array>(
  { width, height, data }: Pixels<D>,
  channels: number,
  side: Side
): Pixels<D> {
  if (side === 'left') return { width, height, data }
  const out = new (data.constructor as new (length: number) => D)(data.length)
  const size = isUpright(side) ? { width, height } : { width: height, height: width }
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to =
        side === 'right'
          ? y * width + width - 1 - x
          : side === 'top'
            ? x * height + y
            : (width - 1 - x) * height + height - 1 - y
      for (let c = 0; c < channels; c++, p++) out[to * channels + c] = data[p]!
    }
  }
  return { ...size, data: out }
}
