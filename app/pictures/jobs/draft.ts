import { EngineError } from '#app/engines/engine_error'
import type { DraftInput } from '#app/engines/engine'
import Product from '#app/products/models/product'
import { loadTraining } from '#app/products/queries/load_training'
import type { DirectWork } from '#app/work/direct/define_direct_job'
import type { DRAFT } from '../draft/draft_job.js'

/** Has the engine lay out what the order would begin with. */
export const draft: DirectWork<typeof DRAFT> = async (
  { productId, cutoutMediaId, ...order },
  engine,
  context
) => {
  const [{ name, description }, subject] = await Promise.all([
    Product.findOrFail(productId),
    subjectOf(productId, cutoutMediaId),
  ])
  return engine.draft({ ...order, product: { name, description }, subject }, context)
}

async function subjectOf(productId: number, cutout: string | null): Promise<DraftInput['subject']> {
  if (cutout !== null) return { cutout }
  const training = await loadTraining(productId)
  if (!training) throw new EngineError('product_not_trained')
  return { model: training.model, modelFiles: training.files }
}
