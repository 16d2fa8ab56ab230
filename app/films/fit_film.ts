import type { EngineContext } from '#app/engines/engine'
import { runFfmpeg } from './run_ffmpeg.js'

/** Pixels. */
interface Frame {
  width: number
  height: number
}

interface FitFilmInput {
  /** File to read. */
  source: string
  /** File to write: H.264 in MP4. */
  path: string
  from: Frame
  to: Frame
  /** The film is cut to this length. */
  seconds: number
}

/** Two frames whose shapes differ by less than this need no margins. */
const SAME_SHAPE = 0.01

/**
 * Brings a film to a frame without cutting anything off: where the shapes differ, the film itself, enlarged and blurred,
 * fills the margins.
 * @throws EngineError when there is no ffmpeg, it fails, or the work is told to stop
 */
export async function fitFilm(input: FitFilmInput, context: EngineContext): Promise<void> {
  await runFfmpeg(argumentsFor(input), context, {
    failure: 'video_not_exported',
    progress: (written) => context.progress(written / input.seconds, { code: 'exporting' }),
  })
}

function argumentsFor({ source, path, from, to, seconds }: FitFilmInput): string[] {
  return [
    '-i',
    source,
    ...['-t', String(seconds), '-filter_complex', `${filtersFor(from, to)}[out]`],
    // Reels have sound.
    ...'-map [out] -map 0:a? -c:a aac -b:a 160k'.split(' '),
    ...'-c:v libx264 -profile:v high -preset veryfast -crf 18 -threads 2 -pix_fmt yuv420p'.split(
      ' '
    ),
    ...['-movflags', '+faststart', path],
  ]
}

function filtersFor(from: Frame, { width, height }: Frame): string {
  const isSameShape = Math.abs(from.width / from.height / (width / height) - 1) < SAME_SHAPE
  if (isSameShape) return `scale=${width}:${height}:flags=lanczos,setsar=1`
  const small = { width: even(width / 8), height: even(height / 8) }
  return [
    '[0:v]split[a][b]',
    `[a]scale=${small.width}:${small.height}:force_original_aspect_ratio=increase,` +
      `crop=${small.width}:${small.height},boxblur=6:2,scale=${width}:${height}:flags=bicubic[back]`,
    `[b]scale=${width}:${height}:force_original_aspect_ratio=decrease:flags=lanczos[film]`,
    '[back][film]overlay=(W-w)/2:(H-h)/2,setsar=1',
  ].join(';')
}

function even(pixels: number): number {
  return 2 * Math.round(pixels / 2)
}
