import { DECODER } from '#config/media'
import { PictureRefused } from '../intake/picture_refused.js'
import { Decoder } from './decoder.js'
import { DecoderLost, DecoderRefusal, DecoderUnable } from './decoder_process.js'
import { TooManyWaiting } from './turns.js'
import type { TaskName, Tasks } from './tasks.js'
import { decoderBusy, decoderUnable } from '../errors.js'

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
 * @throws PictureRefused; AppError 503 when it cannot be done now
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
    return new PictureRefused(error.code, { cause: error })
  }
  const isBusy = error instanceof TooManyWaiting || error instanceof DecoderLost
  const isUnable = error instanceof DecoderUnable
  if (!isBusy && !isUnable) return error
  const answer = { details: { retryAfter: COME_AGAIN }, cause: error }
  return isUnable ? decoderUnable({}, answer) : decoderBusy({}, answer)
}
