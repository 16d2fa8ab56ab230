import sharp from 'sharp'
import { within } from './plan/boxes.js'
import type { ReelBox } from './reel.js'
import { encodeLight, parseHex } from '../image/color.js'
import type { Raster } from '../image/raster.js'
import { createLight, smoothstep, type LightPlanes } from '../scene/light_planes.js'
import { compositeProduct, placeProduct, type ProductLayer } from '../scene/product_layer.js'
import { castShadows } from '../scene/shadows.js'

/** Light behind the product, as a share of the ground's own; at the edges there is none, where the same colour may go on. */
const LIT = 0.07
/** How dark the parts of the shadow are. */
const CONTACT = 0.6
const AROUND = 0.3
const CAST = 0.22

/**
 * A cut-out that stands on the brand's ground, with the shadow that it throws there.
 *
 * @param cutOut PNG, trimmed to its outline, with alpha
 * @param box where it stands, in shares of the picture
 */
export async function cutOutPicture(
  cutOut: { png: Uint8Array; width: number; height: number },
  ground: string,
  box: ReelBox,
  { width, height }: { width: number; height: number }
): Promise<Raster & { channels: 3 }> {
  const room = within({ left: 0, top: 0, right: width, bottom: height }, box)
  const scale = Math.min(
    (room.right - room.left) / cutOut.width,
    (room.bottom - room.top) / cutOut.height
  )
  const place = {
    x: (room.left + room.right) / 2,
    foot: Math.round(room.bottom),
    height: cutOut.height * scale,
  }
  const light = groundLight(ground, width, height, place.foot)
  const product = await placeProduct({ cutout: cutOut.png, gain: [1, 1, 1], width, height }, place)
  shadeGround(light, product)
  compositeProduct(light, product, 0)
  const data = new Uint8Array(width * height * 3)
  for (let i = 0, p = 0; i < width * height; i++) {
    for (let c = 0; c < 3; c++, p++) data[p] = Math.round(encodeLight(light[c]!.data[i]!))
  }
  return { width, height, channels: 3, data }
}

/** One colour, lit from above: flat colour would look like a hole behind the product. */
function groundLight(ground: string, width: number, height: number, foot: number): LightPlanes {
  const color = parseHex(ground)
  const light = createLight(width, height)
  const far = Math.hypot(width, height) / 2
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const away = Math.hypot(x - width / 2, y - (foot - 0.3 * height)) / far
      const lit = 1 + LIT * (1 - smoothstep(0, 0.6, away))
      for (let c = 0; c < 3; c++) light[c]!.data[i] = Math.min(1, color[c]! * lit)
    }
  }
  return light
}

function shadeGround(light: LightPlanes, product: ProductLayer): void {
  const sun = { lean: 0.35, flat: 0.22, hardness: 0.2, floorFrom: 0, tilt: 0.24 }
  const { contact, around, cast } = castShadows(product, sun)
  for (let i = 0; i < contact.data.length; i++) {
    const shade =
      (1 - CONTACT * contact.data[i]!) * (1 - AROUND * around.data[i]!) * (1 - CAST * cast.data[i]!)
    if (shade < 1) for (let c = 0; c < 3; c++) light[c]!.data[i]! *= shade
  }
}

/** The product of a picture with transparency, or of one with a mask, trimmed to its outline; null when there is none. */
export async function trimCutOut(
  picture: Raster & { channels: 3 },
  alpha: Float32Array
): Promise<{ png: Buffer; width: number; height: number } | null> {
  const { width, height } = picture
  const data = new Uint8Array(width * height * 4)
  const box = { left: width, top: height, right: 0, bottom: 0 }
  for (const [i, cover] of alpha.entries()) {
    for (let c = 0; c < 3; c++) data[i * 4 + c] = picture.data[i * 3 + c]!
    data[i * 4 + 3] = Math.round(cover * 255)
    if (cover < 0.3) continue
    const x = i % width
    const y = Math.floor(i / width)
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x + 1)
    box.top = Math.min(box.top, y)
    box.bottom = y + 1
  }
  if (box.right <= box.left) return null
  const size = { width: box.right - box.left, height: box.bottom - box.top }
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract({ left: box.left, top: box.top, ...size })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { png, ...size }
}
