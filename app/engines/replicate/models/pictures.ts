import { list } from '../../remote/models/input_of.js'
import type { ModelRow } from '../../remote/models/row.js'
import { toPicture, toPictures } from './answers.js'
import { page } from './sources.js'

/** US cents of a second on a T4. */
const T4_CENTS = 0.0225

export const CUTOUT: readonly ModelRow<'cutout'>[] = [
  {
    id: 'bria/remove-background',
    job: 'cutout',
    runsBy: 'name',
    price: { cents: 1.8, per: 'picture' },
    fields: { picture: 'image' },
    toAnswer: toPicture,
    sources: [page('bria/remove-background')],
  },
  {
    id: '851-labs/background-remover',
    job: 'cutout',
    runsBy: 'version',
    price: { cents: T4_CENTS, per: 'computing second', usual: () => 3 },
    fields: { picture: 'image' },
    fixed: { format: 'png', background_type: 'rgba' },
    toAnswer: toPicture,
    sources: [page('851-labs/background-remover')],
  },
]

export const BACKGROUND: readonly ModelRow<'background'>[] = [
  {
    id: 'bria/generate-background',
    job: 'background',
    runsBy: 'name',
    price: { cents: 4, per: 'picture' },
    fields: {
      picture: 'image',
      prompt: 'bg_prompt',
      negativePrompt: 'negative_prompt',
      seed: 'seed',
    },
    fixed: { refine_prompt: false, original_quality: true },
    most: 1,
    toAnswer: toPictures,
    sources: [page('bria/generate-background')],
  },
]

const GPT: Pick<ModelRow<'edit'>, 'job' | 'runsBy' | 'fields' | 'most' | 'can' | 'toAnswer'> = {
  job: 'edit',
  runsBy: 'name',
  fields: { picture: list('input_images'), prompt: 'prompt', count: 'number_of_images' },
  most: 4,
  can: { references: 16 },
  toAnswer: toPictures,
}

export const EDIT: readonly ModelRow<'edit'>[] = [
  {
    ...GPT,
    id: 'openai/gpt-image-2.5-flare',
    price: { cents: 4.7, per: 'picture' },
    fixed: { aspect_ratio: 'auto', quality: 'medium', output_format: 'png' },
    sources: [page('openai/gpt-image-2.5-flare', '2026-10-05')],
  },
  {
    ...GPT,
    id: 'openai/gpt-image-2.5-sunburst',
    price: { cents: 12.8, per: 'picture' },
    fixed: { aspect_ratio: 'auto', quality: 'high', output_format: 'png' },
    sources: [page('openai/gpt-image-2.5-sunburst', '2026-10-05')],
  },
  {
    id: 'google/nano-banana-2',
    job: 'edit',
    runsBy: 'name',
    price: { cents: 8, per: 'picture' },
    fields: { picture: list('image_input'), prompt: 'prompt' },
    fixed: { aspect_ratio: 'match_input_image', resolution: '1K', output_format: 'png' },
    most: 1,
    can: { references: 14 },
    toAnswer: toPictures,
    sources: [page('google/nano-banana-2')],
  },
  {
    id: 'black-forest-labs/flux-kontext-pro',
    job: 'edit',
    runsBy: 'name',
    isSuperseded: true,
    price: { cents: 4, per: 'picture' },
    fields: { picture: 'input_image', prompt: 'prompt', seed: 'seed' },
    fixed: { aspect_ratio: 'match_input_image', output_format: 'png' },
    most: 1,
    toAnswer: toPictures,
    sources: [page('black-forest-labs/flux-kontext-pro')],
  },
]

export const UPSCALE: readonly ModelRow<'upscale'>[] = [
  {
    id: 'nightmareai/real-esrgan',
    job: 'upscale',
    runsBy: 'version',
    price: { cents: T4_CENTS, per: 'computing second', usual: () => 5 },
    fields: { picture: 'image' },
    fixed: { scale: 2, face_enhance: false },
    mostPixels: 2_096_704,
    toAnswer: toPicture,
    sources: [page('nightmareai/real-esrgan')],
  },
]
