import { blur } from '../image/blur.js'
import { labPlanes } from '../image/color.js'
import type { Plane } from '../image/raster.js'
import type { ReadPicture } from '../image/read_picture.js'
import { shrink } from '../image/shrink.js'
import { modelBackground } from './background_model.js'
import { cleanMask } from './clean_mask.js'
import { rateCutout } from './confidence.js'
import {
  grabCut,
  LIKELY_BACKGROUND,
  LIKELY_PRODUCT,
  SURE_BACKGROUND,
  SURE_PRODUCT,
} from './grab_cut.js'
import { refineAlpha } from './matting.js'
import { backgroundPlate } from './plate.js'
import { shadowOf } from './shadow.js'

/** Longest side of the copy on which product and background are told apart, in pixels. */
const WORKING_SIZE = 448

/** Distance from the background, in units of its noise, above which a pixel is surely the product. */
const SURE = 8

export interface Cutout {
  /** Soft alpha at the picture's size, 0 to 1. */
  alpha: Plane
  /** 0 to 1: how sure it is that exactly the product was cut out. */
  confidence: number
}

/**
 * Tells the product in a photo from its background.
 *
 * The background is modelled from the frame's border; the picture without it goes through GrabCut; a second
 * model, from everything outside the first mask, takes away what the first saw wrong (light falling off, soft
 * shadows); the edge is then drawn softly at full size. A picture that is transparent already keeps its alpha.
 *
 * @param between called between the steps
 */
export async function cutOut(picture: ReadPicture, between: () => Promise<void>): Promise<Cutout> {
  if (picture.alpha) return { alpha: picture.alpha, confidence: 0.98 }
  const small = await shrink(picture.raster, WORKING_SIZE)
  const lab = labPlanes(small)
  const model = modelBackground(lab)
  const distance = blur(model.distance, 1)
  await between()
  const rough = await grabCut(
    residual(lab, model.planes, model.noise),
    firstSeeds(distance),
    small,
    3
  )
  const first = cleanMask(rough, distance)
  await between()
  const plate = backgroundPlate(small, first)
  const shadow = shadowOf(small, plate, first)
  const features = residual(lab, labPlanes(plate), model.noise)
  const mask = cleanMask(await grabCut(features, secondSeeds(first, shadow), small, 2), distance)
  await between()
  return {
    alpha: refineAlpha(mask, picture.raster),
    confidence: rateCutout(lab, mask, first),
  }
}

/**
 * The picture minus its background in units of the background's noise, bent so that faint differences count and
 * strong ones do not drown them, as bytes: 128 is no difference.
 */
function residual(
  lab: readonly Plane[],
  background: readonly Plane[],
  noise: readonly Plane[]
): Uint8Array {
  const out = new Uint8ClampedArray(lab[0].data.length * 3)
  for (let c = 0; c < 3; c++) {
    for (let i = 0; i < lab[c].data.length; i++) {
      const away = (lab[c].data[i] - background[c].data[i]) / noise[c].data[i]
      out[i * 3 + c] = 128 + 30 * Math.asinh(away / 2)
    }
  }
  return new Uint8Array(out.buffer)
}

/** Seeds by distance from the border's model, a little stricter away from the middle of the frame. */
function firstSeeds(distance: Plane): Uint8Array {
  const { width, height } = distance
  const likely = usualDistance(distance) * 1.25
  return Uint8Array.from(distance.data, (value, i) => {
    const x = (i % width) / width - 0.5
    const y = Math.floor(i / width) / height - 0.5
    if (Math.max(Math.abs(x), Math.abs(y)) > 0.48) return SURE_BACKGROUND
    const seen = value * (1.15 - 0.9 * (x * x + y * y))
    if (seen > SURE) return SURE_PRODUCT
    return seen > likely ? LIKELY_PRODUCT : LIKELY_BACKGROUND
  })
}

/** The distance that nine in ten pixels of the frame's border stay below. */
function usualDistance({ width, height, data }: Plane): number {
  const edge = Math.round(Math.min(width, height) * 0.06)
  const values = data.filter((_, i) => {
    const x = i % width
    const y = (i - x) / width
    return x < edge || y < edge || x >= width - edge || y >= height - edge
  })
  return values.sort()[Math.floor(values.length * 0.9)]
}

function secondSeeds(mask: Plane, shadow: Plane): Uint8Array {
  return Uint8Array.from(mask.data, (inside, i) => {
    if (shadow.data[i] > 0) return SURE_BACKGROUND
    return inside > 0 ? LIKELY_PRODUCT : LIKELY_BACKGROUND
  })
}
