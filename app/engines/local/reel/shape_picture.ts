import sharp from 'sharp'
import type { ReelBox } from '../../reel/reel.js'
import { cropRaster } from '../image/crop.js'
import type { Raster } from '../image/raster.js'

/** Longest side of the copy that fills what is beyond a picture, before it is enlarged again, and its blur there. */
const SMALL = 96
const BLUR = 5
/** What is left of the copy's light: the picture itself stands out. */
const DIMMED = 0.86

type Rgb = Raster & { channels: 3 }

/**
 * What of a picture fills a frame: a part of it, and where that reaches beyond it, the whole picture on a softened copy of itself.
 *
 * @param base in shares of the picture, beyond 0 and 1 for what is beyond it
 */
export async function shapePicture(picture: Rgb, base: ReelBox): Promise<Rgb> {
  const { width, height } = picture
  const box = {
    left: Math.round(base.left * width),
    top: Math.round(base.top * height),
    right: Math.round(base.right * width),
    bottom: Math.round(base.bottom * height),
  }
  const own = {
    left: Math.max(0, box.left),
    top: Math.max(0, box.top),
    right: Math.min(width, box.right),
    bottom: Math.min(height, box.bottom),
  }
  const size = {
    width: Math.max(1, box.right - box.left),
    height: Math.max(1, box.bottom - box.top),
  }
  const inside = cropRaster(picture, own)
  if (inside.width === size.width && inside.height === size.height) return inside
  const small = Math.min(1, SMALL / Math.max(size.width, size.height))
  const copy = await sharp(inside.data, { raw: inside })
    .resize(
      Math.max(2, Math.round(size.width * small)),
      Math.max(2, Math.round(size.height * small)),
      {
        fit: 'cover',
      }
    )
    .blur(BLUR)
    .linear(DIMMED, 0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { data } = await sharp(copy.data, { raw: { ...copy.info, channels: 3 } })
    .resize(size.width, size.height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const out = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  const length = inside.width * 3
  for (let y = 0; y < inside.height; y++) {
    const to = ((y + own.top - box.top) * size.width + own.left - box.left) * 3
    out.set(inside.data.subarray(y * length, (y + 1) * length), to)
  }
  return { ...size, channels: 3, data: out }
}
