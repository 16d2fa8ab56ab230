import { AppError } from '#app/core/errors/app_error'
import { DECODER } from '#config/media'
import { PictureRefused } from '../intake/picture_refused.js'
import { DECODER_ERRORS, MASK_REFUSALS, REFUSALS } from '../messages/en/common.js'
import { Decoder } from './decoder.js'
import { DecoderLost, DecoderRefusal, DecoderUnable } from './decoder_process.js'
import { TooManyWaiting } from './turns.js'
import type { MaskRefusalCode, RefusalCode, TaskName, Tasks } from './tasks.js'

/** Seconds after which who was turned away may come again. */
const COME_AGAIN = 10

/** The decoder of this process. */
const decoder = new Decoder(DECODER)

/** The lane of what a user has sent or looks at. */
export function laneOfUser(userId: number): string {
  return `user:${userId}`
}

/**
 * Has a decoder do something with a picture that somebody sent.
 *
 * @param lane of whom the picture is
 * @throws PictureRefused with a sentence for its sender; AppError 503 when it cannot be done now
 */
export async function decode<T extends TaskName>(
  name: T,
  input: Tasks[T]['input'],
  lane: string
): Promise<Tasks[T]['result']> {
  try {
    return await decoder.run({ name, input }, lane)
  } catch (error) {
    throw describeFault(error)
  }
}

/** An error of a decoder as {@link decode} throws it; others stay as they are. */
export function describeFault(error: unknown): unknown {
  if (error instanceof DecoderRefusal) {
    return new PictureRefused(sentenceOf(error.code), { cause: error })
  }
  const isBusy = error instanceof TooManyWaiting || error instanceof DecoderLost
  const isUnable = error instanceof DecoderUnable
  if (!isBusy && !isUnable) return error
  const sentence = isUnable ? DECODER_ERRORS.unable : DECODER_ERRORS.busy
  return new AppError(
    503,
    isUnable ? 'unable' : 'busy',
    sentence,
    { retryAfter: COME_AGAIN },
    error
  )
}

/** In the language of who is spoken to. */
function sentenceOf(code: RefusalCode): string {
  return isOfMask(code) ? MASK_REFUSALS[code] : REFUSALS[code]
}

function isOfMask(code: RefusalCode): code is MaskRefusalCode {
  return code in MASK_REFUSALS
}
