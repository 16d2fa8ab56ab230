import sharp from 'sharp'
import { LINEAR, type Rgb } from '../../image/color.js'
import type { Plane } from '../../image/raster.js'
import { createLight, type LightPlanes } from '../light_planes.js'
import type { Crop } from './crop.js'
import type { SetData, SetView } from './set_data.js'

/** The part of a view that a picture shows, and the picture's size. */
export interface Wanted {
  crop: Crop
  width: number
  height: number
  mirrored: boolean
}

/** One part of a set's light (`key` or `fill`), in linear light at the picture's size, mirrored if wanted. */
export async function readLight(
  set: SetData,
  view: SetView,
  part: 'key' | 'fill',
  wanted: Wanted
): Promise<LightPlanes> {
  const { width, height } = wanted
  const bytes = await readPart(`${set.folder}${view.files[part]}`, wanted, wanted.crop, 3)
  const light = createLight(width, height)
  for (let i = 0, p = 0; i < width * height; i++, p += 3) {
    for (let c = 0; c < 3; c++) light[c]!.data[i] = LINEAR[bytes[p + c]!]! * view.scale
  }
  return light
}

/** Where a surface that can be recoloured is seen, 0 to 1 at the picture's size. */
export async function readTint(
  set: SetData,
  view: SetView,
  surface: string,
  wanted: Wanted
): Promise<Plane> {
  const { crop, width, height } = wanted
  const path = `${set.folder}${view.files.tints[surface]}`
  const bytes = await readPart(path, wanted, halfOf(crop), 1)
  return { width, height, data: Float32Array.from(bytes, (byte) => byte / 255) }
}

/** The same part of a picture of half the size. */
export function halfOf({ left, top, width, height }: Crop): Crop {
  return {
    left: Math.floor(left / 2),
    top: Math.floor(top / 2),
    width: Math.floor(width / 2),
    height: Math.floor(height / 2),
  }
}

/** A part of one of a set's files, at the picture's size. */
export async function readPart(
  path: string,
  { width, height, mirrored }: Wanted,
  crop: Crop,
  channels: 1 | 3
): Promise<Uint8Array> {
  const image = sharp(path).removeAlpha().extract(crop)
  if (channels === 1) image.extractChannel(0)
  if (mirrored) image.flop()
  return image.resize(width, height, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer()
}

/** Paints a surface: its light times what the new colour throws back beside the old. */
export function tintLight(light: LightPlanes, where: Plane, from: Rgb, to: Rgb): void {
  const factor = from.map((value, c) => to[c]! / Math.max(0.02, value))
  for (let i = 0; i < where.data.length; i++) {
    const share = where.data[i]!
    if (share < 0.004) continue
    for (let c = 0; c < 3; c++) light[c]!.data[i]! *= 1 + (factor[c]! - 1) * share
  }
}
