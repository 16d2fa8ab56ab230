import vine from '@vinejs/vine'
import { codeField, wordsField } from '#app/core/validation/text_fields'
import {
  CFG_SCALES,
  EXPORT_FORMATS,
  LIGHT_FORMATS,
  LIGHT_KILOBYTES,
  SHAPE_WAYS,
  VIDEO_RATIOS,
  VIDEO_SECONDS,
} from '#config/generations'
import { LOOP_SECONDS } from '../light_forms/make_loop.js'
import { wordingWith } from '#start/validator'
import { GENERATION_ERRORS } from '#app/work/messages/en/common'

/** Calls spell the length as a word: '5', '10'. */
const DURATIONS = VIDEO_SECONDS.map(String) as `${(typeof VIDEO_SECONDS)[number]}`[]

const fields = {
  prompt: wordsField(2_000).minLength(1),
  duration: vine.enum(DURATIONS).optional(),
  aspect_ratio: vine.enum(VIDEO_RATIOS).optional(),
  shape_way: vine.enum(SHAPE_WAYS).optional(),
  with_sound: vine.boolean().optional(),
  cfg_scale: vine
    .number()
    .in([...CFG_SCALES])
    .optional(),
}

const wording = () => ({
  'prompt.required': GENERATION_ERRORS.video,
  'prompt.minLength': GENERATION_ERRORS.video,
})

/** Body of `POST /products/{product}/generate-video`: the picture by its address, or itself as a data URL. */
export const productVideoValidator = vine.create({
  ...fields,
  image_url: codeField(2_048).trim().minLength(1),
})
productVideoValidator.messagesProvider = wordingWith(() => ({
  ...wording(),
  'image_url.required': GENERATION_ERRORS.productVideoPicture,
  'image_url.minLength': GENERATION_ERRORS.productVideoPicture,
}))

/** Body of `POST /api/generate-video`. */
export const videoValidator = vine.create({
  ...fields,
  image_url: codeField(2_048).trim().minLength(1),
  ai_model_id: vine.number().withoutDecimals().min(1).max(Number.MAX_SAFE_INTEGER),
})
videoValidator.messagesProvider = wordingWith(() => ({
  ...wording(),
  'image_url.required': GENERATION_ERRORS.videoPicture,
  'image_url.minLength': GENERATION_ERRORS.videoPicture,
}))

/** Body of `POST /api/videos/{id}/export`. */
export const exportVideoValidator = vine.create({
  format: vine.enum([
    ...(Object.keys(EXPORT_FORMATS) as (keyof typeof EXPORT_FORMATS)[]),
    ...LIGHT_FORMATS,
  ]),
  /** Missing: the whole film, or the longest loop. */
  seconds: vine
    .number()
    .withoutDecimals()
    .range([LOOP_SECONDS.shortest, LOOP_SECONDS.longest])
    .optional(),
  /** Of a picture that moves. */
  kilobytes: vine
    .number()
    .withoutDecimals()
    .range([LIGHT_KILOBYTES.least, LIGHT_KILOBYTES.most])
    .optional(),
})
