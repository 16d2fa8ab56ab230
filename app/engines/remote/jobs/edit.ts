import type { EditInput, EngineContext, PicturesOutput } from '../../engine.js'
import { readAsked } from '../../built_in/built_in_engine.js'
import { uprightSize } from '../pixels/encode_photo.js'
import type { Tools } from '../tools.js'
import { editArea } from './edit_area.js'
import { erase } from './erase.js'
import { redraw } from './redraw.js'
import { widen } from './widen.js'

/**
 * A picture changed as an instruction says, by the model that does just that: an area within its edge, what is marked taken away, another
 * shape by more of the ground. What changes a shape in another way needs no model.
 */
export async function edit(
  input: EditInput,
  context: EngineContext,
  tools: Tools
): Promise<PicturesOutput> {
  const { models } = tools.settings
  const { area = null, instruction, shapeWay, task } = input
  if (task) return redraw(input, context, tools)
  const size = await uprightSize(await context.read(input.picture))
  const { removesMarked, growth } = readAsked(instruction, area !== null, size)
  if (area !== null) {
    const held = { ...input, area }
    const row = removesMarked ? models.erase : models.area
    // What moves all pixels is refused there as here.
    if (!row || growth) return tools.local.edit(input, context)
    return row.job === 'erase'
      ? erase(held, row, context, tools)
      : editArea(held, row, context, tools)
  }
  if (growth && models.widen && (shapeWay ?? 'filled') === 'filled') {
    return widen(input, { growth, size, row: models.widen }, context, tools)
  }
  if (growth || shapeWay) return tools.local.edit(input, context)
  return redraw(input, context, tools)
}
