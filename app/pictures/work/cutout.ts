import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CutoutOutput, Engine, EngineContext, PhotoInput } from '#app/engines/engine'
import { putFile } from '#app/media/store/put_file'
import { recordMedia } from '#app/media/store/record_media'
import { noteConfidence } from '#app/products/actions/note_confidence'
import { addCredentials } from '#app/provenance/add_credentials'
import { findSources } from '#app/provenance/find_sources'
import type Generation from '#app/work/models/generation'
import type { ParamsOf } from '#app/work/params'
import type { Work } from '#app/work/kinds/outcome'

type Cut = (engine: Engine, input: PhotoInput, context: EngineContext) => Promise<CutoutOutput>

function cutWith(cut: Cut, { isPicture }: { isPicture: boolean }) {
  return async (
    generation: Generation,
    { photoMediaId, maskMediaId }: ParamsOf<'cutout'>,
    engine: Engine,
    context: EngineContext
  ) => {
    const input = { photo: photoMediaId, mask: maskMediaId }
    const { file, confidence, advice, cost } = await cut(engine, input, context)
    if (isPicture) {
      await addCredentials(file, {
        action: 'c2pa.edited',
        sourceType: 'algorithmicallyEnhanced',
        engine: generation.engine,
        sources: await findSources(photoMediaId),
      })
    }
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

export const cutout: Work<'cutout'> = cutWith(
  (engine, input, context) => engine.cutout(input, context),
  { isPicture: true }
)

/** A mask is a map for further work, not a picture: it says nothing of its origin. */
export const mask: Work<'mask'> = cutWith((engine, input, context) => engine.mask(input, context), {
  isPicture: false,
})
