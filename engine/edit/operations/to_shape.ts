import { JobError } from '../../contract/job_error.js'
import type { ShapeWay } from '../../contract/output.js'
import { letteringOf } from '../../shape/keep_out.js'
import { reshape, type WantedShape } from '../../shape/reshape.js'
import type { Editable, OperationContext } from '../editable.js'

/** Ways that the pictures of one instruction take, so that a merchant can choose. */
const WAYS: readonly (ShapeWay | null)[] = [null, 'set', 'softened']

/** Gives the picture another shape: by the way that was chosen, or the first picture by the first way that holds, others by others. */
export async function toShape(
  picture: Editable,
  wanted: WantedShape,
  context: OperationContext
): Promise<Editable> {
  const keepOut = picture.alpha ? null : await letteringOf(picture.raster, context)
  const between = () => context.checkpoint()
  const subject = { ...picture, keepOut }
  const { seed, shapeWay: chosen } = context
  const way = chosen ?? (picture.alpha ? null : WAYS[context.variant % WAYS.length]!)
  const shaped = await reshape(subject, wanted, { way, seed }, between).catch((error: unknown) => {
    if (chosen || way === null || !(error instanceof JobError)) throw error
    return reshape(subject, wanted, { way: 'softened', seed }, between)
  })
  const { raster, alpha, product } = shaped
  return { ...picture, raster, alpha, product, way: shaped.way }
}
