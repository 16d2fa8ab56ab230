import sharp from 'sharp'
import { unbroken } from '../../built_in/built_in_engine.js'
import type { Size } from '../models/orders.js'

/** The picture's pixels that count as marked, of 255. */
const MARKED = 128

/** A marked area, one byte a pixel, 255 = may change. */
export function readArea(area: Uint8Array, { width, height }: Size): Promise<Buffer> {
  return unbroken(
    sharp(area, { failOn: 'error' })
      .autoOrient()
      .flatten({ background: '#000000' })
      .resize(width, height, { fit: 'fill', kernel: 'linear' })
      .toColourspace('b-w')
      .extractChannel(0)
      .raw()
      .toBuffer()
  )
}

/**
 * A marked area as models take it: white on black with hard edges; `clear` is transparent there too, for those that read transparency.
 * @param form as the model's row says
 * @returns a PNG of the size given
 */
export async function drawMask(
  area: Uint8Array,
  size: Size,
  form: 'white' | 'clear'
): Promise<Buffer> {
  const { width, height } = size
  const raw = { width, height, channels: 1 } as const
  const marked = Buffer.from((await readArea(area, size)).map((it) => (it >= MARKED ? 255 : 0)))
  const white = sharp(marked, { raw })
  if (form === 'white') return white.toColourspace('b-w').png().toBuffer()
  const opaque = Buffer.from(marked.map((value) => 255 - value))
  const color = await white.toColourspace('srgb').removeAlpha().raw().toBuffer()
  return sharp(color, { raw: { width, height, channels: 3 } })
    .joinChannel(opaque, { raw })
    .png()
    .toBuffer()
}
