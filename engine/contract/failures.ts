import type { StepCode } from './steps.js'

export type NoParams = Record<string, never>

/** A change that is refused. */
export type RefusedChange =
  | 'long'
  | 'unclear'
  | 'this'
  | 'only'
  | 'remove_people'
  | 'people'
  | 'remove_text'
  | 'text_inside'
  | 'words_inside'
  | 'labels'
  | 'remove_things'
  | 'add_things'
  | 'style'
  | 'other_side'
  | 'material'
  | 'shadow_side'
  | 'change_shadow'
  | 'keep_shadow'
  | 'scene_shadow'
  | 'vignette'
  | 'crop_shape'
  | 'pixels'
  | 'shape'
  | 'remove_border'
  | 'outline'
  | 'border_width'
  | 'turn_product'
  | 'turn_background'
  | 'degrees'
  | 'mirror_product'
  | 'mirror_background'
  | 'larger_product'
  | 'twice'
  | 'tint'
  | 'one_colour'
  | 'on_product'
  | 'no_words'
  | 'texts_apart'
  | 'grain'
  | 'unblur'
  | 'background'

/** Why a way to another shape is not possible. */
export type ImpossibleWay =
  | 'does_not_fit'
  | 'in_part'
  | 'cut'
  | 'small'
  | 'most'
  | 'no_ground'
  | 'no_product'

/** Every failure of the engine: its stable name, and what it is told with. */
export interface JobFailures {
  picture_gone: NoParams
  work_stopped: NoParams
  stopped_for_time: NoParams
  selecting_unsupported: NoParams
  engine_crashed: NoParams
  engine_failed: NoParams
  engine_closing: NoParams
  memory_short: NoParams
  picture_wrong: NoParams
  picture_wrong_twice: NoParams
  video_wrong_twice: NoParams
  picture_damaged: NoParams
  picture_empty: NoParams
  model_file_missing: NoParams
  trained_elsewhere: NoParams
  product_in_no_photo: NoParams
  product_not_separated: NoParams
  nothing_stands_out: NoParams
  product_not_in_photo: NoParams
  own_mask_unreadable: NoParams
  picture_mask_unreadable: NoParams
  upscale_too_large: { width: number; height: number; most: number }
  packshot_photo_too_small: { longer: number; least: number }
  packshot_png_too_large: { size: number; most: number }
  packshot_too_large: { size: number; most: number }
  video_not_encoded: NoParams
  ffmpeg_wrong: NoParams
  ffmpeg_missing: NoParams
  change_refused: { change: RefusedChange; part?: string; clause: string }
  product_without_hue: { wanted: string; is: string }
  colour_of_other_lightness: { is: string; wanted: string }
  product_unclear: NoParams
  product_not_in_picture: NoParams
  product_fills_picture: NoParams
  mask_unreadable: NoParams
  mask_empty: NoParams
  area_unreadable: NoParams
  change_moves_all: { change: StepCode }
  nothing_changed_in_area: NoParams
  nothing_marked: NoParams
  nothing_found_there: NoParams
  too_little_left: NoParams
  text_too_long: { most: number }
  text_does_not_fit: NoParams
  text_undrawable: NoParams
  text_blank: NoParams
  enlarged_too_large: { would: number; most: number }
  no_room_for_shadow: NoParams
  shadow_unclear: NoParams
  not_tilted: NoParams
  way_impossible: { why: ImpossibleWay }
  no_other_shape: NoParams
  service_output_unusable: NoParams
  reel_words_undrawable: { signs: string }
  caption_undrawable: { signs: string }
  reel_cutout_empty: NoParams
  reel_video_unreadable: NoParams
  logo_unreadable: NoParams
  sound_is_video: NoParams
  sound_empty: NoParams
  sound_too_long: NoParams
  sound_unreadable: NoParams
  sound_not_opened: NoParams
  sound_too_slow: NoParams
  sound_too_short: NoParams
}

export type JobFailureCode = keyof JobFailures

/** What is thrown and sent of a failure. */
export type JobFailure = {
  [Code in JobFailureCode]: { code: Code; params: JobFailures[Code] }
}[JobFailureCode]
