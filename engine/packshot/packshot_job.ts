import { unlessItFails } from '../compare/read_changed.js'
import type { PackshotInput } from '../contract/input.js'
import { onWhite } from '../image/on_white.js'
import type { JobContext } from '../threads/job_context.js'
import type { ThreadPictures } from '../threads/protocol.js'
import { readAgain } from '../vision/text/read_again.js'
import { cutProduct } from './cut_product.js'
import { encodePackshot, writePackshotMask } from './encode.js'
import { layOut } from './layout.js'
import { scaleProduct } from './scale_product.js'

/**
 * The product of a photo on pure white, at an exact size.
 *
 * @throws JobError `invalid_input` when the product cannot be told from its background, the photo is too small, or the
 *   file cannot be as small as asked
 */
export async function packshotJob(
  input: PackshotInput,
  context: JobContext
): Promise<ThreadPictures> {
  const { width, height } = input
  context.progress(0.05, { code: 'cutting_out_product' })
  const product = await cutProduct(input, context)
  const layout = layOut(product, input)
  context.progress(0.5, { code: 'placing_product' })
  const layer = await scaleProduct(product, layout, context)
  context.progress(0.8, { code: 'writing_picture' })
  await context.checkpoint()
  const shown = onWhite(layer)
  const place = { left: 0, top: 0, right: shown.width, bottom: shown.height }
  const label = await unlessItFails(() => readAgain(shown, product.lines, place, context), context)
  const file = await encodePackshot(shown, layout, input, context)
  const mask = await writePackshotMask(layer, layout, { width, height }, context.scratch)
  return {
    pictures: [{ file, seed: 0, mask, fidelity: null, label, scene: null, photoId: null }],
    ignoredWords: [],
    cost: { cents: 0 },
  }
}
