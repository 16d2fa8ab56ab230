import type { ReelBox } from '#engine/reel/reel'
import type { ReelSourceData } from '~/reels/transformers/reel_data'
import { type MediaSource, variantUrl } from '~/ui/pictures/media_source'

/** Width in pixels of what drafts are drawn of. */
const WIDTH = 960
/** Longest side of a mask in which the product is looked for. */
const MASK = 400
/** From which grey on a mask means the product, 0 to 255. */
const INSIDE = 128

/** What a draft draws: a picture, or a film as it runs. */
export interface DraftMedia {
  source: ReelSourceData
  drawable: HTMLImageElement | HTMLVideoElement
  /** The first frame of a film, for as long as it has not come; the picture itself otherwise. */
  still: HTMLImageElement
  mask: HTMLImageElement | null
  /** Where the product is, in shares; null when nobody knows. */
  subject: ReelBox | null
}

const loaded = new Map<string, Promise<DraftMedia>>()

/** A picture or film as drafts draw it; fetched once. */
export function loadMedia(source: ReelSourceData): Promise<DraftMedia> {
  const key = `${source.id} ${source.mask}`
  let media = loaded.get(key)
  if (!media) {
    media = load(source)
    media.catch(() => loaded.delete(key))
    loaded.set(key, media)
  }
  return media
}

async function load(source: ReelSourceData): Promise<DraftMedia> {
  const [still, mask] = await Promise.all([
    loadImage(variantUrl(source.picture, WIDTH)),
    source.mask === null ? null : loadImage(`/media/${source.mask}/original`).catch(() => null),
  ])
  const drawable = source.kind === 'film' ? film(source.id) : still
  return { source, drawable, still, mask, subject: mask && subjectIn(mask) }
}

/** The logo of a brand, in its own shape. */
export function loadLogo(logo: MediaSource): Promise<HTMLImageElement> {
  return loadImage(variantUrl(logo, 480))
}

async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.decoding = 'async'
  image.src = url
  await image.decode()
  return image
}

function film(id: string): HTMLVideoElement {
  const video = document.createElement('video')
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: `/media/${id}` })
  return video
}

/** The box of what is white in a mask, in shares; null when nothing is. */
function subjectIn(mask: HTMLImageElement): ReelBox | null {
  const { data, width, height } = pixelsOf(mask)
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let i = 0; i < width * height; i++) {
    if (data[i * 4]! < INSIDE) continue
    const x = i % width
    const y = Math.floor(i / width)
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  if (right <= left) return null
  return { left: left / width, top: top / height, right: right / width, bottom: bottom / height }
}

function pixelsOf(image: HTMLImageElement): ImageData {
  const fit = Math.min(1, MASK / Math.max(image.naturalWidth, image.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(image.naturalWidth * fit))
  canvas.height = Math.max(1, Math.ceil(image.naturalHeight * fit))
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** A picture with nothing but its product, for drafts of cut-outs. */
export function cutOutOf({ still, mask }: DraftMedia): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = still.naturalWidth
  canvas.height = still.naturalHeight
  const context = canvas.getContext('2d')!
  context.drawImage(still, 0, 0)
  if (!mask) return canvas
  const alpha = document.createElement('canvas')
  alpha.width = canvas.width
  alpha.height = canvas.height
  const own = alpha.getContext('2d', { willReadFrequently: true })!
  own.drawImage(mask, 0, 0, alpha.width, alpha.height)
  const grey = own.getImageData(0, 0, alpha.width, alpha.height)
  for (let i = 0; i < grey.data.length; i += 4) grey.data[i + 3] = grey.data[i]!
  own.putImageData(grey, 0, 0)
  context.globalCompositeOperation = 'destination-in'
  context.drawImage(alpha, 0, 0)
  return canvas
}
