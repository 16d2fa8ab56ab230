import type { Schema } from '#app/engines/remote/check/schema_complaints'
import { flag, listOf, numbers, oneOf, request, whole, words } from '../providers/schemas.js'

/*
 * What each endpoint takes, as the provider's client and pages say. A test holds those that the client knows against its types; the
 * others are of pages that were read in October 2026.
 */

const size: Schema = {
  anyOf: [
    request({ width: whole(1, 14_142), height: whole(1, 14_142) }),
    oneOf(
      'square_hd',
      'square',
      'portrait_4_3',
      'portrait_16_9',
      'landscape_4_3',
      'landscape_16_9'
    ),
  ],
}

const loras = listOf(request({ 'path*': words, 'scale': numbers(0, 4) }))

const question = {
  'prompt*': words,
  'model*': words,
  'system_prompt': words,
  'temperature': numbers(0, 2),
  'max_tokens': whole(1),
  'reasoning': flag,
}

const lora = {
  'prompt*': words,
  loras,
  'image_size': size,
  'num_images': whole(1, 4),
  'num_inference_steps': whole(1, 50),
  'guidance_scale': numbers(0, 20),
  'seed': whole(),
  'enable_safety_checker': flag,
  'sync_mode': flag,
}

const trainer = {
  'image_data_url*': words,
  'default_caption': words,
  'steps': whole(10, 40_000),
  'learning_rate': numbers(0, 1),
}

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

const kling = {
  'prompt*': words,
  'duration': oneOf('5', '10'),
  'negative_prompt': words,
}

const turbo = { ...kling, 'image_url*': words, 'tail_image_url': words, 'cfg_scale': numbers(0, 1) }

export const SCHEMAS: Record<string, Schema> = {
  'openrouter/router': request(question),
  'openrouter/router/vision': request({ ...question, 'image_urls*': listOf(words) }),
  'fal-ai/flux-lora-fast-training': request({
    'images_data_url*': words,
    'trigger_word': words,
    'steps': whole(1, 10_000),
    'create_masks': flag,
    'is_style': flag,
    'is_input_format_already_preprocessed': flag,
    'data_archive_format': words,
  }),
  'fal-ai/flux-2-trainer': request({ ...trainer, output_lora_format: oneOf('fal', 'comfy') }),
  'fal-ai/flux-lora': request({
    ...lora,
    loras: listOf(request({ 'path*': words, 'scale': numbers(0, 4), 'force': flag })),
    output_format: oneOf('jpeg', 'png'),
    acceleration: oneOf('none', 'regular'),
  }),
  'fal-ai/flux-2/lora': request({
    ...lora,
    output_format: oneOf('jpeg', 'png', 'webp'),
    acceleration: oneOf('none', 'regular', 'high'),
    enable_prompt_expansion: flag,
  }),
  'fal-ai/birefnet/v2': request({
    'image_url*': words,
    'model': oneOf(
      'General Use (Light)',
      'General Use (Light 2K)',
      'General Use (Heavy)',
      'Matting',
      'Portrait',
      'General Use (Dynamic)'
    ),
    'operating_resolution': oneOf('1024x1024', '2048x2048', '2304x2304'),
    'output_format': oneOf('webp', 'png', 'gif'),
    'refine_foreground': flag,
    'output_mask': flag,
    'mask_only': flag,
    'sync_mode': flag,
  }),
  'fal-ai/bria/background/remove': request({ 'image_url*': words, 'sync_mode': flag }),
  'fal-ai/bria/background/replace': request({
    'image_url*': words,
    'prompt': words,
    'ref_image_url': words,
    'negative_prompt': words,
    'num_images': whole(1, 4),
    'refine_prompt': flag,
    'fast': flag,
    'seed': whole(),
    'sync_mode': flag,
  }),
  'fal-ai/nano-banana-2/edit': request({
    ...banana,
    resolution: oneOf('0.5K', '1K', '2K', '4K'),
    thinking_level: oneOf('minimal', 'high'),
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
  'fal-ai/seedvr/upscale/image': request({
    'image_url*': words,
    'upscale_mode': oneOf('target', 'factor'),
    'upscale_factor': numbers(1, 10),
    'target_resolution': oneOf('720p', '1080p', '1440p', '2160p'),
    'noise_scale': numbers(0, 1),
    'output_format': oneOf('png', 'jpg', 'webp'),
    'seed': whole(),
    'sync_mode': flag,
  }),
  'fal-ai/esrgan': request({
    'image_url*': words,
    'scale': numbers(1, 8),
    'tile': whole(),
    'face': flag,
    'model': oneOf(
      'RealESRGAN_x4plus',
      'RealESRGAN_x2plus',
      'RealESRGAN_x4plus_anime_6B',
      'RealESRGAN_x4_v3',
      'RealESRGAN_x4_wdn_v3',
      'RealESRGAN_x4_anime_v3'
    ),
    'output_format': oneOf('png', 'jpeg'),
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
