import { join } from 'node:path'
import type { EditInput, EngineContext, PicturesOutput } from '../../engine.js'
import { inputOf } from '../models/input_of.js'
import type { Size } from '../models/orders.js'
import { unitsOf } from '../models/price.js'
import type { ModelRow } from '../models/row.js'
import { layIntoCanvas, moveMask, scaledCanvas } from '../pixels/canvas.js'
import type { Tools } from '../tools.js'
import { LONGEST_SIDE, uploadPicture } from './edited_picture.js'
import { receivePicture } from './receive_pictures.js'

/** Longest side in pixels of the picture within what comes out. */
const MADE_SIDE = 4096

/** How much room is asked for, and by which model. */
interface Widening {
  /** Pixels at each side of a picture of `size`. */
  growth: { left: number; top: number; right: number; bottom: number }
  size: Size
  row: ModelRow<'widen'>
}

/** A picture whose ground is carried on beyond its edges; its own pixels stay. One picture, however many were asked for. */
export async function widen(
  input: EditInput,
  { growth, size, row }: Widening,
  context: EngineContext,
  tools: Tools
): Promise<PicturesOutput> {
  const sent = scaledCanvas(size, growth, LONGEST_SIDE)
  const { output, cents } = await tools.run(
    {
      ...{ job: 'edit', step: 'widen', model: row },
      units: unitsOf(row.price, { ...sent.canvas, pictures: 1 }),
      label: 'adding_space',
      expectedSeconds: 15,
      input: async (upload) =>
        inputOf(row, {
          picture: await uploadPicture(input, upload, context, tools),
          ...sent,
          prompt: '',
          seed: input.seed,
        }),
    },
    context
  )
  const path = await receivePicture(output, 'widened', context, tools)
  const { picture, mask } = input
  const whole = scaledCanvas(size, growth, MADE_SIDE)
  const file = await tools.limit(async () =>
    layIntoCanvas(await context.read(picture), path, whole, join(context.scratch, 'widened.jpg'))
  )
  const moved =
    mask === null
      ? null
      : await moveMask(await context.read(mask), whole, join(context.scratch, 'widened.png'))
  return {
    pictures: [
      {
        file,
        seed: input.seed,
        mask: moved,
        ...{ fidelity: null, scene: null, photoId: null },
        shapedBy: 'filled',
        sourceType: 'compositeWithTrainedAlgorithmicMedia',
      },
    ],
    ignoredWords: [],
    cost: { cents },
  }
}
