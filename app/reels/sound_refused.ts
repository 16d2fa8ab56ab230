import { LONGEST_SOUND, SHORTEST_SOUND } from '#config/media'
import { SOUND_REFUSALS } from '#app/media/messages/en/common'

/** Why a sound that somebody sent is refused. */
type SoundRefusal = keyof typeof SOUND_REFUSALS

/** A sound that is refused. */
export class SoundRefused extends Error {
  readonly code: SoundRefusal

  constructor(code: SoundRefusal) {
    super(code)
    this.code = code
  }

  /** For its sender, in the language that is spoken now. */
  get sentence(): string {
    if (this.code === 'short') return SOUND_REFUSALS.short(SHORTEST_SOUND)
    if (this.code === 'long') return SOUND_REFUSALS.long(LONGEST_SOUND / 60)
    return SOUND_REFUSALS[this.code]
  }
}
