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
