import { stat } from 'node:fs/promises'
import type { EngineContext } from '#app/engines/engine'
import { EngineError } from '#app/engines/engine_error'
import { runFfmpeg } from '../run_ffmpeg.js'

export type AnimationFormat = 'webp' | 'gif'

interface AnimationInput {
  /** Film to read. */
  source: string
  /** File to write; it runs for ever. */
  path: string
  format: AnimationFormat
  /** Pixels of the film. */
  film: { width: number; height: number }
  /** Most bytes of the file. */
  mostBytes: number
  /** Widest that it may be, in pixels. */
  mostWidth?: number
}

export interface Animation {
  width: number
  height: number
  framesPerSecond: number
  bytes: number
}

/** How much of a film is left. */
interface Level {
  width: number
  framesPerSecond: number
  /** Of WebP, 0 to 100; of a GIF the share of 256 colours that it has, in per cent. */
  quality: number
  /** About how large a file comes, in any unit. */
  weight: number
}

const WIDEST = 1080
const SHARES = [1, 0.85, 0.72, 0.6, 0.5, 0.42, 0.35, 0.28, 0.22, 0.17]
const RATES = { webp: [24, 20, 15, 12, 10], gif: [20, 15, 12, 10, 8] } as const
const QUALITIES = { webp: [80, 70, 60, 48], gif: [100, 100, 50, 25] } as const
/** With which power of its quality a file grows. */
const POWER = { webp: 0.8, gif: 0.4 } as const
/** Times that a file is written until the largest one that fits is taken. */
const ATTEMPTS = 6
/** Share of the bytes allowed from which on a file is large enough. */
const FULL = 0.72
/** Part of the weight that is thought to fit that is tried. */
const CAUTION = 0.92

/**
 * A film as a picture that moves, as large and as smooth as the bytes allow.
 *
 * @throws EngineError `invalid_input` when even the smallest is larger; as `runFfmpeg`
 */
export async function makeAnimation(
  input: AnimationInput,
  context: EngineContext
): Promise<Animation> {
  const { film, format, mostBytes, path } = input
  const widest = Math.min(film.width, input.mostWidth ?? WIDEST)
  const levels = levelsFor(format, widest)
  const bytesAt = new Map<Level, number>()
  let best: Level | null = null
  let level: Level | undefined = levels[Math.floor(levels.length / 3)]
  for (let n = 0; n < ATTEMPTS && level; n++) {
    await write(input, level, context)
    const { size } = await stat(path)
    bytesAt.set(level, size)
    context.progress((n + 1) / (ATTEMPTS + 1), { code: 'exporting' })
    if (size <= mostBytes && (!best || level.weight > best.weight)) best = level
    if (size <= mostBytes && size >= FULL * mostBytes) break
    level = nextLevel(levels, bytesAt, level.weight * (mostBytes / size) * CAUTION, best)
  }
  if (!best) {
    const smallest = levels.at(-1)!
    if (!bytesAt.has(smallest)) await write(input, smallest, context)
    const { size } = await stat(path)
    if (size > mostBytes) throw tooFew(size)
    best = smallest
    bytesAt.set(best, size)
  } else if ((await stat(path)).size !== bytesAt.get(best)) await write(input, best, context)
  return {
    width: best.width,
    height: heightFor(film, best.width),
    framesPerSecond: best.framesPerSecond,
    bytes: (await stat(path)).size,
  }
}

function tooFew(bytes: number): EngineError {
  return new EngineError('light_form_too_large', { least: Math.ceil(bytes / 1024) })
}

/** From the heaviest to the lightest; of those that weigh about the same, the ones that look alike well. */
function levelsFor(format: AnimationFormat, widest: number): Level[] {
  const qualities = QUALITIES[format]
  const rates = RATES[format]
  const levels = SHARES.map((part, n): Level => {
    const width = even(widest * part)
    // All three fall together: a large picture that jerks looks as bad as a small smooth one.
    const share = n / (SHARES.length - 1)
    const framesPerSecond = rates[Math.round(share * (rates.length - 1))]!
    const quality = qualities[Math.round(share * (qualities.length - 1))]!
    const weight = width ** 1.7 * framesPerSecond ** 0.8 * (quality / 100) ** POWER[format]
    return { width, framesPerSecond, quality, weight }
  })
  const finer = levels.flatMap((level) =>
    format === 'gif'
      ? [level]
      : [level, { ...level, quality: level.quality - 12, weight: level.weight * 0.86 }]
  )
  return finer.sort((a, b) => b.weight - a.weight)
}

/** The heaviest that is thought to fit, has not been tried, and is heavier than what fits already. */
function nextLevel(
  levels: readonly Level[],
  tried: ReadonlyMap<Level, number>,
  weight: number,
  best: Level | null
): Level | undefined {
  return levels.find(
    (level) => !tried.has(level) && level.weight <= weight && level.weight > (best?.weight ?? 0)
  )
}

async function write(
  { source, path, format, film }: AnimationInput,
  { width, framesPerSecond, quality }: Level,
  context: EngineContext
): Promise<void> {
  const size = `fps=${framesPerSecond},scale=${width}:${heightFor(film, width)}:flags=lanczos`
  const args =
    format === 'gif'
      ? [
          '-filter_complex',
          `[0:v]${size},split[a][b];[a]palettegen=stats_mode=diff:max_colors=${Math.round(2.56 * quality)}[p];` +
            `[b][p]paletteuse=dither=bayer:bayer_scale=4:diff_mode=rectangle`,
          ...['-f', 'gif'],
        ]
      : [
          ...['-vf', size, '-c:v', 'libwebp', '-quality', String(quality)],
          ...'-compression_level 4 -preset picture -f webp'.split(' '),
        ]
  await runFfmpeg(['-i', source, ...args, '-an', '-loop', '0', '-vsync', '0', path], context, {
    failure: 'light_form_failed',
  })
}

function heightFor({ width, height }: { width: number; height: number }, wide: number): number {
  return even((wide * height) / width)
}

function even(pixels: number): number {
  return Math.max(2, 2 * Math.round(pixels / 2))
}
