import { encodeLight } from '../image/color.js'
import { createRandom } from '../image/random.js'
import { mapPlane, type Plane, type Raster } from '../image/raster.js'
import { blurLight, type LightPlanes } from './light_planes.js'

/** Light from which on highlights glow, and from which on they are compressed instead of clipped. */
const GLOW_FROM = 0.78
const SHOULDER = 0.8

/**
 * What a camera adds: glow around highlights, darker corners, compressed highlights and fine grain; then sRGB bytes.
 *
 * @throws Error when a value is not a number: one would blacken the whole picture in the blur
 */
export function finish(picture: LightPlanes, seed: number): Raster {
  const { width, height } = picture[0]
  const [red, green, blue] = picture
  const bright = [highlights(red), highlights(green), highlights(blue)] as const
  const glow = blurLight(bright, (14 * width) / 1024)
  const random = createRandom(seed)
  const data = new Uint8Array(width * height * 3)
  for (let y = 0, i = 0; y < height; y++) {
    const dy = y / height - 0.5
    for (let x = 0; x < width; x++, i++) {
      const dx = x / width - 0.5
      const corner = 1 - 0.3 * (dx * dx + dy * dy)
      const grain = 1 + 0.016 * (random() + random() - 1)
      for (let c = 0; c < 3; c++) {
        const light = (picture[c]!.data[i]! + 0.3 * glow[c]!.data[i]!) * corner
        data[i * 3 + c] = Math.round(encodeLight(shoulder(light * grain)))
      }
    }
  }
  if (!Number.isFinite(picture[0].data[(height >> 1) * width + (width >> 1)])) {
    throw new Error('The picture has values that are no numbers')
  }
  return { width, height, channels: 3, data }
}

function highlights(plane: Plane): Plane {
  return mapPlane(plane, (i) => Math.max(0, plane.data[i]! - GLOW_FROM))
}

function shoulder(light: number): number {
  if (light <= SHOULDER) return light
  return SHOULDER + (1 - SHOULDER) * (1 - Math.exp((SHOULDER - light) / (1 - SHOULDER)))
}
