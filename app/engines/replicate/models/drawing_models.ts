import type { GenerateModel, GenerateOrder, TrainModel } from '../../remote/models/models.js'
import { toPictures, toTrained } from './answers.js'
import { TRAINER } from './kinds.js'

/** US cents of a second on an H100. */
const H100_CENTS = 0.1525

/** Sides that the model draws, in pixels: multiples of 16 within these. */
const LEAST_SIDE = 256
const MOST_SIDE = 1440

export const TRAIN_MODELS: readonly TrainModel[] = [
  {
    id: TRAINER,
    family: 'flux-1',
    weights: 'tar',
    unitCents: H100_CENTS,
    // A step takes about a second; loading and saving come on top.
    units: (steps) => 1.2 * steps,
    toAnswer: toTrained,
    input: (archive, { steps, triggerWord }) => ({
      input_images: archive,
      trigger_word: triggerWord,
      steps,
      autocaption: false,
    }),
  },
]

/** Each training makes a version of the destination, which draws with its own weights. */
export const GENERATE_MODELS: readonly GenerateModel[] = [
  {
    id: 'black-forest-labs/flux-dev',
    family: 'flux-1',
    most: 4,
    unitCents: H100_CENTS,
    units: ({ count }) => 8 * count,
    trainedAs: (reference) => ({
      id: reference,
      unitCents: H100_CENTS,
      toAnswer: toPictures,
    }),
    input: ({ prompt, loraScale, count, seed, steps, guidance, ...size }: GenerateOrder) => ({
      prompt,
      model: 'dev',
      aspect_ratio: 'custom',
      ...fitting(size),
      num_outputs: count,
      num_inference_steps: steps,
      guidance_scale: guidance,
      lora_scale: loraScale,
      seed,
      output_format: 'png',
    }),
  },
]

/** The largest size of the same shape that the model draws. */
function fitting({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, MOST_SIDE / Math.max(width, height))
  const side = (pixels: number) => Math.max(LEAST_SIDE, Math.round((pixels * scale) / 16) * 16)
  return { width: side(width), height: side(height) }
}
