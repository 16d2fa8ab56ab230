import { boundingBox, type Plane, type Raster } from '../image/raster.js'
import { layerAlpha } from './layer_alpha.js'
import { toBytes, within, type LaidOut } from './lay_out.js'
import { resampleAxes } from './resample_axes.js'

/** The product in a still. */
export interface FilmedProduct {
  /** What is taken out of the picture and moves, 0 to 1. */
  outline: Plane
  /** What of it is lit: an outline with closed gaps has ground in them. */
  own: Plane
  /** 0 to 1: how sure the outline is, and so how far the ground may move against the product. */
  sureness: number
}

/** The product with a soft ring of what is around it. */
export interface ProductLayer {
  /** Where it is on the stage, in stage pixels. */
  left: number
  top: number
  width: number
  height: number
  /** Premultiplied RGBA bytes. */
  data: Uint8Array
  /** How much of each pixel is the product itself, not the ring: bytes. */
  own: Uint8Array
}

/** Whether the product goes on beyond the picture: taken out, it would show a straight cut. */
export function touchesEdge({ width, height, data }: Plane): boolean {
  const edge = (start: number, step: number, count: number) => {
    let product = 0
    for (let n = 0; n < count; n++) if (data[start + n * step]! > 0.5) product++
    return product > 0.02 * count
  }
  return (
    edge(0, 1, width) ||
    edge((height - 1) * width, 1, width) ||
    edge(0, width, height) ||
    edge(width - 1, width, height)
  )
}

/** Takes the product out of the picture; `plate` is the picture without it. */
export function cutLayer(
  picture: Raster,
  plate: Raster,
  product: FilmedProduct,
  across: LaidOut,
  down: LaidOut
): ProductLayer {
  const layer = layerAlpha(picture, plate, product.outline)
  const box = boundingBox(layer, 0.004)!
  const x = within(across, box.left, box.right)
  const y = within(down, box.top, box.bottom)
  const color = resampleAxes(picture, 3, x.taps, y.taps)
  const cover = resampleAxes(layer, 1, x.taps, y.taps)
  const own = resampleAxes(product.own, 1, x.taps, y.taps).map((value) => value * 255)
  const data = new Uint8ClampedArray(cover.length * 4)
  for (const [i, value] of cover.entries()) {
    const a = Math.min(1, Math.max(0, value))
    for (let c = 0; c < 3; c++) data[i * 4 + c] = Math.min(255, color[i * 3 + c]!) * a
    data[i * 4 + 3] = 255 * a
  }
  const bytes = new Uint8Array(data.buffer)
  return {
    left: x.from,
    top: y.from,
    width: x.count,
    height: y.count,
    data: bytes,
    own: toBytes(own),
  }
}
