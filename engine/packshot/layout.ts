import type { PackshotInput } from '../contract/input.js'
import { JobError } from '../contract/job_error.js'
import type { CutProduct } from './cut_product.js'

/** Most that a product is enlarged. */
const LARGEST_SCALE = 2

/** Share of the way from the middle of its box to the middle of its mass that a product is moved to look centred. */
const OPTICAL = 0.3

/** Share of the space beside the product that this may take. */
const ROOM = 0.2

/** Where the product stands in the packshot, in pixels. */
export interface Layout {
  left: number
  top: number
  width: number
  height: number
  /** Pixels of the packshot for one of the photo. */
  scale: number
}

/**
 * Fits the product into its share of the frame.
 *
 * @throws JobError `invalid_input` when the photo shows it too small
 */
export function layOut(product: CutProduct, { width, height, fill }: PackshotInput): Layout {
  const { box, mass } = product
  const wide = box.right - box.left
  const tall = box.bottom - box.top
  const scale = Math.min((fill * width) / wide, (fill * height) / tall)
  if (scale > LARGEST_SCALE) {
    const longer = Math.max(wide, tall)
    throw new JobError('packshot_photo_too_small', {
      longer,
      least: Math.ceil((longer * scale) / LARGEST_SCALE),
    })
  }
  const size = { width: Math.round(wide * scale), height: Math.round(tall * scale) }
  return {
    ...size,
    left: place(width, size.width, mass.x),
    top: place(height, size.height, mass.y),
    scale,
  }
}

/** First pixel of a product of some length in a frame, its mass at a share of that length. */
function place(frame: number, length: number, mass: number): number {
  const free = (frame - length) / 2
  const shift = (0.5 - mass) * length * OPTICAL
  return Math.round(free + Math.max(-free * ROOM, Math.min(free * ROOM, shift)))
}
