import sharp from 'sharp'
import { EngineError } from '../../../engine_error.js'
import { pushPull } from '../../cutout/push_pull.js'
import { mapPlane, type Plane } from '../../image/raster.js'
import { toBytes } from '../../image/write_picture.js'
import type { Editable } from '../editable.js'
import type { Step } from '../step.js'
import { cropTo } from './crop.js'
import { measureTilt } from './tilt.js'

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
 * @throws EngineError `invalid_input` when it shows no tilt
 */
export async function straighten(
  picture: Editable,
  { degrees }: Extract<Step, { op: 'straighten' }>
): Promise<Editable> {
  const angle = degrees ?? -((await measureTilt(picture.raster)) ?? 0)
  if (Math.abs(angle) < 0.3) {
    throw new EngineError(
      'invalid_input',
      'This picture shows no edge that is slightly tilted; say by how many degrees to rotate it, such as “rotate 2 degrees left”.'
    )
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
    for (let c = 0; c < 3; c++) rgba[i * 4 + c] = raster.data[i * 3 + c]
    rgba[i * 4 + 3] = 255
  }
  const { data, info } = await turnBytes(rgba, { ...size, channels: 4 }, degrees)
  const out = { width: info.width, height: info.height }
  const covered = mapPlane(out, (i) => (data[i * 4 + 3] > 252 ? 1 : 0))
  const planes = [0, 1, 2].map((c) => mapPlane(out, (i) => data[i * 4 + c]))
  const whole = degrees % 90 === 0 ? planes : pushPull(planes, covered)
  const bytes = new Uint8Array(out.width * out.height * 3)
  for (let i = 0; i < covered.data.length; i++) {
    for (let c = 0; c < 3; c++) bytes[i * 3 + c] = Math.round(whole[c].data[i])
  }
  return {
    ...picture,
    raster: { ...out, channels: 3, data: bytes },
    alpha: alpha && (await turnPlane(alpha, degrees)),
    product: product && (await turnPlane(product, degrees)),
  }
}

async function turnPlane(plane: Plane, degrees: number): Promise<Plane> {
  const { width, height } = plane
  const { data, info } = await turnBytes(toBytes(plane), { width, height, channels: 1 }, degrees)
  return mapPlane(info, (i) => data[i * info.channels] / 255)
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
