import type { Size } from '../../remote/models/orders.js'
import type { ModelRow } from '../../remote/models/row.js'
import { toPictures, toTrained } from './answers.js'
import { page } from './sources.js'

/** US cents of a second on an H100. */
const H100_CENTS = 0.1525

/** Sides that the model draws, in pixels: multiples of 16 within these. */
const LEAST_SIDE = 256
const MOST_SIDE = 1440

export const TRAIN: readonly ModelRow<'train'>[] = [
  {
    id: 'ostris/flux-dev-lora-trainer',
    job: 'train',
    family: 'flux-1',
    runsBy: 'training',
    // A step takes about a second; loading and saving come on top.
    price: { cents: H100_CENTS, per: 'computing second', usual: ({ steps = 0 }) => 1.2 * steps },
    fields: { archive: 'input_images', triggerWord: 'trigger_word', steps: 'steps' },
    fixed: { autocaption: false },
    weights: 'tar',
    toAnswer: toTrained,
    sources: [page('ostris/flux-dev-lora-trainer')],
  },
]

/** Each training makes a version of the destination, which draws with its own weights. */
export const GENERATE: readonly ModelRow<'generate'>[] = [
  {
    id: 'black-forest-labs/flux-dev',
    job: 'generate',
    family: 'flux-1',
    isTrainedItself: true,
    price: {
      cents: H100_CENTS,
      per: 'computing second',
      usual: ({ pictures = 1 }) => 8 * pictures,
    },
    fields: {
      prompt: 'prompt',
      weights: ({ scale }) => ({ lora_scale: scale }),
      count: 'num_outputs',
      size: fitting,
      seed: 'seed',
      steps: 'num_inference_steps',
      guidance: 'guidance_scale',
    },
    fixed: {
      model: 'dev',
      aspect_ratio: 'custom',
      num_inference_steps: 28,
      guidance_scale: 3.5,
      output_format: 'png',
    },
    most: 4,
    toAnswer: toPictures,
    sources: [page('ostris/flux-dev-lora-trainer')],
  },
]

/** The largest size of the same shape that the model draws. */
function fitting({ width, height }: Size): Size & Record<string, unknown> {
  const scale = Math.min(1, MOST_SIDE / Math.max(width, height))
  const side = (pixels: number) => Math.max(LEAST_SIDE, Math.round((pixels * scale) / 16) * 16)
  return { width: side(width), height: side(height) }
}
