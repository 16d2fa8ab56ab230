import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CutoutOutput, Engine, EngineContext, PhotoInput } from '#app/engines/engine'
import { putFile } from '#app/media/put_file'
import { recordMedia } from '#app/media/record_media'
import { noteConfidence } from '#app/products/actions/note_confidence'
import type Generation from '../models/generation.js'
import type { ParamsOf } from '../params.js'
import type { Work } from './outcome.js'

type Cut = (engine: Engine, input: PhotoInput, context: EngineContext) => Promise<CutoutOutput>

function cutWith(cut: Cut) {
  return async (
    generation: Generation,
    { photoMediaId, maskMediaId }: ParamsOf<'cutout'>,
    engine: Engine,
    context: EngineContext
  ) => {
    const input = { photo: photoMediaId, mask: maskMediaId }
    const { file, confidence, advice, cost } = await cut(engine, input, context)
    const stored = await putFile({ ...file, ownerId: generation.userId })
    return {
      unusedCredits: 0,
      engineCostCents: cost.cents,
      async record(trx: TransactionClientContract) {
        if (!maskMediaId) await noteConfidence(trx, { mediaId: photoMediaId }, confidence)
        const media = await recordMedia(stored, trx)
        return { mediaId: media.id, confidence, advice }
      },
    }
  }
}

export const cutout: Work<'cutout'> = cutWith((engine, input, context) =>
  engine.cutout(input, context)
)

export const mask: Work<'mask'> = cutWith((engine, input, context) => engine.mask(input, context))
