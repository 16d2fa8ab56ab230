import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFfmpeg } from '#engine/video/find_ffmpeg'

const run = promisify(execFile)

const CODECS = {
  wav: ['sound.wav', '-c:a', 'pcm_s16le'],
  m4a: ['sound.m4a', '-c:a', 'aac'],
  film: ['sound.mp4', '-c:a', 'aac', '-c:v', 'libx264', '-preset', 'ultrafast'],
} as const

/**
 * A tone as a file.
 * @param kind `film`: with a moving picture beside it
 */
export async function madeSound(
  kind: keyof typeof CODECS,
  seconds: number,
  rate = 22_050
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-sound-'))
  try {
    const [name, ...codec] = CODECS[kind]
    const path = join(folder, name)
    const film = ['-f', 'lavfi', '-i', `testsrc2=size=32x32:rate=2:duration=${seconds}`]
    await run(await findFfmpeg(null), [
      ...['-loglevel', 'error', '-f', 'lavfi'],
      ...['-i', `sine=frequency=440:sample_rate=${rate}:duration=${seconds}`],
      ...(kind === 'film' ? film : []),
      ...codec,
      path,
    ])
    return await readFile(path)
  } finally {
    await rm(folder, { recursive: true })
  }
}
