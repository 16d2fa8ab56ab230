import { firstOf } from '#app/core/elements'
import type { EngineContext, GenerateInput, Picture, PicturesOutput } from '../../engine.js'
import { EngineError } from '../../engine_error.js'
import type { ComparedView } from '../../built_in/built_in_engine.js'
import { isReachable } from '../files/is_reachable.js'
import type { Upload } from '../files/upload.js'
import { readModel, WEIGHTS_FILE, type RemoteModel } from '../model_state.js'
import { inputOf } from '../models/input_of.js'
import { unitsOf } from '../models/price.js'
import type { ModelRow } from '../models/row.js'
import { fitPicture } from '../pixels/made_picture.js'
import type { Tools } from '../tools.js'
import { inBatches, type Batch } from './batches.js'
import { layIntoScenes } from './lay_into_scenes.js'
import { AGAIN, hasLostWords, onceMore, type Harm } from './once_more.js'
import { receivePictures } from './receive_pictures.js'

/** Views that a drawn product is compared with. */
const COMPARED_VIEWS = 4

/** The models' own picture sizes are multiples of this. */
const GRID = 16

/**
 * Pictures of a trained product. A locked product is not drawn at all: its cut-out is laid into a scene that the provider draws
 * around it. Others are drawn by the model that was trained.
 */
export async function generate(
  input: GenerateInput,
  context: EngineContext,
  tools: Tools
): Promise<PicturesOutput> {
  const model = readModel(input.model, tools.provider)
  if (!model.trained || (input.isLocked ?? true)) return layModel(input, model, context, tools)
  const row = tools.settings.drawers.find(({ family }) => family === model.trained!.family)
  if (!row) throw new EngineError('trained_for_other_model')
  return draw(input, row, model, context, tools)
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
  const { width, height, seed } = input
  const prompt = input.prompt.includes(triggerWord)
    ? input.prompt
    : `${triggerWord} ${input.prompt}`
  const size = { width: toGrid(width), height: toGrid(height) }
  const { pictures, cents } = await inBatches(
    input,
    row.most ?? 1,
    context,
    async (all: Batch, part) => {
      let spent = 0
      const make = async (batch: Batch, suffix: string) => {
        const own = (seed + batch.first + (suffix ? AGAIN : 0)) % 2 ** 31
        const { output, cents: paid } = await tools.run(
          {
            job: 'generate',
            step: `draw:${batch.first}${suffix}`,
            model: row.isTrainedItself ? { ...row, id: trained!.reference } : row,
            units: unitsOf(row.price, { ...size, pictures: batch.count }),
            label: 'drawing_pictures',
            expectedSeconds: 12,
            input: async (upload) =>
              inputOf(row, {
                ...{ prompt, negativePrompt: input.negativePrompt, steps, guidance, size },
                weights: {
                  path: await pathTo(trained!.reference, row, input, upload, part, tools),
                  scale,
                },
                count: batch.count,
                seed: own,
              }),
          },
          part
        )
        spent += paid
        const name = `drawn${suffix.replace(':', '-')}`
        return receivePictures(output, batch, name, part, tools, async (path, index) => ({
          file: await fitPicture(path, context.scratch, `${name}-${index}`, { width, height }),
          seed: own,
          ...{ mask: null, scene: null, photoId: null },
          ...(await tools.local.compare(
            { picture: path, views: await viewsOf(input, views, context) },
            part
          )),
          sourceType: 'trainedAlgorithmicMedia',
        }))
      }
      return { pictures: await onceMore(all, (it) => harmIn(it, tools), make), cents: spent }
    }
  )
  const ignoredWords = row.fields.negativePrompt ? [] : unheard(input.negativePrompt)
  return { pictures, ignoredWords, cost: { cents } }
}

function harmIn({ fidelity, label }: Picture, { settings }: Tools): Harm | null {
  if ((fidelity?.deltaE ?? 0) > settings.mostDrawnDeltaE) return 'changed'
  return hasLostWords(label, settings.leastWords) ? 'unreadable' : null
}

/** The best views; a seeded product may lack some. */
async function viewsOf(
  { modelFiles }: GenerateInput,
  views: RemoteModel['views'],
  context: EngineContext
): Promise<ComparedView[]> {
  const some = views.slice(0, COMPARED_VIEWS).flatMap(({ name, lines }) => {
    const key = modelFiles[name]
    return key === undefined ? [] : [{ key, lines }]
  })
  return Promise.all(
    some.map(async ({ key, lines }) => ({
      cutout: await context.read(key),
      lines: lines ?? [],
    }))
  )
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
