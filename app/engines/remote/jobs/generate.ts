import { firstOf } from '#app/core/elements'
import type { EngineContext, GenerateInput, PicturesOutput } from '../../engine.js'
import { EngineError } from '../../engine_error.js'
import { isReachable } from '../files/is_reachable.js'
import type { Upload } from '../files/upload.js'
import { readModel, WEIGHTS_FILE, type RemoteModel } from '../model_state.js'
import type { ModelRow } from '../models/row.js'
import type { Tools } from '../tools.js'
import { drawFromReferences } from './draw_from_references.js'
import { drawPictures } from './draw_pictures.js'
import { finishDrawn, harmInDrawn } from './drawn_product.js'
import { withLayout } from './layout_words.js'
import { layIntoScenes } from './lay_into_scenes.js'

/** The models' own picture sizes are multiples of this. */
const GRID = 16

/**
 * Pictures of a product. A locked product is not drawn at all: its cut-out is laid into a scene that the provider draws
 * around it. Others are drawn by the model that was trained or, where none was, by one that is shown the product's best views.
 */
export async function generate(
  input: GenerateInput,
  context: EngineContext,
  tools: Tools
): Promise<PicturesOutput> {
  const model = readModel(input.model, tools.provider)
  if (input.isLocked ?? true) return layModel(input, model, context, tools)
  const { drawers, models } = tools.settings
  const drawer = drawers.find(({ family }) => family === model.trained?.family)
  if (drawer) return draw(input, drawer, model, context, tools)
  if (models.references) {
    return drawFromReferences(input, models.references, model, context, tools)
  }
  if (model.trained) throw new EngineError('trained_for_other_model')
  return layModel(input, model, context, tools)
}

/** The good views take turns, best first. */
async function layModel(
  input: GenerateInput,
  { views }: RemoteModel,
  context: EngineContext,
  tools: Tools
): Promise<PicturesOutput> {
  const best = firstOf(views)
  const good = views.filter(({ quality }) => quality >= 0.75 * best.quality)
  return layIntoScenes(
    { ...input, job: 'generate' },
    async (index) => {
      const { name, photoId, lines } = good[index % good.length]!
      const key = input.modelFiles[name]
      if (!key) throw new EngineError('model_file_missing')
      return { cutout: await context.read(key), photoId, lines: lines ?? [] }
    },
    context,
    tools
  )
}

/** @param row the model of the family that the product was trained in, which may be another than that of new trainings */
async function draw(
  input: GenerateInput,
  row: ModelRow<'generate'>,
  { trained, triggerWord, views }: RemoteModel,
  context: EngineContext,
  tools: Tools
): Promise<PicturesOutput> {
  const { loraScale: scale, generateSteps: steps, guidance } = tools.settings
  const { reference } = trained!
  const asked = withLayout(input.prompt, input.layout)
  const prompt = asked.includes(triggerWord) ? asked : `${triggerWord} ${asked}`
  const size = { width: toGrid(input.width), height: toGrid(input.height) }
  const { pictures, cents } = await drawPictures(
    {
      ...{ job: 'generate', step: 'draw', row, size, first: input, seed: input.seed },
      model: row.isTrainedItself ? { ...row, id: reference } : row,
      label: 'drawing_pictures',
      expectedSeconds: 12,
      order: async (some, upload, part) => ({
        ...{ prompt, negativePrompt: input.negativePrompt, steps, guidance, size },
        weights: { path: await pathTo(reference, row, input, upload, part, tools), scale },
        ...some,
      }),
      finish: (path, name, part) => finishDrawn(path, name, input, views, part, tools),
      harmIn: (it) => harmInDrawn(it, tools),
    },
    context,
    tools
  )
  const ignoredWords = row.fields.negativePrompt ? [] : unheard(input.negativePrompt)
  return { pictures, ignoredWords, cost: { cents } }
}

/** Where the provider finds the trained weights: in the model itself, still where it put them, or in our copy brought back. */
async function pathTo(
  reference: string,
  { isTrainedItself }: ModelRow<'generate'>,
  { modelFiles }: GenerateInput,
  upload: Upload,
  context: EngineContext,
  { settings }: Tools
): Promise<string> {
  if (isTrainedItself) return ''
  if (await isReachable(reference, settings)) return reference
  const key = modelFiles[WEIGHTS_FILE]
  if (!key) throw new EngineError('model_file_missing')
  return upload({
    from: await context.read(key),
    mime: 'application/octet-stream',
    name: WEIGHTS_FILE,
  })
}

/** Where a model has no field for what must not be seen, it is told to the merchant instead. */
function unheard(negativePrompt: string): string[] {
  return negativePrompt
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
}

function toGrid(pixels: number): number {
  return Math.ceil(pixels / GRID) * GRID
}
