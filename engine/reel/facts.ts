import sharp from 'sharp'
import { JobError } from '../contract/job_error.js'
import type { ReelBox, ReelInput, ReelItem, ReelOrder } from './reel.js'
import { boundingBox } from '../image/raster.js'
import { readPicture } from '../image/read_picture.js'
import type { JobContext } from '../threads/job_context.js'
import { readMask } from '../video/read_mask.js'

/** Longest side of a mask in which the product is looked for, in pixels. */
const LONGEST_SIDE = 400

/** The order with what the plan must know of the files: where products are, and the logo's shape. */
export async function withFacts(input: ReelInput, context: JobContext): Promise<ReelOrder> {
  const items: ReelOrder['items'] = []
  for (const item of input.items) {
    items.push({ ...item, subject: await subjectOf(item, context) })
    await context.checkpoint()
  }
  const { logo, ...brand } = input.brand
  const logoShape = logo === null ? null : await shapeOf(await context.read(logo))
  return { ...input, items, brand: { ...brand, logoShape } }
}

async function subjectOf(item: ReelItem, context: JobContext): Promise<ReelBox | null> {
  const fit = Math.min(1, LONGEST_SIDE / Math.max(item.width, item.height))
  const size = { width: Math.ceil(item.width * fit), height: Math.ceil(item.height * fit) }
  if (item.mask) {
    const plane = await readMask(await context.read(item.mask), size)
    return shares(boundingBox(plane, 0.5), plane)
  }
  if (!item.isCutOut) return null
  const { alpha } = await readPicture(await context.read(item.media), LONGEST_SIDE)
  return alpha && shares(boundingBox(alpha, 0.3), alpha)
}

function shares(
  box: ReelBox | null,
  { width, height }: { width: number; height: number }
): ReelBox | null {
  return (
    box && {
      left: box.left / width,
      top: box.top / height,
      right: box.right / width,
      bottom: box.bottom / height,
    }
  )
}

/** @throws JobError `invalid_input` when it cannot be read */
async function shapeOf(bytes: Uint8Array): Promise<number> {
  try {
    const { autoOrient } = await sharp(bytes).metadata()
    return autoOrient.width / autoOrient.height
  } catch (cause) {
    throw new JobError('logo_unreadable', {}, { cause })
  }
}
