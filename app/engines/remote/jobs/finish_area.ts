import type { EditInput, EngineContext, Picture } from '../../engine.js'
import { EngineError } from '../../engine_error.js'
import type { FailureCode } from '../../failures/failures.js'
import { readArea } from '../pixels/area_mask.js'
import { uprightSize } from '../pixels/encode_photo.js'
import { layBack, type Unlaid } from '../pixels/lay_back.js'
import type { Tools } from '../tools.js'
import { compareProduct } from './edited_picture.js'

const FAILURES = {
  unchanged: 'nothing_changed_in_area',
  moved: 'service_picture_moved',
} as const satisfies Record<Unlaid, FailureCode>

/**
 * A picture that was changed within an area: its own pixels everywhere else, at its own size.
 * @param path of what the model made
 * @param made path of the file to write
 */
export async function finishArea(
  path: string,
  made: string,
  input: EditInput & { area: string },
  context: EngineContext,
  tools: Tools
): Promise<Omit<Picture, 'seed'> | EngineError> {
  const before = await context.read(input.picture)
  const size = await uprightSize(before)
  const area = await readArea(await context.read(input.area), size)
  const file = await layBack(before, path, area, size, made)
  if (typeof file === 'string') return new EngineError(FAILURES[file])
  return {
    file,
    ...{ mask: null, scene: null, photoId: null },
    ...(await compareProduct(file.path, input, context, tools)),
    sourceType: 'compositeWithTrainedAlgorithmicMedia',
  }
}
