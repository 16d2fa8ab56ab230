import sharp from 'sharp'
import type { OutputFile } from '../../engine.js'
import { unbroken } from '../../built_in/built_in_engine.js'
import type { Orders, Size } from '../models/orders.js'
import { upright } from './upright.js'

/** A picture's size and place in a larger one, in pixels. */
type Canvas = Pick<Orders['widen'], 'canvas' | 'size' | 'at'>

/** Width of the seam in which the two are mixed, as a share of the picture's shorter side. */
const SEAM = 1 / 60

/** A picture and the room around it, scaled so that the picture's longer side has at most some pixels. */
export function scaledCanvas(
  { width, height }: Size,
  growth: { left: number; top: number; right: number; bottom: number },
  longest: number
): Canvas {
  const scale = Math.min(1, longest / Math.max(width, height))
  const scaled = (pixels: number) => Math.round(pixels * scale)
  const size = { width: scaled(width), height: scaled(height) }
  const at = { x: scaled(growth.left), y: scaled(growth.top) }
  return {
    canvas: {
      width: at.x + size.width + scaled(growth.right),
      height: at.y + size.height + scaled(growth.bottom),
    },
    ...{ size, at },
  }
}

/**
 * What a model made around a picture, with the picture's own pixels in their place; at the sides where there is more of it now, the two are
 * mixed in a soft seam.
 * @param path of what the model made, at any size
 * @param made path of the file to write
 */
export async function layIntoCanvas(
  picture: Uint8Array,
  path: string,
  { canvas, size, at }: Canvas,
  made: string
): Promise<OutputFile> {
  const { width, height } = size
  const own = await unbroken(upright(picture, size).removeAlpha().raw().toBuffer())
  const edged = await sharp(own, { raw: { width, height, channels: 3 } })
    .joinChannel(edges(canvas, size, at), { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  // Resized before what is laid over it: sharp would resize the two together.
  const around = await unbroken(upright(path, canvas).png({ compressionLevel: 1 }).toBuffer())
  await sharp(around)
    .composite([{ input: edged, left: at.x, top: at.y }])
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toFile(made)
  return { path: made, mime: 'image/jpeg', ...canvas }
}

/** Opacity of the picture: less towards the sides beyond which there is more now. */
function edges(canvas: Size, { width, height }: Size, at: Canvas['at']): Buffer {
  const seam = Math.max(1, Math.round(Math.min(width, height) * SEAM))
  const opacity = Buffer.alloc(width * height, 255)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const far = Math.min(
        at.x > 0 ? x + 1 : seam,
        at.y > 0 ? y + 1 : seam,
        at.x + width < canvas.width ? width - x : seam,
        at.y + height < canvas.height ? height - y : seam
      )
      if (far < seam) opacity[y * width + x] = Math.round((255 * far) / (seam + 1))
    }
  }
  return opacity
}

/** Where the product is in the larger picture. @param made path of the file to write */
export async function moveMask(
  mask: Uint8Array,
  { canvas, size, at }: Canvas,
  made: string
): Promise<OutputFile> {
  const { width, height } = size
  const moved = await unbroken(
    sharp(mask).resize(width, height, { fit: 'fill' }).extractChannel(0).png().toBuffer()
  )
  const grey = {
    width: canvas.width,
    height: canvas.height,
    channels: 3,
    background: '#000',
  } as const
  await sharp({ create: grey })
    .composite([{ input: moved, left: at.x, top: at.y }])
    .extractChannel(0)
    .toColourspace('b-w')
    .png()
    .toFile(made)
  return { path: made, mime: 'image/png', ...canvas }
}
