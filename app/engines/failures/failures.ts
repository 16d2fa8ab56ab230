import type { StepCode } from '../steps/steps.js'
import type { IMPOSSIBLE_WAYS, REFUSED_CHANGES } from '../messages/en/refused_changes.js'

/** Kinds of failures: what callers branch on, and what the API names. */
export const FAILURE_CATEGORIES = [
  'rejected_content',
  'invalid_input',
  /** It cannot be told where the product is; it can where the caller sends a mask of it. */
  'product_unclear',
  'unsupported',
  'busy',
  'timeout',
  'provider_down',
  'cancelled',
  /** A fault of Vitrine's own. */
  'internal',
] as const

export type FailureCategory = (typeof FAILURE_CATEGORIES)[number]

/** A change that the built-in engine refuses. */
export type RefusedChange = keyof typeof REFUSED_CHANGES

/** Why a way to another shape is not possible. */
export type ImpossibleWay = keyof typeof IMPOSSIBLE_WAYS

interface Kind<Params extends object> {
  category: FailureCategory
  /** Of the type alone: what a failure of this kind is told with. */
  params?: Params
}

type NoParams = Record<string, never>

const kind =
  (category: FailureCategory) =>
  <Params extends object = NoParams>(): Kind<Params> => ({ category })

const rejected = kind('rejected_content')
const invalid = kind('invalid_input')
const unclear = kind('product_unclear')
const unsupported = kind('unsupported')
const busy = kind('busy')
const timeout = kind('timeout')
const down = kind('provider_down')
const cancelled = kind('cancelled')
const internal = kind('internal')

/** Every failure of work and of engines: its stable name, what kind it is, and what it is told with. */
export const FAILURES = {
  cancelled: cancelled(),
  took_too_long: timeout(),
  internal: internal(),
  internal_again: internal(),
  picture_gone: invalid(),
  product_not_trained: invalid(),
  product_deleted: cancelled(),
  video_not_exported: down(),
  reel_item_gone: invalid<{ place: number }>(),
  reel_sound_gone: invalid(),
  reel_logo_gone: invalid(),
  video_deleted: invalid(),
  stopped: busy(),
  work_stopped: busy(),
  stopped_for_time: timeout(),
  selecting_unsupported: unsupported(),
  engine_crashed: down(),
  engine_failed: down(),
  engine_closing: busy(),
  memory_short: busy(),
  engines_away: down(),
  no_engine: unsupported(),
  picture_wrong: invalid(),
  picture_wrong_twice: invalid(),
  video_wrong_twice: invalid(),
  picture_damaged: invalid(),
  picture_empty: invalid(),
  model_file_missing: invalid(),
  trained_elsewhere: invalid(),
  trained_for_other_model: invalid(),
  training_outdated: invalid(),
  product_in_no_photo: invalid(),
  product_not_separated: invalid(),
  nothing_stands_out: invalid(),
  product_not_in_photo: invalid(),
  own_mask_unreadable: invalid(),
  picture_mask_unreadable: invalid(),
  upscale_too_large: invalid<{ width: number; height: number; most: number }>(),
  packshot_photo_too_small: invalid<{ longer: number; least: number }>(),
  packshot_png_too_large: invalid<{ size: number; most: number }>(),
  packshot_too_large: invalid<{ size: number; most: number }>(),
  video_not_encoded: down(),
  ffmpeg_wrong: unsupported(),
  ffmpeg_missing: unsupported(),
  change_refused: unsupported<{ change: RefusedChange; part?: string; clause: string }>(),
  product_without_hue: unsupported<{ wanted: string; is: string }>(),
  colour_of_other_lightness: unsupported<{ is: string; wanted: string }>(),
  product_unclear: unclear(),
  product_not_in_picture: unclear(),
  product_fills_picture: invalid(),
  mask_unreadable: invalid(),
  mask_empty: invalid(),
  area_unreadable: invalid(),
  change_moves_all: unsupported<{ change: StepCode }>(),
  nothing_changed_in_area: invalid(),
  nothing_marked: invalid(),
  nothing_found_there: invalid(),
  too_little_left: invalid(),
  text_too_long: invalid<{ most: number }>(),
  text_does_not_fit: invalid(),
  text_undrawable: invalid(),
  text_blank: invalid(),
  enlarged_too_large: invalid<{ would: number; most: number }>(),
  no_room_for_shadow: invalid(),
  shadow_unclear: invalid(),
  not_tilted: invalid(),
  way_impossible: invalid<{ why: ImpossibleWay }>(),
  no_other_shape: invalid(),
  service_changed_product: invalid(),
  service_changed_words: invalid(),
  content_refused: rejected(),
  provider_account: unsupported(),
  own_key_refused: unsupported(),
  own_balance_used_up: unsupported(),
  own_key_gone: unsupported(),
  service_away: down(),
  service_busy: busy(),
  service_output_unusable: down(),
  service_picture_missing: invalid(),
  service_picture_moved: invalid(),
  service_result_gone: down(),
  service_refused: invalid(),
  service_picture_too_small: invalid(),
  service_picture_too_large: invalid(),
  service_picture_unreadable: invalid(),
  service_photos_unusable: invalid(),
  service_model_missing: invalid(),
  budget_used_up: unsupported(),
  reel_words_undrawable: invalid<{ signs: string }>(),
  caption_undrawable: invalid<{ signs: string }>(),
  reel_cutout_empty: invalid(),
  reel_video_unreadable: invalid(),
  logo_unreadable: invalid(),
  sound_is_video: invalid(),
  sound_empty: invalid(),
  sound_too_long: invalid(),
  sound_unreadable: invalid(),
  sound_not_opened: down(),
  sound_too_slow: timeout(),
  sound_too_short: invalid(),
  loop_length: invalid(),
  light_form_failed: down(),
  light_form_too_large: invalid<{ least: number }>(),
  batch_product_deleted: invalid(),
  /** A sentence that was made before: by an earlier version, or in the answer to a call. */
  other: internal<{ category: FailureCategory; sentence: string }>(),
}

type Failures = typeof FAILURES

export type FailureCode = keyof Failures

export type FailureParams<Code extends FailureCode> = NonNullable<Failures[Code]['params']>

/** Failures that are told by their code alone. */
export type PlainFailureCode = {
  [Code in FailureCode]: FailureParams<Code> extends NoParams ? Code : never
}[FailureCode]

/** What is stored, thrown and sent of a failure; its sentence is made where somebody reads it. */
export type Failure = {
  [Code in FailureCode]: { code: Code; params: FailureParams<Code> }
}[FailureCode]

/** Texts of a language: one of each failure. */
export type FailureTexts = {
  [Code in FailureCode]: FailureParams<Code> extends NoParams
    ? string
    : (params: FailureParams<Code>) => string
}

/** Whether this version has a failure of that code: while several hosts are upgraded, a worker of the next one may write others. */
export function isKnownFailure(code: string): code is FailureCode {
  return Object.hasOwn(FAILURES, code)
}

/** What kind a failure is; one of a later version is ours. */
export function categoryOf(failure: Failure): FailureCategory {
  if (!isKnownFailure(failure.code)) return 'internal'
  return failure.code === 'other' ? failure.params.category : FAILURES[failure.code].category
}

/** Whether the same may succeed later. */
export function isPassing(category: FailureCategory): boolean {
  return category === 'busy' || category === 'timeout' || category === 'provider_down'
}
