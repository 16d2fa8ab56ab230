import type { Schema } from '#app/engines/remote/check/schema_complaints'
import { flag, listOf, numbers, oneOf, request, whole, words } from '../providers/schemas.js'

/* What each model takes, as its page told in October 2026; trained versions take what `TRAINED` says. */

const RATIOS = ['1:1', '16:9', '9:16', '3:2', '2:3', '3:4', '4:3', '5:4', '4:5', '21:9']

const cut = { 'image*': words, 'preserve_partial_alpha': flag, 'content_moderation': flag }

const gpt = {
  'prompt*': words,
  'input_images': listOf(words),
  'aspect_ratio': oneOf('auto', '1:1', '3:2', '2:3', '16:9', '9:16'),
  'quality': oneOf('auto', 'low', 'medium', 'high', 'xhigh', 'max'),
  'background': oneOf('auto', 'opaque', 'transparent'),
  'moderation': oneOf('auto', 'low'),
  'number_of_images': whole(1, 10),
  'output_format': oneOf('png', 'jpeg', 'webp'),
}

const kling = {
  'prompt*': words,
  'start_image': words,
  'duration': oneOf(5, 10),
  'aspect_ratio': oneOf('16:9', '9:16', '1:1'),
  'negative_prompt': words,
}

export const TRAINED_SCHEMA: Schema = request({
  'prompt*': words,
  'model': oneOf('dev', 'schnell'),
  'aspect_ratio': oneOf('custom', ...RATIOS),
  'width': whole(256, 1440),
  'height': whole(256, 1440),
  'num_outputs': whole(1, 4),
  'num_inference_steps': whole(1, 50),
  'guidance_scale': numbers(0, 10),
  'lora_scale': numbers(-1, 3),
  'seed': whole(),
  'output_format': oneOf('webp', 'jpg', 'png'),
})

export const SCHEMAS: Record<string, Schema> = {
  'google/gemini-3-flash': request({
    'prompt*': words,
    'images': listOf(words),
    'videos': listOf(words),
    'audio': words,
    'system_instruction': words,
    'temperature': numbers(0, 2),
    'top_p': numbers(0, 1),
    'max_output_tokens': whole(1, 65_535),
    'thinking_level': oneOf('none', 'low', 'high'),
    'video_fps': numbers(0.1, 60),
  }),
  'google/gemini-2.5-flash': request({
    'prompt*': words,
    'images': listOf(words),
    'videos': listOf(words),
    'system_instruction': words,
    'temperature': numbers(0, 2),
    'top_p': numbers(0, 1),
    'max_output_tokens': whole(1, 65_535),
    'thinking_budget': whole(0, 24_576),
    'dynamic_thinking': flag,
  }),
  'ostris/flux-dev-lora-trainer': request({
    'input_images*': words,
    'trigger_word*': words,
    'steps': whole(3, 6_000),
    'autocaption': flag,
    'lora_rank': whole(1, 128),
    'learning_rate': numbers(0, 1),
  }),
  'bria/remove-background': request(cut),
  '851-labs/background-remover': request({
    'image*': words,
    'format': oneOf('png', 'jpg'),
    'background_type': words,
    'threshold': numbers(0, 1),
    'reverse': flag,
  }),
  'bria/generate-background': request({
    image: words,
    bg_prompt: words,
    negative_prompt: words,
    refine_prompt: flag,
    original_quality: flag,
    fast: flag,
    seed: whole(),
  }),
  'openai/gpt-image-2.5-flare': request(gpt),
  'openai/gpt-image-2.5-sunburst': request(gpt),
  'google/nano-banana-2': request({
    'prompt*': words,
    'image_input': listOf(words),
    'aspect_ratio': oneOf('match_input_image', ...RATIOS, '1:4', '4:1', '1:8', '8:1'),
    'resolution': oneOf('512px', '1K', '2K', '4K'),
    'output_format': oneOf('jpg', 'png'),
    'google_search': flag,
    'image_search': flag,
  }),
  'black-forest-labs/flux-kontext-pro': request({
    'prompt*': words,
    'input_image': words,
    'aspect_ratio': oneOf('match_input_image', ...RATIOS),
    'output_format': oneOf('jpg', 'png'),
    'safety_tolerance': whole(0, 6),
    'prompt_upsampling': flag,
    'seed': whole(),
  }),
  'black-forest-labs/flux-fill-pro': request({
    'prompt*': words,
    'image*': words,
    'mask': words,
    'seed': whole(),
    'steps': whole(15, 50),
    'guidance': numbers(1.5, 100),
    'outpaint': words,
    'output_format': oneOf('jpg', 'png'),
    'safety_tolerance': whole(1, 6),
    'prompt_upsampling': flag,
  }),
  'bria/eraser': request({
    'image*': words,
    'mask*': words,
    'mask_type': oneOf('manual', 'automatic'),
    'sync': flag,
    'preserve_alpha': flag,
    'content_moderation': flag,
  }),
  'bria/expand-image': request({
    image: words,
    canvas_size: listOf(whole(1, 5_000)),
    original_image_size: listOf(whole(1, 5_000)),
    original_image_location: listOf(whole(-5_000, 5_000)),
    aspect_ratio: oneOf('none', ...RATIOS.filter((ratio) => ratio !== '21:9')),
    prompt: words,
    negative_prompt: words,
    seed: whole(),
    sync: flag,
    preserve_alpha: flag,
    content_moderation: flag,
  }),
  'nightmareai/real-esrgan': request({
    'image*': words,
    'scale': numbers(0, 10),
    'face_enhance': flag,
  }),
  'kwaivgi/kling-v2.6': request({ ...kling, generate_audio: flag }),
  'kwaivgi/kling-v1.6-pro': request({
    ...kling,
    end_image: words,
    reference_images: listOf(words),
    cfg_scale: numbers(0, 1),
  }),
  'kwaivgi/kling-v2.5-turbo-pro': request({ ...kling, end_image: words }),
}
