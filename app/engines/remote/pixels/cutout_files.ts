import sharp from 'sharp'
import type { OutputFile } from '../../engine.js'
import { unbroken } from '../../built_in/built_in_engine.js'

interface Size {
  width: number
  height: number
}

/** Transparency of a picture, brought to a size: one byte a pixel. */
function alphaOf(cutout: Uint8Array, { width, height }: Size): Promise<Buffer> {
  return unbroken(
    sharp(cutout, { failOn: 'error' })
      .ensureAlpha()
      .extractChannel('alpha')
      .resize(width, height, { fit: 'fill' })
      .raw()
      .toBuffer()
  )
}

/**
 * The photo's own pixels with a provider's transparency, or the provider's picture where it has the photo's size: its colours at soft
 * edges are freed of the background.
 */
export async function applyCutout(
  photo: Uint8Array,
  cutout: Uint8Array,
  size: Size,
  path: string
): Promise<OutputFile> {
  const { width, height } = size
  const own = await unbroken(sharp(cutout).metadata())
  const png = { compressionLevel: 6 }
  if (own.width === width && own.height === height) {
    await unbroken(sharp(cutout, { failOn: 'error' }).ensureAlpha().png(png).toFile(path))
  } else {
    await sharp(photo)
      .autoOrient()
      .toColourspace('srgb')
      .removeAlpha()
      .joinChannel(await alphaOf(cutout, size), { raw: { width, height, channels: 1 } })
      .png(png)
      .toFile(path)
  }
  return { path, mime: 'image/png', width, height }
}

/** Writes the transparency of a cut-out as a grey PNG. */
export async function writeAlphaMask(
  cutout: Uint8Array,
  size: Size,
  path: string
): Promise<OutputFile> {
  const { width, height } = size
  await sharp(await alphaOf(cutout, size), { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png()
    .toFile(path)
  return { path, mime: 'image/png', width, height }
}
