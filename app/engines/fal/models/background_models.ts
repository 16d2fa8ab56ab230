import type { BackgroundModel } from '../../remote/models/models.js'

export const BACKGROUND_MODELS: readonly BackgroundModel[] = [
  {
    id: 'fal-ai/bria/background/replace',
    unitCents: 4,
    most: 4,
    input: ({ picture, prompt, negativePrompt, count, seed }) => ({
      image_url: picture,
      prompt,
      negative_prompt: negativePrompt,
      num_images: count,
      refine_prompt: false,
      fast: false,
      seed,
    }),
  },
]
