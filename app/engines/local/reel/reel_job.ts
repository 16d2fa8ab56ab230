import type { ReelOutput } from '../../engine.js'
import { EngineError } from '../../engine_error.js'
import type { ReelInput } from '../../reel/reel.js'
import type { JobContext } from '../threads/job_context.js'

/** What this engine needs to make a reel, with the place of ffmpeg that the operator set. */
export type ReelJobInput = ReelInput & { ffmpegPath: string | null }

/** Makes a film of several pictures and films. */
export async function reelJob(_input: ReelJobInput, _context: JobContext): Promise<ReelOutput> {
  throw new EngineError('unsupported', 'Reels are not made yet.')
}
