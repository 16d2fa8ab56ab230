import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import sharp from 'sharp'
import type { VideoOutput } from '../../engine.js'
import { EngineError } from '../../engine_error.js'
import { findFfmpeg } from '../../find_ffmpeg.js'

const run = promisify(execFile)
const PATIENCE_MS = 120_000

/** What becomes of a film's tracks. */
const SILENT = ['-an', '-c', 'copy']
const SOUND = ['-c:v', 'copy', '-c:a', 'aac', '-b:a', '160k']

/**
 * A provider's film as ours are: H.264 in MP4 that plays from its first bytes, without sound unless that was asked for, and its first frame
 * beside it.
 * @throws EngineError `provider_down` when it is no such film, or lacks its sound
 */
export async function finishFilm(
  received: string,
  path: string,
  ffmpegPath: string | null,
  hasSound: boolean
): Promise<Pick<VideoOutput, 'file' | 'poster'>> {
  const ffmpeg = await findFfmpeg(ffmpegPath)
  const poster = `${path}.jpg`
  const quiet = ['-hide_banner', '-nostdin', '-y']
  try {
    const options = { timeout: PATIENCE_MS }
    await run(
      ffmpeg,
      [
        ...quiet,
        '-i',
        received,
        ...(hasSound ? SOUND : SILENT),
        ...'-movflags +faststart'.split(' '),
        path,
      ],
      options
    )
    // Decoding all of it tells whether it is whole.
    const { stderr } = await run(
      ffmpeg,
      [...quiet, '-xerror', '-i', path, '-f', 'null', '-'],
      options
    )
    await run(ffmpeg, [...quiet, '-i', path, '-frames:v', '1', '-q:v', '2', poster], options)
    if (hasSound && !stderr.includes('Audio:')) throw new Error(`No sound:\n${stderr}`)
    const facts = readFacts(stderr)
    const { width, height } = await sharp(poster).metadata()
    return {
      file: { path, mime: 'video/mp4', ...facts },
      poster: { path: poster, mime: 'image/jpeg', width, height },
    }
  } catch (cause) {
    if (cause instanceof EngineError) throw cause
    throw new EngineError('service_output_unusable', {}, { cause })
  }
}

/** What ffmpeg says about a film. */
function readFacts(said: string) {
  const [, hours, minutes, seconds] = /Duration: (\d+):(\d+):([\d.]+)/.exec(said) ?? []
  const [, codec, width, height] = /Video: (\w+).*?, (\d{2,})x(\d{2,})/.exec(said) ?? []
  const [, rate] = /([\d.]+) fps/.exec(said) ?? []
  if (codec !== 'h264' || !hours || !rate) throw new Error(`No film in H.264:\n${said}`)
  return {
    width: Number(width),
    height: Number(height),
    seconds: Math.round(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)),
    framesPerSecond: Math.round(Number(rate)),
  }
}
