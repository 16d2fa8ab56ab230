import type { EngineContext } from '../engine.js'
import { EngineError } from '../engine_error.js'
import type { VideoInput } from '../engine_input.js'
import type { VideoOutput } from '../engine_output.js'
import { findFfmpeg } from '../find_ffmpeg.js'
import { inspectFilm } from './inspect_film.js'

const RATIOS: Record<VideoInput['aspectRatio'], number> = {
  '9:16': 9 / 16,
  '16:9': 16 / 9,
  '1:1': 1,
}

/**
 * A film that was looked at: one that came out wrong is made once more another way, then given up.
 *
 * @param make makes it; told whether this is the second time
 * @throws EngineError `invalid_input` when it came out wrong twice, and what `make` throws
 */
export async function soundFilm(
  { picture, seconds, aspectRatio }: Pick<VideoInput, 'picture' | 'seconds' | 'aspectRatio'>,
  context: EngineContext,
  ffmpegPath: string | null,
  make: (isAgain: boolean) => Promise<VideoOutput>
): Promise<VideoOutput> {
  const [ffmpeg, still] = await Promise.all([findFfmpeg(ffmpegPath), context.read(picture)])
  const ordered = { still, seconds, ratio: RATIOS[aspectRatio] }
  let cents = 0
  for (const isAgain of [false, true]) {
    const film = await make(isAgain)
    cents += film.cost.cents
    if (!(await inspectFilm(film.file, ordered, ffmpeg))) return { ...film, cost: { cents } }
  }
  throw new EngineError(
    'invalid_input',
    'This film came out wrong twice: it was not kept and costs nothing. Please try other words or another picture.'
  )
}
