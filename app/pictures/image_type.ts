import type { GenerationKind } from '#app/work/generation_state'

/** How a picture was made, by the names that calls use. */
export const IMAGE_TYPES = [
  'generated_image',
  'background_image',
  'edited_image',
  'upscaled_image',
] as const

export type ImageType = (typeof IMAGE_TYPES)[number]

/** The kind of work that makes pictures of a type; enlarged ones are told by themselves. */
export const KIND_OF_TYPE = {
  generated_image: 'generate',
  background_image: 'background',
  edited_image: 'edit',
} as const satisfies Partial<Record<ImageType, GenerationKind>>

/** The type as SQL, of a row of `generated_images` called g with its `generations` called w. */
export const IMAGE_TYPE_SQL = `case when g.is_upscaled then 'upscaled_image' when w.kind = 'edit' then 'edited_image'
  when w.kind = 'background' then 'background_image' else 'generated_image' end`
