import { findFfmpeg as find } from '#engine/facts'
import { asEngineError } from './built_in/as_engine_error.js'

/**
 * The ffmpeg program: the one that the operator set, else the one on PATH, else the one that comes as an npm package.
 *
 * @param configured the setting FFMPEG_PATH
 * @throws EngineError `unsupported` when there is none
 */
export async function findFfmpeg(configured: string | null): Promise<string> {
  try {
    return await find(configured)
  } catch (error) {
    throw asEngineError(error)
  }
}
