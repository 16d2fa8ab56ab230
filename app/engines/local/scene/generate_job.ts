import type { GenerateInput } from '../../engine.js'
import { EngineError } from '../../engine_error.js'
import type { JobContext } from '../threads/job_context.js'
import type { ThreadPictures } from '../threads/protocol.js'
import { unpackModel, type ModelView } from '../train/model.js'
import { FROM_ABOVE } from '../train/view_name.js'
import { makePictures } from './make_pictures.js'

/** Views nearly as good as the best take turns; others are not shown. */
const NEARLY = 0.9

/** Mean correction of the colours, in units of a* and b*, at which a view would be worth nothing. */
const SPOILT = 7

/** Puts the trained product into the set that the prompt asks for, once for each picture, from its good views in turn. */
export async function generateJob(
  input: GenerateInput,
  context: JobContext
): Promise<ThreadPictures> {
  const model = unpackModel(input.model)
  return makePictures(
    input,
    `${model.triggerWord} ${model.description}`,
    async (index) => {
      const view = viewFor(model.views, index)
      const key = input.modelFiles[view.name]
      if (!key) {
        throw new EngineError('invalid_input', 'A file of the trained product is missing.')
      }
      return {
        cutout: await context.read(key),
        photoId: view.photoId,
        lightSide: view.lightSide,
        gain: view.gain,
        spill: view.spill,
        photoLight: view.photoLight,
        fromAbove: view.view === FROM_ABOVE,
      }
    },
    context
  )
}

/** The best view first, then others nearly as good in turn. */
function viewFor(views: ModelView[], index: number): ModelView {
  const ranked = views.toSorted((a, b) => worth(b) - worth(a))
  const good = ranked.filter((view) => worth(view) >= worth(ranked[0]) * NEARLY)
  return good[index % good.length]
}

/** Colours that a coloured background has changed are never quite what they were. */
function worth({ quality, recoloured = 0 }: ModelView): number {
  return quality * Math.max(0.3, 1 - recoloured / SPOILT)
}
