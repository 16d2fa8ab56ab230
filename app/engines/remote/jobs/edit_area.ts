import { join } from 'node:path'
import type { EditInput, EngineContext, PicturesOutput } from '../../engine.js'
import type { ModelRow } from '../models/row.js'
import { drawMask } from '../pixels/area_mask.js'
import { uprightSize } from '../pixels/encode_photo.js'
import type { Tools } from '../tools.js'
import { drawPictures } from './draw_pictures.js'
import { LONGEST_SIDE, uploadPicture } from './edited_picture.js'
import { finishArea } from './finish_area.js'

/** A change that is held to an area. Whatever the model does outside of it, the picture's own pixels are laid back there. */
export async function editArea(
  input: EditInput & { area: string },
  row: ModelRow<'area'>,
  context: EngineContext,
  tools: Tools
): Promise<PicturesOutput> {
  const { instruction: prompt, seed, count, firstIndex = 0 } = input
  const { width, height } = await uprightSize(await context.read(input.picture))
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  const sent = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const { pictures, cents } = await drawPictures(
    {
      ...{ job: 'edit', step: 'area', row, first: { firstIndex, count }, seed, size: sent },
      label: 'changing_picture',
      expectedSeconds: 20,
      order: async (asked, upload) => ({
        picture: await uploadPicture(input, upload, context, tools),
        mask: await upload({
          from: await drawMask(await context.read(input.area), sent, row.can?.mask ?? 'white'),
          mime: 'image/png',
          name: 'mask.png',
        }),
        prompt,
        size: sent,
        ...asked,
      }),
      finish: async (path, name, part) => {
        const file = join(context.scratch, `${name}.jpg`)
        return finishArea(path, file, input, part, tools)
      },
      harmIn: () => null,
      source: () => context.read(input.picture),
    },
    context,
    tools
  )
  return { pictures, ignoredWords: [], cost: { cents } }
}
