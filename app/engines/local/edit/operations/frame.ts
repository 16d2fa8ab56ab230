import { encodeLight, type Rgb } from '../../image/color.js'
import type { Plane } from '../../image/raster.js'
import type { Editable } from '../editable.js'
import type { Step } from '../step.js'

/** More room at two sides, so that the picture gets a shape and nothing of it is lost. */
export async function pad(
  picture: Editable,
  { ratio, color }: Extract<Step, { op: 'pad' }>
): Promise<Editable> {
  const { width, height } = picture.raster
  const wide = Math.max(width, Math.round(height * ratio))
  const tall = Math.max(height, Math.round(width / ratio))
  const left = Math.floor((wide - width) / 2)
  const top = Math.floor((tall - height) / 2)
  return extend(picture, { left, top, width: wide, height: tall }, color)
}

/** A border outside of the picture, on all sides alike. */
export async function border(
  picture: Editable,
  { frame }: Extract<Step, { op: 'border' }>
): Promise<Editable> {
  const { width, height } = picture.raster
  const size = frame.pixels ?? Math.max(1, Math.round(frame.share * Math.min(width, height)))
  const place = { left: size, top: size, width: width + 2 * size, height: height + 2 * size }
  return extend(picture, place, frame.color)
}

interface Place {
  left: number
  top: number
  width: number
  height: number
}

/** @param color null carries on the colour at the edge, or transparency */
function extend(picture: Editable, place: Place, color: Rgb | null): Editable {
  const { raster, alpha, product } = picture
  const bytes = color ? color.map((light) => Math.round(encodeLight(light))) : edgeColor(picture)
  const data = new Uint8Array(place.width * place.height * 3)
  for (let p = 0; p < data.length; p += 3) data.set(bytes, p)
  for (let y = 0; y < raster.height; y++) {
    const row = raster.data.subarray(y * raster.width * 3, (y + 1) * raster.width * 3)
    data.set(row, ((y + place.top) * place.width + place.left) * 3)
  }
  return {
    ...picture,
    raster: { width: place.width, height: place.height, channels: 3, data },
    alpha: alpha && extendPlane(alpha, place, color ? 1 : 0),
    product: product && extendPlane(product, place, 0),
  }
}

function extendPlane(plane: Plane, { left, top, width, height }: Place, value: number): Plane {
  const data = new Float32Array(width * height).fill(value)
  for (let y = 0; y < plane.height; y++) {
    const row = plane.data.subarray(y * plane.width, (y + 1) * plane.width)
    data.set(row, (y + top) * width + left)
  }
  return { width, height, data }
}

/** Median of the outermost pixels, channel by channel. */
function edgeColor({ raster: { width, height, data } }: Editable): number[] {
  const pixels: number[] = []
  for (let x = 0; x < width; x++) pixels.push(x, (height - 1) * width + x)
  for (let y = 0; y < height; y++) pixels.push(y * width, y * width + width - 1)
  return [0, 1, 2].map((c) => {
    const values = pixels.map((i) => data[i * 3 + c]).sort((a, b) => a - b)
    return values[Math.floor(values.length / 2)]
  })
}
