import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CutoutOutput, EngineContext, MaskOutput, PhotoInput } from '../../engine.js'
import { inputOf } from '../models/input_of.js'
import { unitsOf } from '../models/price.js'
import type { ModelRow } from '../models/row.js'
import { applyCutout, writeAlphaMask } from '../pixels/cutout_files.js'
import { encodePhoto, uprightSize } from '../pixels/encode_photo.js'
import { rateAlpha } from '../pixels/rate_alpha.js'
import type { Tools } from '../tools.js'
import { receivePicture } from './receive_pictures.js'

/** Longest side of what the provider is shown; its models work on less. */
const LONGEST_SIDE = 2048

/** The product of a photo; where the merchant has said what it is, or the provider has no model for it, none is asked. */
export async function cutout(
  input: PhotoInput,
  context: EngineContext,
  tools: Tools
): Promise<CutoutOutput> {
  const { cutout: model } = tools.settings.models
  if (input.mask !== null || !model) return tools.local.cutout(input, context)
  const { received, size, rating, cents } = await separate(input, model, context, tools)
  const path = join(context.scratch, 'cutout.png')
  const file = await tools.limit(async () =>
    applyCutout(await context.read(input.photo), received, size, path)
  )
  return { file, ...rating, cost: { cents } }
}

/** Where the product is in a photo. */
export async function mask(
  input: PhotoInput,
  context: EngineContext,
  tools: Tools
): Promise<MaskOutput> {
  const { cutout: model } = tools.settings.models
  if (input.mask !== null || !model) return tools.local.mask(input, context)
  const { received, size, rating, cents } = await separate(input, model, context, tools)
  const path = join(context.scratch, 'mask.png')
  const file = await tools.limit(() => writeAlphaMask(received, size, path))
  return { file, ...rating, cost: { cents } }
}

async function separate(
  { photo: key }: PhotoInput,
  model: ModelRow<'cutout'>,
  context: EngineContext,
  tools: Tools
) {
  const size = await uprightSize(await context.read(key))
  const { output, cents } = await tools.run(
    {
      job: 'cutout',
      step: 'cutout',
      model,
      units: unitsOf(model.price, {}),
      label: 'cutting_out_product',
      expectedSeconds: 6,
      input: async (upload) =>
        inputOf(model, {
          picture: await upload({
            from: await tools.limit(async () => encodePhoto(await context.read(key), LONGEST_SIDE)),
            mime: 'image/jpeg',
            name: 'photo.jpg',
          }),
        }),
    },
    context
  )
  const path = await receivePicture(output, 'cutout', context, tools)
  const received = await readFile(path)
  return { received, size, rating: await rateAlpha(received), cents }
}
