import sharp from 'sharp'
import { unbroken } from '../../built_in/built_in_engine.js'

/**
 * The part of a picture that a mask shows, as a PNG with alpha.
 * @param mask grey picture of its shape, white = product
 * @param longest longest side in pixels; smaller pictures keep their size
 * @returns null when the mask shows nothing
 */
export async function cutByMask(
  picture: Uint8Array,
  mask: Uint8Array,
  longest: number
): Promise<Buffer | null> {
  const { data: pixels, info } = await unbroken(
    sharp(picture, { failOn: 'error' })
      .autoOrient()
      .toColourspace('srgb')
      .flatten({ background: '#ffffff' })
      .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
  )
  const { width, height } = info
  const alpha = await unbroken(
    sharp(mask).resize(width, height, { fit: 'fill' }).extractChannel(0).raw().toBuffer()
  )
  if (alpha.every((value) => value < 128)) return null
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
