import { spokenNow } from '#app/i18n/kept_sentences'
import { CUTOUT_ADVICE, PHOTO_WARNINGS, VIEW_NAMES } from '../messages/en/photo_warnings.js'
import { SCENE_NAMES } from '../messages/en/scenes.js'

/* Engines speak English, and what they said is kept so: here it is said in the language that is spoken now. */

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
