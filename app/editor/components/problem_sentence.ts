import { EDITOR_MESSAGES } from '../messages/en/screens.js'

/**
 * What is said of work that came to nothing; null for nothing.
 * @param reason null where its user knows, having cancelled it
 * @param hasLostArea whether it was held to an area that is gone with it
 */
export function problemSentence(reason: string | null, hasLostArea = false): string | null {
  const sentences = [reason, hasLostArea ? EDITOR_MESSAGES.area.lost : null]
  return sentences.filter((it) => it !== null).join(' ') || null
}
