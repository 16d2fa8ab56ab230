import type { ModelRow } from '../../remote/models/row.js'
import { page, TYPES } from './sources.js'

/** The file is at the same time what later requests name. */
function toAnswer(output: unknown): unknown {
  const { diffusers_lora_file: weights } = output as { diffusers_lora_file?: { url?: unknown } }
  return { weights, reference: weights?.url }
}

export const TRAIN: readonly ModelRow<'train'>[] = [
  {
    id: 'fal-ai/qwen-image-2512-trainer-v2',
    job: 'train',
    family: 'qwen-image-2512',
    price: { cents: 0.095, per: 'step', least: 500 },
    fields: { archive: 'image_data_url', triggerWord: 'default_caption', steps: 'steps' },
    toAnswer,
    sources: [TYPES, page('fal-ai/qwen-image-2512-trainer-v2')],
  },
  {
    id: 'fal-ai/flux-lora-fast-training',
    job: 'train',
    family: 'flux-1',
    price: { cents: 0.2, per: 'step' },
    // Captions in the archive name the trigger word themselves: the trainer ignores this one then.
    fields: { archive: 'images_data_url', triggerWord: 'trigger_word', steps: 'steps' },
    fixed: { create_masks: true, is_style: false },
    toAnswer,
    sources: [TYPES, page('fal-ai/flux-lora-fast-training', '2026-09-05')],
  },
  {
    id: 'fal-ai/flux-2-trainer',
    job: 'train',
    family: 'flux-2',
    price: { cents: 0.64, per: 'step' },
    fields: { archive: 'image_data_url', triggerWord: 'default_caption', steps: 'steps' },
    fixed: { output_lora_format: 'fal' },
    toAnswer,
    sources: [TYPES, page('fal-ai/flux-2-trainer')],
  },
]
