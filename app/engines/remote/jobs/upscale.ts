import type { EngineContext, PicturesOutput, UpscaleInput } from '../../engine.js'
import { needModel } from '../models/need_model.js'
import { inputOf } from '../models/input_of.js'
import { unitsOf } from '../models/price.js'
import { encodePhoto, uprightSize } from '../pixels/encode_photo.js'
import { keepPicture } from '../pixels/made_picture.js'
import type { Tools } from '../tools.js'
import { PICTURE_BYTES, receivePicture } from './receive_pictures.js'

/** Longest side that is sent; larger pictures are not enlarged by models. */
const LONGEST_SIDE = 4096

/** A picture at exactly twice its size, whatever size the model answers; one that is too large for the model is enlarged here. */
export async function upscale(
  { picture, factor }: UpscaleInput,
  context: EngineContext,
  tools: Tools
): Promise<PicturesOutput> {
  const model = needModel(tools.settings.models, 'upscale')
  const { width, height } = await uprightSize(await context.read(picture))
  if (width * height > (model.mostPixels ?? Infinity)) {
    return tools.local.upscale({ picture, factor }, context)
  }
  const size = { width: width * factor, height: height * factor }
  const { output, cents } = await tools.run(
    {
      job: 'upscale',
      step: 'upscale',
      model,
      units: unitsOf(model.price, size),
      label: 'enlarging_picture',
      expectedSeconds: 15,
      input: async (upload) =>
        inputOf(model, {
          picture: await upload({
            from: await tools.limit(async () =>
              encodePhoto(await context.read(picture), LONGEST_SIDE)
            ),
            mime: 'image/jpeg',
            name: 'picture.jpg',
          }),
        }),
    },
    context
  )
  const path = await receivePicture(output, 'upscaled', context, tools, PICTURE_BYTES * 4)
  const file = await tools.limit(() => keepPicture(path, context.scratch, 'upscaled', size))
  const facts = { mask: null, fidelity: null, scene: null, photoId: null }
  const sourceType = 'compositeWithTrainedAlgorithmicMedia'
  return { pictures: [{ file, seed: 0, ...facts, sourceType }], ignoredWords: [], cost: { cents } }
}
