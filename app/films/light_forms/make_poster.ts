import type { EngineContext } from '#app/engines/engine'
import { runFfmpeg } from '../run_ffmpeg.js'

/**
 * Writes the first frame of a film as a JPEG: what stands there until the film plays.
 *
 * @throws EngineError as `runFfmpeg`
 */
export async function makePoster(
  source: string,
  path: string,
  context: Pick<EngineContext, 'signal'>
): Promise<void> {
  const args = ['-i', source, ...'-frames:v 1 -q:v 3 -f image2'.split(' '), path]
  await runFfmpeg(args, context, { failure: 'light_form_failed' })
}
