import { defineError } from '#app/core/errors/define_error'
import { EngineError } from '#app/engines/engine_error'
import { failureMessage } from '#app/engines/failures/failure_message'
import type { Failure } from '#app/engines/failures/failures'
import { findFfmpeg } from '#app/engines/find_ffmpeg'
import { ffmpegPath } from '#config/engine'

const noEncoder = defineError(422, 'unsupported.encoder', ({ failure }: { failure: Failure }) =>
  failureMessage(failure)
)

/**
 * Looks for the program that writes films before one is paid for.
 *
 * @param configured the setting FFMPEG_PATH
 * @throws AppError 422 that says what the operator has to do
 */
export async function requireEncoder(configured = ffmpegPath): Promise<void> {
  try {
    await findFfmpeg(configured)
  } catch (error) {
    throw error instanceof EngineError ? noEncoder({ failure: error.failure }) : error
  }
}
