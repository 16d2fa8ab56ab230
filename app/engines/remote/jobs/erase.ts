import { join } from 'node:path'
import type { EditInput, EngineContext, PicturesOutput } from '../../engine.js'
import { EngineError } from '../../engine_error.js'
import { inputOf } from '../models/input_of.js'
import { unitsOf } from '../models/price.js'
import type { ModelRow } from '../models/row.js'
import { drawMask } from '../pixels/area_mask.js'
import { uprightSize } from '../pixels/encode_photo.js'
import type { Tools } from '../tools.js'
import { LONGEST_SIDE, uploadPicture } from './edited_picture.js'
import { finishArea } from './finish_area.js'
import { receivePicture } from './receive_pictures.js'

/** Takes away what is marked; all else keeps its own pixels. One picture, however many were asked for: there is one way. */
export async function erase(
  input: EditInput & { area: string },
  row: ModelRow<'erase'>,
  context: EngineContext,
  tools: Tools
): Promise<PicturesOutput> {
  const { width, height } = await uprightSize(await context.read(input.picture))
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  const sent = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const { output, cents } = await tools.run(
    {
      ...{ job: 'edit', step: 'erase', model: row },
      units: unitsOf(row.price, { ...sent, pictures: 1 }),
      label: 'removing_marked',
      expectedSeconds: 12,
      input: async (upload) =>
        inputOf(row, {
          picture: await uploadPicture(input, upload, context, tools),
          mask: await upload({
            from: await drawMask(await context.read(input.area), sent, row.can?.mask ?? 'white'),
            mime: 'image/png',
            name: 'mask.png',
          }),
        }),
    },
    context
  )
  const path = await receivePicture(output, 'erased', context, tools)
  const made = await tools.limit(() =>
    finishArea(path, join(context.scratch, 'erased.jpg'), input, context, tools)
  )
  const picture = made instanceof EngineError ? made : { ...made, seed: input.seed }
  return {
    pictures: [picture],
    ignoredWords: [],
    cost: { cents },
  }
}
