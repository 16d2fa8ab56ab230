import { spokenNow } from '#app/i18n/kept_sentences'
import { SCENE_NAMES } from '../messages/en/scenes.js'

/* Engines speak English, and what they said is kept so: here it is said in the language that is spoken now. */

/** The scene of a picture. */
export function sayScene(scene: string): string {
  return spokenNow(scene, SCENE_NAMES)
}
