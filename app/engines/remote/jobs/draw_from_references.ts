import type { EngineContext, GenerateInput, PicturesOutput } from '../../engine.js'
import { EngineError } from '../../engine_error.js'
import type { Upload } from '../files/upload.js'
import type { RemoteModel } from '../model_state.js'
import type { ModelRow } from '../models/row.js'
import { encodePhoto } from '../pixels/encode_photo.js'
import type { Tools } from '../tools.js'
import { draft } from './draft.js'
import { drawPictures } from './draw_pictures.js'
import { finishDrawn, harmInDrawn } from './drawn_product.js'
import { withLayout, withLight } from './layout_words.js'

/** Pictures of a product that are shown, if the model takes as many: more cost more and tell little. */
const MOST_SHOWN = 5

/** The models' own picture size; more is thrown away there. */
const LONGEST_SIDE = 1024

/** What the last of the pictures is for. */
const FOLLOW_DRAFT =
  'The last reference picture is only a rough draft: show the product in the same place, as large as there, with the light from the same side.'

/** Draws a product as its best views show it: nothing has been learnt before. */
export async function drawFromReferences(
  input: GenerateInput,
  row: ModelRow<'references'>,
  model: RemoteModel,
  context: EngineContext,
  tools: Tools
): Promise<PicturesOutput> {
  const { width, height } = input
  const most = Math.min(MOST_SHOWN, row.can?.references ?? 1)
  const isLaidOut = input.layout !== undefined && most > 1
  const keys = bestViews(model.views, isLaidOut ? most - 1 : most).flatMap(
    ({ name }) => input.modelFiles[name] ?? []
  )
  if (keys.length === 0) throw new EngineError('model_file_missing')
  const prompt = referencesPrompt(input, model, isLaidOut)
  const { pictures, cents } = await drawPictures(
    {
      ...{ job: 'generate', step: 'shown', row, first: input, seed: input.seed },
      size: { width, height },
      label: 'drawing_pictures',
      expectedSeconds: 20,
      order: async (asked, upload) => ({
        ...{ prompt, size: { width, height } },
        pictures: [
          ...(await uploadViews(keys, upload, context, tools)),
          ...(isLaidOut ? [await uploadDraft(input, upload, context, tools)] : []),
        ],
        ...asked,
      }),
      finish: (path, name, part) => finishDrawn(path, name, input, model.views, part, tools),
      harmIn: (it) => harmInDrawn(it, tools),
    },
    context,
    tools
  )
  return { pictures, ignoredWords: [], cost: { cents } }
}

/** The best view from each side first, then the best of the rest: five from the front tell less than front, side and back. */
export function bestViews<View extends { view: string }>(views: View[], most: number): View[] {
  const sides = new Set<string>()
  const isNew = ({ view }: View) => !sides.has(view) && sides.add(view)
  const first = views.filter(isNew)
  return [...first, ...views.filter((view) => !first.includes(view))].slice(0, most)
}

/** The cut-outs on white: of their backgrounds nothing shall come into the picture. */
async function uploadViews(
  keys: string[],
  upload: Upload,
  context: EngineContext,
  { limit }: Tools
): Promise<string[]> {
  const addresses: string[] = []
  for (const [at, key] of keys.entries()) {
    const from = await limit(async () => encodePhoto(await context.read(key), LONGEST_SIDE))
    addresses.push(await upload({ from, mime: 'image/jpeg', name: `view-${at + 1}.jpg` }))
  }
  return addresses
}

/** The picture as the merchant has laid it out, for the model to follow: its address. */
async function uploadDraft(
  { model, modelFiles, ...order }: GenerateInput,
  upload: Upload,
  context: EngineContext,
  tools: Tools
): Promise<string> {
  const { picture } = await draft({ ...order, subject: { model, modelFiles } }, context, tools)
  const from = await tools.limit(() => encodePhoto(picture, LONGEST_SIDE))
  return upload({ from, mime: 'image/jpeg', name: 'draft.jpg' })
}

/** What the merchant asked for, in words that hold the model to the product that it is shown. */
export function referencesPrompt(
  { prompt, negativePrompt, product, layout }: GenerateInput,
  { triggerWord }: Pick<RemoteModel, 'triggerWord'>,
  hasDraft = false
): string {
  const name = product?.name.trim()
  const what = name ? `the product (${name})` : 'the product'
  const laidOut = hasDraft ? withLight(prompt, layout) : withLayout(prompt, layout)
  const scene = laidOut.replaceAll(triggerWord, 'the product').trim()
  const unwanted = negativePrompt.trim()
  return [
    `A photograph of ${what} that the reference pictures show from several sides.`,
    'Keep it exactly as it is there: shape, proportions, colours, materials, and every letter and mark on it. Show it once.',
    `The scene: ${scene}${/[.!?]$/.test(scene) ? '' : '.'}`,
    ...(hasDraft ? [FOLLOW_DRAFT] : []),
    ...(unwanted ? [`Do not show: ${unwanted}.`] : []),
  ].join(' ')
}
