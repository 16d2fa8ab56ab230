import sharp from 'sharp'

/**
 * A grey PNG of `shade(x, y)`, 0 to 255; without one, white in the middle and black around it.
 */
export function paintMask(
  width: number,
  height: number,
  shade = (x: number, y: number): number =>
    Math.abs(x / width - 0.5) < 0.25 && Math.abs(y / height - 0.5) < 0.25 ? 255 : 0
): Promise<Buffer> {
  const data = Buffer.alloc(width * height)
  for (let i = 0; i < data.length; i++) data[i] = shade(i % width, Math.floor(i / width))
  return sharp(data, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png()
    .toBuffer()
}

/** A mask as the screen sends it. */
export async function maskForm(width: number, height: number): Promise<FormData> {
  const form = new FormData()
  const bytes = await paintMask(width, height)
  form.append('mask', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'mask.png')
  return form
}

/**
 * A mask of the left part of a picture as a data URL; it has the shape of the tests' photos, not their size.
 * @param share of the picture that is marked, 0 to 1
 */
export async function areaMask(width = 320, height = 240, share = 0.5): Promise<string> {
  const bytes = await paintMask(width, height, (x) => (x < width * share ? 255 : 0))
  return `data:image/png;base64,${bytes.toString('base64')}`
}
