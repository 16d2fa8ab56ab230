import type { GenerateInput } from '../contract/input.js'
import { JobError } from '../contract/job_error.js'
import type { JobContext } from '../threads/job_context.js'
import type { ThreadPictures } from '../threads/protocol.js'
import { unpackModel, type LocalModel, type ModelView } from '../train/model.js'
import { FROM_ABOVE } from '../train/view_name.js'
import { makePictures, type Subject } from './make_pictures.js'
import type { CameraWish } from './scene.js'

/** Views nearly as good as the best take turns; others are not shown. */
const NEARLY = 0.9

/** Quality from which on a view is shown where the words ask for it. */
const FIT_TO_SHOW = 0.4

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
    (index, camera) => trainedSubject(model, input.modelFiles, index, camera, context),
    context
  )
}

/** The product as the picture with an index shows it. */
export async function trainedSubject(
  model: LocalModel,
  modelFiles: GenerateInput['modelFiles'],
  index: number,
  camera: CameraWish | null,
  context: JobContext
): Promise<Subject> {
  const view = viewFor(model.views, index, camera)
  const key = modelFiles[view.name]
  if (!key) {
    throw new JobError('model_file_missing')
  }
  return {
    cutout: await context.read(key),
    photoId: view.photoId,
    lightSide: view.lightSide,
    gain: view.gain,
    spill: view.spill,
    photoLight: view.photoLight,
    fromAbove: view.view === FROM_ABOVE,
    lines: view.lines,
  }
}

/** The best view that is as asked for first, then others nearly as good in turn. */
function viewFor(views: ModelView[], index: number, camera: CameraWish | null): ModelView {
  const asked = views.filter(
    ({ view, quality }) => (view === FROM_ABOVE) === (camera === 'above') && quality >= FIT_TO_SHOW
  )
  const ranked = (camera && asked.length > 0 ? asked : views).toSorted(
    (a, b) => worth(b) - worth(a)
  )
  const good = ranked.filter((view) => worth(view) >= worth(ranked[0]!) * NEARLY)
  return good[index % good.length]!
}

/** Colours that a coloured background has changed are never quite what they were. */
function worth({ quality, recoloured = 0 }: ModelView): number {
  return quality * Math.max(0.3, 1 - recoloured / SPOILT)
}
