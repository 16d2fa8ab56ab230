import type { Schema } from '#app/engines/remote/check/schema_complaints'
import { numbers, oneOf, request, whole, words } from '../providers/schemas.js'

/* What the nodes of the example workflows take, and the interface itself, as its sources said in November 2026. */

const link: Schema = { type: 'array' }

export const PROMPT_SCHEMA: Schema = request({
  'prompt*': {},
  'prompt_id': words,
  'client_id': words,
  'number': numbers(-1e9, 1e9),
  'front': { type: 'boolean' },
  'extra_data': {},
})

export const NODE_SCHEMAS: Record<string, Schema> = {
  LoadImage: request({ 'image*': words }),
  LoadImageMask: request({ 'image*': words, 'channel*': oneOf('alpha', 'red', 'green', 'blue') }),
  CheckpointLoaderSimple: request({ 'ckpt_name*': words }),
  UNETLoader: request({ 'unet_name*': words, 'weight_dtype*': words }),
  CLIPLoader: request({ 'clip_name*': words, 'type*': words, 'device': words }),
  VAELoader: request({ 'vae_name*': words }),
  UpscaleModelLoader: request({ 'model_name*': words }),
  ImageUpscaleWithModel: request({ 'upscale_model*': link, 'image*': link }),
  CLIPTextEncode: request({ 'text*': words, 'clip*': link }),
  TextEncodeQwenImageEditPlus: request({
    'clip*': link,
    'prompt*': words,
    'vae': link,
    'image1': link,
    'image2': link,
    'image3': link,
  }),
  VAEEncode: request({ 'pixels*': link, 'vae*': link }),
  VAEEncodeForInpaint: request({
    'pixels*': link,
    'vae*': link,
    'mask*': link,
    'grow_mask_by*': whole(0, 64),
  }),
  EmptySD3LatentImage: request({
    'width*': whole(16, 16_384),
    'height*': whole(16, 16_384),
    'batch_size*': whole(1, 4_096),
  }),
  KSampler: request({
    'model*': link,
    'seed*': whole(0, Number.MAX_SAFE_INTEGER),
    'steps*': whole(1, 10_000),
    'cfg*': numbers(0, 100),
    'sampler_name*': words,
    'scheduler*': words,
    'positive*': link,
    'negative*': link,
    'latent_image*': link,
    'denoise*': numbers(0, 1),
  }),
  VAEDecode: request({ 'samples*': link, 'vae*': link }),
  SaveImage: request({ 'images*': link, 'filename_prefix*': words }),
}
