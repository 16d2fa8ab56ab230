import type { Schema } from '#app/engines/remote/check/schema_complaints'
import { EDIT_SCHEMAS } from './edit_schemas.js'
import { FILM_SCHEMAS } from './film_schemas.js'
import { imageSize } from './image_size.js'
import { flag, listOf, numbers, oneOf, request, whole, words } from '../providers/schemas.js'

/*
 * What each endpoint takes, as the provider's client and pages say. A test holds those that the client knows against its types; the
 * others are of pages that were read in October 2026.
 */

const loras = listOf(request({ 'path*': words, 'scale': numbers(0, 4) }))

const forcedLoras = listOf(request({ 'path*': words, 'scale': numbers(0, 4), 'force': flag }))

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
  'image_size': imageSize,
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
  'fal-ai/qwen-image-2512-trainer-v2': request(trainer),
  'fal-ai/flux-2-trainer': request({ ...trainer, output_lora_format: oneOf('fal', 'comfy') }),
  'fal-ai/qwen-image-2512/lora': request({
    ...lora,
    loras: forcedLoras,
    negative_prompt: words,
    output_format: oneOf('jpeg', 'png', 'webp'),
    acceleration: oneOf('none', 'regular', 'high'),
  }),
  'fal-ai/flux-lora': request({
    ...lora,
    loras: forcedLoras,
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
  'bria/replace-background': request({
    image_url: words,
    prompt: words,
    negative_prompt: words,
    seed: whole(),
    steps_num: whole(1, 50),
    sync_mode: flag,
  }),
  'fal-ai/bria/product-shot': request({
    'image_url*': words,
    'scene_description': words,
    'ref_image_url': words,
    'placement_type': oneOf('original', 'automatic', 'manual_placement', 'manual_padding'),
    'manual_placement_selection': oneOf(
      'upper_left',
      'upper_right',
      'bottom_left',
      'bottom_right',
      'right_center',
      'left_center',
      'upper_center',
      'bottom_center',
      'center_vertical',
      'center_horizontal'
    ),
    'padding_values': listOf(whole()),
    'shot_size': listOf(whole()),
    'num_results': whole(1, 4),
    'optimize_description': flag,
    'fast': flag,
    'original_quality': flag,
    'sync_mode': flag,
  }),
  ...EDIT_SCHEMAS,
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
  'fal-ai/topaz/upscale/image': request({
    'image_url*': words,
    'model': oneOf(
      'Low Resolution V2',
      'Standard V2',
      'CGI',
      'High Fidelity V2',
      'Text Refine',
      'Recovery',
      'Redefine',
      'Recovery V2',
      'Standard MAX',
      'Wonder'
    ),
    'upscale_factor': numbers(1, 4),
    'crop_to_fill': flag,
    'output_format': oneOf('jpeg', 'png'),
    'subject_detection': oneOf('All', 'Foreground', 'Background'),
    'face_enhancement': flag,
    'face_enhancement_creativity': numbers(0, 1),
    'face_enhancement_strength': numbers(0, 1),
    'sharpen': numbers(0, 1),
    'denoise': numbers(0, 1),
    'fix_compression': numbers(0, 1),
    'strength': numbers(0, 1),
    'creativity': whole(1, 6),
    'texture': whole(1, 5),
    'detail': numbers(0, 1),
    'prompt': words,
    'autoprompt': flag,
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
  ...FILM_SCHEMAS,
}
