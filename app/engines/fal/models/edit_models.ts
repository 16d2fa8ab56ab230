import type { EditModel } from '../../remote/models/models.js'

export const EDIT_MODELS: readonly EditModel[] = [
  {
    id: 'fal-ai/nano-banana-2/edit',
    unitCents: 8,
    most: 4,
    input: ({ picture, instruction, count, seed }) => ({
      prompt: instruction,
      image_urls: [picture],
      num_images: count,
      aspect_ratio: 'auto',
      resolution: '1K',
      output_format: 'png',
      limit_generations: true,
      seed,
    }),
  },
  {
    id: 'fal-ai/flux-pro/kontext',
    unitCents: 4,
    most: 4,
    input: ({ picture, instruction, count, seed }) => ({
      prompt: instruction,
      image_url: picture,
      num_images: count,
      output_format: 'png',
      seed,
    }),
  },
]
