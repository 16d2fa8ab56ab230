import type { ModelRow } from '../../remote/models/row.js'
import { toFilm } from './answers.js'
import { page } from './sources.js'

const UNWANTED = 'blur, distort, and low quality'

/** They keep the shape of their first frame. */
export const VIDEO: readonly ModelRow<'video'>[] = [
  {
    id: 'kwaivgi/kling-v2.6',
    job: 'video',
    runsBy: 'name',
    price: { cents: 7, per: 'second' },
    fields: {
      picture: 'start_image',
      prompt: 'prompt',
      seconds: 'duration',
      hasSound: 'generate_audio',
    },
    fixed: { generate_audio: false, negative_prompt: UNWANTED },
    can: { seconds: [5, 10], soundCents: 14 },
    toAnswer: toFilm,
    sources: [page('kwaivgi/kling-v2.6', '2026-10-05')],
  },
  {
    id: 'kwaivgi/kling-v1.6-pro',
    job: 'video',
    runsBy: 'name',
    price: { cents: 9.5, per: 'second' },
    fields: {
      picture: 'start_image',
      prompt: 'prompt',
      seconds: 'duration',
      cfgScale: 'cfg_scale',
    },
    fixed: { negative_prompt: UNWANTED },
    can: { seconds: [5, 10] },
    toAnswer: toFilm,
    sources: [page('kwaivgi/kling-v1.6-pro')],
  },
  {
    id: 'kwaivgi/kling-v2.5-turbo-pro',
    job: 'video',
    runsBy: 'name',
    price: { cents: 7, per: 'second' },
    fields: { picture: 'start_image', prompt: 'prompt', seconds: 'duration' },
    fixed: { negative_prompt: UNWANTED },
    can: { seconds: [5, 10] },
    toAnswer: toFilm,
    sources: [page('kwaivgi/kling-v2.5-turbo-pro')],
  },
]
