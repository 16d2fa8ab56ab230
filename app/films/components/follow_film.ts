import type { VideoData, VideoStatusData } from '~/films/transformers/video_data'
import { VIDEO_MESSAGES } from '../messages/en/video_screen.js'

const MESSAGES = VIDEO_MESSAGES.errors

export const POLL_MS = 5_000
export const MOST_POLLS = 120
/** Polls that may fail one after the other before the screen gives up; the work itself goes on. */
const POLL_FAILURES = 3

/** A film that did not come; its message is for the screen. */
export class FilmError extends Error {
  override readonly name = 'FilmError'
  /** What went wrong, for statistics: the server's code, or where the screen gave up. */
  readonly code: string

  constructor(message: string, code: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

interface FollowOptions {
  /** Asks the server once. */
  check: () => Promise<VideoStatusData>
  /** Resolves after so many milliseconds, or earlier when there is news. */
  pause: (ms: number) => Promise<void>
  onProgress: (status: VideoStatusData) => void
}

/**
 * Asks after a film until it is there.
 * @throws FilmError with a sentence for the screen when it failed, cannot be asked after, or takes too long
 */
export async function followFilm({ check, pause, onProgress }: FollowOptions): Promise<VideoData> {
  let failures = 0
  for (let tries = 0; tries < MOST_POLLS; tries++) {
    await pause(POLL_MS)
    const status = await check().catch((cause: unknown) => {
      failures += 1
      if (failures >= POLL_FAILURES) throw new FilmError(MESSAGES.check, 'unreachable', { cause })
      return null
    })
    if (!status) continue
    failures = 0
    if (status.status === 'failed') {
      throw new FilmError(status.error ?? MESSAGES.failed, status.error_code ?? 'unknown')
    }
    if (status.video) return status.video
    onProgress(status)
  }
  throw new FilmError(MESSAGES.timedOut, 'timed_out')
}
