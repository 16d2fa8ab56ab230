import type { CutoutOutput, Engine, EngineContext } from '#app/engines/engine'
import { recordMedia } from '#app/media/record_media'
import { putFile } from '#app/media/put_file'
import type Generation from '../models/generation.js'
import type { Work } from './outcome.js'

type Cut = (engine: Engine, photo: string, context: EngineContext) => Promise<CutoutOutput>

function cutWith(cut: Cut) {
  return async (
    generation: Generation,
    { photoMediaId }: { photoMediaId: string },
    engine: Engine,
    context: EngineContext
  ) => {
    const { file, confidence, cost } = await cut(engine, photoMediaId, context)
    const stored = await putFile({ ...file, ownerId: generation.userId })
    return {
      unusedCredits: 0,
      engineCostCents: cost.cents,
      async record(trx: Parameters<typeof recordMedia>[1]) {
        const media = await recordMedia(stored, trx)
        return { mediaId: media.id, confidence }
      },
    }
  }
}

export const cutout: Work<'cutout'> = cutWith((engine, photo, context) =>
  engine.cutout({ photo, mask: null }, context)
)

export const mask: Work<'mask'> = cutWith((engine, photo, context) =>
  engine.mask({ photo, mask: null }, context)
)
