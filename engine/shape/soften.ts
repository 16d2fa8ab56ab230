import sharp from 'sharp'
import type { Box, Raster } from '../image/raster.js'

/** Blur of the copy behind, as a share of the frame's shorter side, and how bright it stays. */
const BLUR = 1 / 12
const DIMMED = 0.86

/**
 * A whole picture, sharp, on a softened copy of itself that fills a frame.
 *
 * @param place where the picture lies in the frame, at its own size
 */
export async function onSoftenedCopy(
  picture: Raster & { channels: 3 },
  frame: { width: number; height: number },
  place: Box
): Promise<Raster & { channels: 3 }> {
  const { width, height, channels, data } = picture
  // Blurring a small copy and enlarging it looks the same, and takes a fraction of the time.
  const scale = Math.min(1, 320 / Math.max(frame.width, frame.height))
  const small = {
    width: Math.max(1, Math.round(frame.width * scale)),
    height: Math.max(1, Math.round(frame.height * scale)),
  }
  const soft = await sharp(data, { raw: { width, height, channels } })
    .resize(small.width, small.height, { fit: 'cover' })
    .blur(Math.max(0.5, BLUR * Math.min(small.width, small.height)))
    .linear(DIMMED, 0)
    .raw()
    .toBuffer()
  const out = await sharp(soft, { raw: { ...small, channels: 3 } })
    .resize(frame.width, frame.height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
  for (let y = place.top; y < place.bottom; y++) {
    const from = (y - place.top) * width * 3
    out.set(data.subarray(from, from + width * 3), (y * frame.width + place.left) * 3)
  }
  return { ...frame, channels: 3, data: new Uint8Array(out) }
}
