import { originalUrl } from '~/ui/pictures/media_source'
import { type Mask, maskSize } from './mask.js'

/** Fetches a photo and shrinks it to the size of its mask. Throws when it cannot be loaded. */
export async function loadPhoto(source: {
  id: string
  width: number
  height: number
}): Promise<HTMLCanvasElement> {
  return draw(await loadImage(originalUrl(source)), maskSize(source))
}

/** Fetches a stored grey picture as a mask of this size. Throws when it cannot be loaded. */
export async function loadMask(
  url: string,
  { width, height }: { width: number; height: number }
): Promise<Mask> {
  const canvas = draw(await loadImage(url), { width, height }, { willReadFrequently: true })
  const pixels = canvas.getContext('2d')!.getImageData(0, 0, width, height).data
  const data = new Uint8Array(width * height)
  for (let i = 0; i < data.length; i++) data[i] = pixels[i * 4]!
  return { width, height, data }
}

/** A mask as a PNG file. */
export async function encodeMask({ width, height, data }: Mask): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')!
  const pixels = context.createImageData(width, height)
  for (const [i, value] of data.entries()) {
    pixels.data.fill(value, i * 4, i * 4 + 3)
    pixels.data[i * 4 + 3] = 255
  }
  context.putImageData(pixels, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The mask could not be encoded')
  return blob
}

async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

function draw(
  image: HTMLImageElement,
  { width, height }: { width: number; height: number },
  settings?: CanvasRenderingContext2DSettings
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', settings)!
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  return canvas
}
