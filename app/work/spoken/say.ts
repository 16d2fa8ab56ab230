import { spokenNow } from '#app/i18n/kept_sentences'
import { STUDIO_ERRORS } from '../messages/en/common.js'
import { EDIT_FAILURES, IMPOSSIBLE_WAYS, REFUSED_CHANGES } from '../messages/en/edit_failures.js'
import { ENGINE_FAILURES, SERVICE_FAILURES, WORK_FAILURES } from '../messages/en/failures.js'
import { CUTOUT_ADVICE, PHOTO_WARNINGS, VIEW_NAMES } from '../messages/en/photo_warnings.js'
import { PROGRESS_TEXTS } from '../messages/en/progress.js'
import { REEL_FAILURES } from '../messages/en/reel_failures.js'
import { COLOUR_NAMES, SCENE_NAMES } from '../messages/en/scenes.js'

/* Engines speak English, and what they said is kept so: here it is said in the language that is spoken now. */

const FAILURES = [
  WORK_FAILURES,
  ENGINE_FAILURES,
  EDIT_FAILURES,
  REFUSED_CHANGES,
  IMPOSSIBLE_WAYS,
  SERVICE_FAILURES,
  REEL_FAILURES,
  STUDIO_ERRORS,
  PROGRESS_TEXTS,
  COLOUR_NAMES,
]

/** Why work failed. */
export function sayFailure(kept: string): string {
  return spokenNow(kept, ...FAILURES)
}

/** What an engine is doing. */
export function sayStep(step: string): string {
  return spokenNow(step, PROGRESS_TEXTS)
}

/** What is wrong with a photo or its cut-out. */
export function sayPhotoWarning(warning: string): string {
  return spokenNow(warning, PHOTO_WARNINGS, CUTOUT_ADVICE)
}

/** From where a photo shows its product. */
export function sayView(view: string): string {
  return spokenNow(view, VIEW_NAMES)
}

/** The scene of a picture. */
export function sayScene(scene: string): string {
  return spokenNow(scene, SCENE_NAMES)
}
