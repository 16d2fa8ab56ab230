import { readFile } from 'node:fs/promises'
import type { BackgroundInput, EngineContext, PicturesOutput } from '../../engine.js'
import type { Tools } from '../tools.js'
import { cutout } from './cutout.js'
import { layIntoScenes } from './lay_into_scenes.js'

/** Share of the progress bar that the cut-out takes. */
const CUTTING = 0.3

/** The product of one photo before new backgrounds: its own pixels are kept. */
export async function background(
  input: BackgroundInput,
  context: EngineContext,
  tools: Tools
): Promise<PicturesOutput> {
  const cut = await cutout(
    input,
    { ...context, progress: (fraction, step) => context.progress(fraction * CUTTING, step) },
    tools
  )
  const { path } = cut.file
  const lines = await tools.local.readLabel({ cutout: await readFile(path) }, context)
  const made = await layIntoScenes(
    { ...input, job: 'background' },
    async () => ({ cutout: await readFile(path), photoId: input.photoId, lines }),
    {
      ...context,
      progress: (fraction, step) => context.progress(CUTTING + fraction * (1 - CUTTING), step),
    },
    tools
  )
  return { ...made, cost: { cents: made.cost.cents + cut.cost.cents } }
}
