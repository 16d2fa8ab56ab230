import type { Schema } from '#app/engines/remote/check/schema_complaints'
import { flag, listOf, numbers, oneOf, request, words } from '../providers/schemas.js'

const kling = {
  'prompt*': words,
  'duration': oneOf('5', '10'),
  'negative_prompt': words,
}

const turbo = { ...kling, 'image_url*': words, 'tail_image_url': words, 'cfg_scale': numbers(0, 1) }

/** What endpoints that make films take. */
export const FILM_SCHEMAS: Record<string, Schema> = {
  'fal-ai/kling-video/v2.6/pro/image-to-video': request({
    ...kling,
    'start_image_url*': words,
    'end_image_url': words,
    'generate_audio': flag,
    'voice_ids': listOf(words),
  }),
  'fal-ai/kling-video/v2.5-turbo/pro/image-to-video': request(turbo),
  'fal-ai/kling-video/v1.6/pro/image-to-video': request({
    ...turbo,
    aspect_ratio: oneOf('16:9', '9:16', '1:1'),
  }),
  'fal-ai/kling-video/v3/pro/image-to-video': request({
    'prompt': words,
    'start_image_url*': words,
    'end_image_url': words,
    'duration': oneOf(...Array.from({ length: 13 }, (_, index) => String(index + 3))),
    'negative_prompt': words,
    'cfg_scale': numbers(0, 1),
    'generate_audio': flag,
    'elements': listOf({}),
    'multi_prompt': listOf({}),
    'shot_type': words,
  }),
}
