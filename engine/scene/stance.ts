import sharp from 'sharp'
import { mapPlane } from '../image/raster.js'
import { tiltOf } from './feet.js'
import { groundLine } from './ground_line.js'

/** Rows of the copy on which its foot is looked for. */
const ROWS = 512

/** Sine of the camera's angle from which on feet would not find room on a podium that is seen at eye level. */
const LOOKS_DOWN = 0.18

/** How a product stands in its photo. */
export interface Stance {
  /** Whether its feet are as deep in the photo as those of what is seen from above. */
  looksDown: boolean
  /** Share of its height by which the middle of its foot, or feet, lies above its lowest point. */
  lift: number
}

/**
 * @param cutout PNG with alpha, trimmed to its outline
 * @param onFloor whether the product stands on floors: such photos look down on it unless its feet show that they do not
 */
export async function stanceOf(cutout: Uint8Array, onFloor: boolean): Promise<Stance> {
  const { data, info } = await sharp(cutout)
    .ensureAlpha()
    .resize({ height: ROWS })
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { row, touches, feet } = groundLine(mapPlane(info, (i) => data[i]! / 255))
  const tilt = tiltOf(feet)
  const line =
    feet.length > 0 ? feet.map((foot) => foot.row) : row.filter((_, x) => touches[x]! > 0)
  return {
    looksDown: tilt === null ? onFloor : tilt > LOOKS_DOWN,
    lift: line.length > 0 ? (Math.max(...line) - Math.min(...line)) / 2 / ROWS : 0,
  }
}
