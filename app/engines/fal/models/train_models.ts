import type { TrainModel } from '../../remote/models/models.js'

/** The file is at the same time what later requests name. */
function toAnswer(output: unknown): unknown {
  const { diffusers_lora_file: weights } = output as { diffusers_lora_file?: { url?: unknown } }
  return { weights, reference: weights?.url }
}

export const TRAIN_MODELS: readonly TrainModel[] = [
  {
    id: 'fal-ai/flux-lora-fast-training',
    family: 'flux-1',
    unitCents: 0.2,
    weights: 'safetensors',
    units: (steps) => steps,
    toAnswer,
    // Captions in the archive name the trigger word themselves: the trainer ignores this one then.
    input: (archive, { steps, triggerWord }) => ({
      images_data_url: archive,
      trigger_word: triggerWord,
      steps,
      create_masks: true,
      is_style: false,
    }),
  },
  {
    id: 'fal-ai/flux-2-trainer',
    family: 'flux-2',
    unitCents: 0.8,
    weights: 'safetensors',
    units: (steps) => steps,
    toAnswer,
    input: (archive, { steps, triggerWord }) => ({
      image_data_url: archive,
      default_caption: triggerWord,
      steps,
      output_lora_format: 'fal',
    }),
  },
]
