import type {
  BackgroundModel,
  CutoutModel,
  EditModel,
  UpscaleModel,
} from '../../remote/models/models.js'
import { toPicture, toPictures } from './answers.js'

export const CUTOUT_MODELS: readonly CutoutModel[] = [
  {
    id: 'bria/remove-background',
    unitCents: 1.8,
    units: 1,
    toAnswer: toPicture,
    input: (photo) => ({ image: photo }),
  },
  {
    id: '851-labs/background-remover',
    unitCents: 0.0225,
    units: 3,
    toAnswer: toPicture,
    input: (photo) => ({ image: photo, format: 'png', background_type: 'rgba' }),
  },
]

export const BACKGROUND_MODELS: readonly BackgroundModel[] = [
  {
    id: 'bria/generate-background',
    unitCents: 4,
    most: 1,
    toAnswer: toPictures,
    input: ({ picture, prompt, negativePrompt, seed }) => ({
      image: picture,
      bg_prompt: prompt,
      negative_prompt: negativePrompt,
      refine_prompt: false,
      original_quality: true,
      seed,
    }),
  },
]

export const EDIT_MODELS: readonly EditModel[] = [
  {
    id: 'google/nano-banana-2',
    unitCents: 8,
    most: 1,
    toAnswer: toPictures,
    input: ({ picture, instruction }) => ({
      prompt: instruction,
      image_input: [picture],
      aspect_ratio: 'match_input_image',
      resolution: '1K',
      output_format: 'png',
    }),
  },
  {
    id: 'black-forest-labs/flux-kontext-pro',
    unitCents: 4,
    most: 1,
    toAnswer: toPictures,
    input: ({ picture, instruction, seed }) => ({
      prompt: instruction,
      input_image: picture,
      aspect_ratio: 'match_input_image',
      output_format: 'png',
      seed,
    }),
  },
]

export const UPSCALE_MODELS: readonly UpscaleModel[] = [
  {
    id: 'nightmareai/real-esrgan',
    unitCents: 0.0225,
    mostPixels: 2_096_704,
    units: () => 5,
    toAnswer: toPicture,
    input: (picture) => ({ image: picture, scale: 2, face_enhance: false }),
  },
]
