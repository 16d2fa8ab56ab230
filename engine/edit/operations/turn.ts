import sharp from 'sharp'
import { JobError } from '../../contract/job_error.js'
import { pushPull } from '../../cutout/push_pull.js'
import { boxMean } from '../../image/blur.js'
import { mapPlane, type Plane, type Raster } from '../../image/raster.js'
import { toBytes } from '../../image/write_picture.js'
import type { Editable } from '../editable.js'
import type { Step } from '../step.js'
import { cropTo } from './crop.js'
import { measureTilt } from './tilt.js'

/** Alpha above which a pixel of a turned picture shows nothing but it. */
const COVERED = 252

/** Turns the picture clockwise; the corners that appear carry the background on, or are transparent. */
export async function rotate(
  picture: Editable,
  { degrees }: Extract<Step, { op: 'rotate' }>
): Promise<Editable> {
  return turned(picture, ((degrees % 360) + 360) % 360)
}

/**
 * Turns the picture by its own small tilt, or by the degrees given, and cuts the corners off.
 *
 * @throws JobError `invalid_input` when it shows no tilt
 */
export async function straighten(
  picture: Editable,
  { degrees }: Extract<Step, { op: 'straighten' }>
): Promise<Editable> {
  const angle = degrees ?? -((await measureTilt(picture.raster)) ?? 0)
  if (Math.abs(angle) < 0.3) {
    throw new JobError('not_tilted')
  }
  const { width, height } = picture.raster
  const whole = await turned(picture, (angle + 360) % 360)
  const inner = innerSize(width, height, (Math.abs(angle) * Math.PI) / 180)
  const left = Math.round((whole.raster.width - inner.width) / 2)
  const top = Math.round((whole.raster.height - inner.height) / 2)
  return cropTo(whole, { left, top, right: left + inner.width, bottom: top + inner.height })
}

/** Largest upright rectangle of the picture's shape inside the turned picture. */
function innerSize(width: number, height: number, angle: number) {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const scale = Math.min(
    width / (width * cos + height * sin),
    height / (width * sin + height * cos)
  )
  return { width: Math.floor(width * scale) - 2, height: Math.floor(height * scale) - 2 }
}

async function turned(picture: Editable, degrees: number): Promise<Editable> {
  const { raster, alpha, product } = picture
  const size = { width: raster.width, height: raster.height }
  const rgba = new Uint8Array(size.width * size.height * 4)
  for (let i = 0; i < size.width * size.height; i++) {
    for (let c = 0; c < 3; c++) rgba[i * 4 + c] = raster.data[i * 3 + c]!
    rgba[i * 4 + 3] = 255
  }
  const { data, info } = await turnBytes(rgba, { ...size, channels: 4 }, degrees)
  const out = { width: info.width, height: info.height }
  const bytes = new Uint8Array(out.width * out.height * 3)
  const fill = degrees % 90 === 0 ? null : mirroredGround(picture, out, degrees)
  for (let i = 0; i < out.width * out.height; i++) {
    if (fill && data[i * 4 + 3]! <= COVERED) fill(bytes, i)
    else for (let c = 0; c < 3; c++) bytes[i * 3 + c] = data[i * 4 + c]!
  }
  return {
    ...picture,
    raster: { ...out, channels: 3, data: bytes },
    alpha: alpha && (await turnPlane(alpha, degrees)),
    product: product && (await turnPlane(product, degrees)),
  }
}

/**
 * Carries the picture on beyond its edges as its own mirror image, which goes on where it ends, with its grain, and without the product.
 *
 * @returns draws a pixel of the turned picture into its RGB bytes
 */
function mirroredGround(
  { raster, product }: Editable,
  out: { width: number; height: number },
  degrees: number
): (to: Uint8Array, i: number) => void {
  const { width, height } = raster
  const planes = groundOf(raster, product)
  const radians = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  return (to, i) => {
    const dx = (i % out.width) + 0.5 - out.width / 2
    const dy = Math.floor(i / out.width) + 0.5 - out.height / 2
    const x = mirrored(cos * dx + sin * dy + width / 2, width)
    const y = mirrored(cos * dy - sin * dx + height / 2, height)
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)]
    for (let c = 0; c < 3; c++) {
      const { data } = planes[c]!
      const above = mix(data[top * width + left]!, data[top * width + right]!, x - left)
      const below = mix(data[bottom * width + left]!, data[bottom * width + right]!, x - left)
      to[i * 3 + c] = Math.round(mix(above, below, y - top))
    }
  }
}

/** The picture's channels without its product: what is around it goes on through it. */
function groundOf(raster: Raster, product: Plane | null): Plane[] {
  const planes = [0, 1, 2].map((c) => mapPlane(raster, (i) => raster.data[i * 3 + c]!))
  if (!product) return planes
  const near = boxMean(
    product,
    Math.max(2, Math.round(Math.max(raster.width, raster.height) / 250))
  )
  return pushPull(
    planes,
    mapPlane(near, (i) => (near.data[i]! < 0.02 ? 1 : 0))
  )
}

/** Where a coordinate beyond a picture's edges meets its mirror image, as an index of a pixel's middle. */
function mirrored(at: number, size: number): number {
  const along = (((at % (2 * size)) + 2 * size) % (2 * size)) - 0.5
  const back = along > size - 0.5 ? 2 * size - 1 - along : along
  return Math.min(size - 1, Math.max(0, back))
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

async function turnPlane(plane: Plane, degrees: number): Promise<Plane> {
  const { width, height } = plane
  const { data, info } = await turnBytes(toBytes(plane), { width, height, channels: 1 }, degrees)
  return mapPlane(info, (i) => data[i * info.channels]! / 255)
}

function turnBytes(
  bytes: Uint8Array,
  raw: { width: number; height: number; channels: 1 | 4 },
  degrees: number
) {
  const image = sharp(bytes, { raw })
  if (degrees % 90 === 0) image.rotate(degrees)
  else {
    const radians = (degrees * Math.PI) / 180
    const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
    const background = raw.channels === 1 ? { r: 0, g: 0, b: 0 } : { r: 0, g: 0, b: 0, alpha: 0 }
    image.affine([cos, -sin, sin, cos], { background, interpolator: 'bicubic' })
  }
  return image.raw().toBuffer({ resolveWithObject: true })
}
