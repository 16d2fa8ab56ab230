import { JobError } from '../contract/job_error.js'
import type { EngineCost, VideoFile } from '../contract/output.js'
import { findFfmpeg } from '../video/find_ffmpeg.js'
import { inspectFilm, type OrderedFilm } from './inspect_film.js'

/**
 * A film that was looked at: one that came out wrong is made once more another way, then given up.
 *
 * @param make makes it; told whether this is the second time
 * @throws JobError `invalid_input` when it came out wrong twice, and what `make` throws
 */
export async function soundFilm<Made extends { file: VideoFile; cost: EngineCost }>(
  ordered: OrderedFilm,
  ffmpegPath: string | null,
  make: (isAgain: boolean) => Promise<Made>
): Promise<Made> {
  const ffmpeg = await findFfmpeg(ffmpegPath)
  let cents = 0
  for (const isAgain of [false, true]) {
    const film = await make(isAgain)
    cents += film.cost.cents
    if (!(await inspectFilm(film.file, ordered, ffmpeg))) return { ...film, cost: { cents } }
  }
  throw new JobError('video_wrong_twice')
}
