import sharp from 'sharp'
import type { GenerateInput } from '../../engine.js'
import { EngineError } from '../../engine_error.js'
import { writeMask, writePicture } from '../image/write_picture.js'
import { hash } from '../image/random.js'
import type { JobContext } from '../threads/job_context.js'
import { toFailure } from '../threads/failure.js'
import type { ThreadPictures } from '../threads/protocol.js'
import { unpackModel, type LocalModel, type ModelView } from '../train/model.js'
import { FROM_ABOVE } from '../train/view_name.js'
import { parsePrompt } from './parse_prompt.js'
import { renderScene } from './render_scene.js'
import type { Scene } from './scene.js'

/** Views nearly as good as the best take turns; others are not shown. */
const NEARLY = 0.75

/**
 * Puts the trained product into the set that the prompt asks for, once for each picture: view, pattern and light
 * differ from one to the next. One that fails is a failure in its place.
 */
export async function generateJob(
  input: GenerateInput,
  context: JobContext
): Promise<ThreadPictures> {
  const model = unpackModel(input.model)
  const { scene, ignoredWords } = parsePrompt(
    input.prompt,
    `${model.triggerWord} ${model.description}`
  )
  const pictures: ThreadPictures['pictures'] = []
  for (let n = 0; n < input.count; n++) {
    context.progress(n / input.count, `Making picture ${n + 1} of ${input.count}`)
    await context.checkpoint()
    try {
      pictures.push(await makePicture(input, model, scene, input.firstIndex + n, context))
    } catch (error) {
      await context.checkpoint()
      pictures.push(toFailure(error))
    }
  }
  return { pictures, ignoredWords, cost: { cents: 0 } }
}

async function makePicture(
  input: GenerateInput,
  model: LocalModel,
  scene: Scene,
  index: number,
  context: JobContext
) {
  const view = viewFor(model.views, index)
  const seed = hash(input.seed, index)
  const key = input.modelFiles[view.name]
  if (!key) throw new EngineError('invalid_input', 'A file of the trained product is missing.')
  const cutout = await context.read(key)
  const size = await sharp(cutout).metadata()
  const { picture, alpha, fidelity } = await renderScene(
    structuredClone(scene),
    {
      cutout,
      cutoutSize: { width: size.width, height: size.height },
      lightSide: view.lightSide,
      gain: view.gain,
      fromAbove: view.view === FROM_ABOVE,
      width: input.width,
      height: input.height,
      seed,
    },
    () => context.checkpoint()
  )
  const file = await writePicture(picture, context.scratch, `picture-${index + 1}.jpg`, 'jpeg')
  const mask = await writeMask(alpha, context.scratch, `mask-${index + 1}.png`)
  return {
    file,
    seed,
    mask,
    fidelity,
    scene: scene.set?.name ?? scene.ground.name,
    photoId: view.photoId,
  }
}

/** The best view first, then others nearly as good in turn. */
function viewFor(views: ModelView[], index: number): ModelView {
  const best = views[0].quality
  const good = views.filter((view) => view.quality >= best * NEARLY)
  return good[index % good.length]
}
