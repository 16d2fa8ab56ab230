import type { Schema } from '#app/engines/remote/check/schema_complaints'
import { imageSize } from './image_size.js'
import { flag, listOf, numbers, oneOf, request, whole, words } from '../providers/schemas.js'

const RATIOS = ['auto', '21:9', '16:9', '3:2', '4:3', '5:4', '1:1', '4:5', '3:4', '2:3', '9:16']
const LONG_RATIOS = ['4:1', '1:4', '8:1', '1:8']

const banana = {
  'prompt*': words,
  'image_urls*': listOf(words),
  'num_images': whole(1, 4),
  'aspect_ratio': oneOf(...RATIOS, ...LONG_RATIOS),
  'output_format': oneOf('jpeg', 'png', 'webp'),
  'safety_tolerance': oneOf('1', '2', '3', '4', '5', '6'),
  'enable_web_search': flag,
  'limit_generations': flag,
  'seed': whole(),
  'sync_mode': flag,
}

const gpt = {
  'prompt*': words,
  'image_urls*': listOf(words),
  'mask_url': words,
  'quality': oneOf('auto', 'low', 'medium', 'high', 'xhigh', 'max'),
  'image_size': { anyOf: [oneOf('auto'), imageSize] },
  'background': oneOf('auto', 'transparent', 'opaque'),
  'num_images': whole(1, 4),
  'output_format': oneOf('jpeg', 'png', 'webp'),
  'sync_mode': flag,
}

const masked = { 'image_url*': words, 'mask_url*': words, 'sync_mode': flag }

/** What endpoints that change pictures take. */
export const EDIT_SCHEMAS: Record<string, Schema> = {
  'google/nano-banana-2.1/edit': request({
    ...banana,
    resolution: oneOf('1K', '2K', '4K'),
    thinking_level: oneOf('minimal', 'medium', 'high'),
    system_prompt: words,
  }),
  'openai/gpt-image-2.5/flare/edit': request(gpt),
  'openai/gpt-image-2.5/sunburst/edit': request(gpt),
  'fal-ai/nano-banana-2/edit': request({
    ...banana,
    resolution: oneOf('0.5K', '1K', '2K', '4K'),
    thinking_level: oneOf('minimal', 'high'),
  }),
  'fal-ai/bria/genfill': request({
    ...masked,
    'prompt*': words,
    'negative_prompt': words,
    'num_images': whole(1, 4),
    'seed': whole(),
  }),
  'bria/fibo-edit/edit': request({
    image_url: words,
    instruction: words,
    mask_url: words,
    negative_prompt: words,
    seed: whole(),
    steps_num: whole(1, 50),
    guidance_scale: numbers(0, 20),
    structured_instruction: {},
    new_vgl: {},
    original_vgl: {},
    sync_mode: flag,
  }),
  'fal-ai/qwen-image-edit/inpaint': request({
    ...masked,
    'prompt*': words,
    'negative_prompt': words,
    'image_size': imageSize,
    'num_images': whole(1, 4),
    'num_inference_steps': whole(1, 50),
    'guidance_scale': numbers(0, 20),
    'strength': numbers(0, 1),
    'output_format': oneOf('jpeg', 'png'),
    'acceleration': oneOf('none', 'regular', 'high'),
    'enable_safety_checker': flag,
    'seed': whole(),
  }),
  'fal-ai/bria/eraser': request({
    ...masked,
    mask_type: oneOf('manual', 'automatic'),
    preserve_alpha: flag,
  }),
  'fal-ai/bria/expand': request({
    'image_url*': words,
    'canvas_size*': listOf(whole(1, 5_000)),
    'aspect_ratio': oneOf(...RATIOS.filter((ratio) => !['auto', '21:9'].includes(ratio))),
    'original_image_size': listOf(whole(1, 5_000)),
    'original_image_location': listOf(whole(-5_000, 5_000)),
    'prompt': words,
    'negative_prompt': words,
    'seed': whole(),
    'sync_mode': flag,
  }),
  'fal-ai/flux-pro/kontext': request({
    'prompt*': words,
    'image_url*': words,
    'num_images': whole(1, 4),
    'guidance_scale': numbers(1, 20),
    'output_format': oneOf('jpeg', 'png'),
    'aspect_ratio': oneOf('21:9', '16:9', '4:3', '3:2', '1:1', '2:3', '3:4', '9:16', '9:21'),
    'safety_tolerance': oneOf('1', '2', '3', '4', '5', '6'),
    'enhance_prompt': flag,
    'seed': whole(),
    'sync_mode': flag,
  }),
}
