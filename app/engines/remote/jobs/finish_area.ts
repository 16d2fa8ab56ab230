import type { EditInput, EngineContext, Picture } from '../../engine.js'
import { readArea } from '../pixels/area_mask.js'
import { uprightSize } from '../pixels/encode_photo.js'
import { layBack } from '../pixels/lay_back.js'
import type { Tools } from '../tools.js'
import { compareProduct } from './edited_picture.js'

/**
 * A picture that was changed within an area: its own pixels everywhere else, at its own size.
 * @param path of what the model made
 * @param made path of the file to write
 * @returns null when nothing was changed
 */
export async function finishArea(
  path: string,
  made: string,
  input: EditInput & { area: string },
  context: EngineContext,
  tools: Tools
): Promise<Omit<Picture, 'seed'> | null> {
  const before = await context.read(input.picture)
  const size = await uprightSize(before)
  const area = await readArea(await context.read(input.area), size)
  const file = await layBack(before, path, area, size, made)
  if (!file) return null
  return {
    file,
    ...{ mask: null, scene: null, photoId: null },
    ...(await compareProduct(file.path, input, context, tools)),
    sourceType: 'compositeWithTrainedAlgorithmicMedia',
  }
}
