import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { JobError } from '../contract/job_error.js'

const NAME = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg'

/**
 * The ffmpeg program: the one that the operator set, else the one on PATH, else the one that comes as an npm package.
 *
 * @param configured the setting FFMPEG_PATH
 * @throws JobError `unsupported` when there is none
 */
export async function findFfmpeg(configured: string | null): Promise<string> {
  if (configured !== null) {
    if (await isProgram(configured)) return configured
    throw new JobError('ffmpeg_wrong')
  }
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    if (folder !== '' && (await isProgram(join(folder, NAME)))) return join(folder, NAME)
  }
  const packaged = await packagedFfmpeg()
  if (packaged !== null && (await isProgram(packaged))) return packaged
  throw new JobError('ffmpeg_missing')
}

function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false
  )
}

/** The package throws when it has no program for this machine. */
async function packagedFfmpeg(): Promise<string | null> {
  try {
    return (await import('@ffmpeg-installer/ffmpeg')).default.path
  } catch {
    return null
  }
}
