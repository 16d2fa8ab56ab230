import type { EditInput, EngineContext, Picture, PicturesOutput } from '../../engine.js'
import type { EditTaskName } from '../../edit_tasks/edit_tasks.js'
import { keepsProduct } from '../../built_in/built_in_engine.js'
import { needModel } from '../models/need_model.js'
import { promptOfTask } from '../models/task_prompts.js'
import { keepPicture } from '../pixels/made_picture.js'
import type { Tools } from '../tools.js'
import { drawPictures } from './draw_pictures.js'
import { compareProduct, uploadPicture } from './edited_picture.js'
import { harmInDrawn } from './drawn_product.js'
import type { Harm } from './once_more.js'

/** Changes that show the same side of the product as before. */
const KEEPING: ReadonlySet<EditTaskName> = new Set(['relight'])

/** Changes that show what no photo has shown. */
const DRAWN: ReadonlySet<EditTaskName> = new Set(['new_angle', 'ghost_mannequin', 'on_model'])

/**
 * A picture drawn anew as an instruction says. Where the product was known and is found again, it is compared; words that are about
 * its surroundings alone may not have changed it.
 */
export async function redraw(
  input: EditInput,
  context: EngineContext,
  tools: Tools
): Promise<PicturesOutput> {
  const row = needModel(tools.settings.models, 'edit')
  const { task, seed, count, firstIndex = 0 } = input
  const prompt = task ? promptOfTask(task, row.tasks) : input.instruction
  const keeps = task ? KEEPING.has(task.name) : keepsProduct(prompt)
  const mustKeep = input.mask !== null && keeps
  const { pictures, cents } = await drawPictures(
    {
      ...{ job: 'edit', step: 'edit', row, first: { firstIndex, count }, seed },
      label: 'changing_picture',
      expectedSeconds: 20,
      order: async (asked, upload) => ({
        picture: await uploadPicture(input, upload, context, tools),
        prompt,
        ...asked,
      }),
      finish: async (path, name, part) => ({
        file: await keepPicture(path, context.scratch, name),
        ...{ mask: null, scene: null, photoId: null },
        ...(await compareProduct(path, input, part, tools)),
        sourceType:
          task && DRAWN.has(task.name)
            ? 'trainedAlgorithmicMedia'
            : 'compositeWithTrainedAlgorithmicMedia',
      }),
      harmIn: (picture: Picture): Harm | null => (mustKeep ? harmInDrawn(picture, tools) : null),
      source: () => context.read(input.picture),
    },
    context,
    tools
  )
  return { pictures, ignoredWords: [], cost: { cents } }
}
