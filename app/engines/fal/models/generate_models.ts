import { megapixels, type ModelInput } from '../../remote/models/model.js'
import type { GenerateModel, GenerateOrder } from '../../remote/models/models.js'

const units: GenerateModel['units'] = ({ count, ...size }) => count * megapixels(size)

function fluxInput(order: GenerateOrder): ModelInput {
  const { prompt, lora, loraScale, count, width, height, seed, steps, guidance } = order
  return {
    prompt,
    loras: [{ path: lora, scale: loraScale }],
    image_size: { width, height },
    num_images: count,
    num_inference_steps: steps,
    guidance_scale: guidance,
    seed,
    output_format: 'png',
    enable_safety_checker: true,
  }
}

export const GENERATE_MODELS: readonly GenerateModel[] = [
  {
    id: 'fal-ai/flux-lora',
    family: 'flux-1',
    unitCents: 3.5,
    most: 4,
    units,
    input: fluxInput,
  },
  {
    id: 'fal-ai/flux-2/lora',
    family: 'flux-2',
    unitCents: 2.1,
    most: 4,
    units,
    input: (order) => ({ ...fluxInput(order), enable_prompt_expansion: false }),
  },
]
