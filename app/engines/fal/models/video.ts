import { text } from '../../remote/models/input_of.js'
import type { ModelRow } from '../../remote/models/row.js'
import { page, TYPES, UNIT_PRICES } from './sources.js'

const UNWANTED = 'blur, distort, and low quality'

/** Those that take how close the film keeps to picture and words take it as the port gives it, 0 to 1; others are told in words. */
export const VIDEO: readonly ModelRow<'video'>[] = [
  {
    id: 'fal-ai/kling-video/v2.6/pro/image-to-video',
    job: 'video',
    price: { cents: 7, per: 'second' },
    fields: {
      picture: 'start_image_url',
      prompt: 'prompt',
      seconds: text('duration'),
      hasSound: 'generate_audio',
    },
    fixed: { generate_audio: false, negative_prompt: UNWANTED },
    can: { seconds: [5, 10], soundCents: 14 },
    sources: [TYPES, page('fal-ai/kling-video/v2.6/pro/image-to-video')],
  },
  {
    id: 'fal-ai/kling-video/v2.5-turbo/pro/image-to-video',
    job: 'video',
    price: { cents: 7, per: 'second' },
    fields: {
      picture: 'image_url',
      prompt: 'prompt',
      seconds: text('duration'),
      cfgScale: 'cfg_scale',
    },
    fixed: { negative_prompt: UNWANTED },
    can: { seconds: [5, 10] },
    sources: [TYPES, UNIT_PRICES],
  },
  {
    id: 'fal-ai/kling-video/v1.6/pro/image-to-video',
    job: 'video',
    price: { cents: 10, per: 'second' },
    fields: {
      picture: 'image_url',
      prompt: 'prompt',
      seconds: text('duration'),
      cfgScale: 'cfg_scale',
      aspectRatio: 'aspect_ratio',
    },
    fixed: { negative_prompt: UNWANTED },
    can: { seconds: [5, 10], ratios: ['16:9', '9:16', '1:1'] },
    sources: [TYPES, page('fal-ai/kling-video/v1.6/pro/image-to-video')],
  },
  {
    id: 'fal-ai/kling-video/v3/pro/image-to-video',
    job: 'video',
    price: { cents: 11.2, per: 'second' },
    fields: {
      picture: 'start_image_url',
      prompt: 'prompt',
      seconds: text('duration'),
      cfgScale: 'cfg_scale',
      hasSound: 'generate_audio',
    },
    fixed: { generate_audio: false, negative_prompt: UNWANTED },
    can: { seconds: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], soundCents: 16.8 },
    sources: [TYPES, page('fal-ai/kling-video/v3/pro/image-to-video')],
  },
]
