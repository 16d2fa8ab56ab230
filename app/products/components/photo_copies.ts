import { cutText } from '#common/cut_text'
import { PRODUCT_MESSAGES } from '../messages/en/screens'
import { fitWithin } from './fit_within'

/** JPEG quality of a copy that is sent. */
const QUALITY = 0.88

/** Longer names than that are none of people. */
const LONGEST_NAME = 255

/** What a file is called, for a call that sends it as a data URL. */
export function nameOfFile({ name }: File): string {
  return cutText(name, LONGEST_NAME)
}

/** A file as a data URL. Rejects with an Error whose message is for the screen. */
export function readDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(new Error(PRODUCT_MESSAGES.errors.copy, { cause: reader.error }))
    reader.readAsDataURL(file)
  })
}

/**
 * A JPEG copy of a photo, upright and with a longest side of at most 1024 pixels, or as many as are given, as a data URL. A photo that this
 * browser cannot decode (HEIC in most) goes as it is: the server can.
 */
export async function shrinkPhoto(file: File, longestSide?: number): Promise<string> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!bitmap) return readDataUrl(file)
  const { width, height } = fitWithin(bitmap.width, bitmap.height, longestSide)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')!
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return canvas.toDataURL('image/jpeg', QUALITY)
}
