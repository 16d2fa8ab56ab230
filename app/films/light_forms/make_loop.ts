import type { EngineContext } from '#app/engines/engine'
import { EngineError } from '#app/engines/engine_error'
import { runFfmpeg } from '../run_ffmpeg.js'
import { findLoop, type LoopPlan, type LoopWay } from './find_loop.js'

export const LOOP_SECONDS = { shortest: 3, longest: 6 } as const

interface LoopInput {
  /** File to read. */
  source: string
  /** File to write: H.264 in MP4 without sound, playable from its first bytes. */
  path: string
  /** Pixels and seconds of the film. */
  film: { width: number; height: number; seconds: number }
  /** Of the loop: 3 to 6. It is shorter where the film is. */
  seconds: number
}

export interface Loop {
  seconds: number
  way: LoopWay
}

const FRAMES_PER_SECOND = 30
/** Width of the frames that are compared, in pixels. */
const SMALL = 96
/** Shortest film that is taken, in seconds. */
const SHORTEST_FILM = 2

/**
 * A part of a film that can be seen over and over without a jerk: its last frame differs from its first no more than neighbours do.
 *
 * @throws EngineError `invalid_input` when the film or the loop is too short or too long; as `runFfmpeg`
 */
export async function makeLoop(input: LoopInput, context: EngineContext): Promise<Loop> {
  const { source, path, film, seconds } = input
  const isLong = seconds >= LOOP_SECONDS.shortest && seconds <= LOOP_SECONDS.longest
  if (!isLong || film.seconds < SHORTEST_FILM) {
    throw new EngineError('loop_length')
  }
  const failure = 'light_form_failed'
  const height = Math.max(2, Math.round((SMALL * film.height) / film.width))
  const size = SMALL * height
  const small = `fps=${FRAMES_PER_SECOND},scale=${SMALL}:${height}:flags=area,format=gray`
  const args = ['-i', source, '-an', '-vf', small, '-f', 'rawvideo', 'pipe:3']
  const data = await runFfmpeg(args, context, { failure })
  context.progress(0.4, { code: 'preparing_video' })
  const count = Math.floor(data.length / size)
  if (count < SHORTEST_FILM * FRAMES_PER_SECOND * 0.9) {
    throw new EngineError('loop_length')
  }
  const plan = findLoop({ count, size, data }, Math.round(seconds * FRAMES_PER_SECOND))
  const codec = '-c:v libx264 -profile:v high -preset medium -crf 19 -threads 2 -pix_fmt yuv420p'
  await runFfmpeg(
    [
      ...['-i', source, '-filter_complex', filtersFor(plan), '-map', '[out]', '-an'],
      ...`${codec} -r ${FRAMES_PER_SECOND} -movflags +faststart`.split(' '),
      path,
    ],
    context,
    { failure }
  )
  return { seconds: framesOf(plan) / FRAMES_PER_SECOND, way: plan.way }
}

function framesOf({ way, from, to }: LoopPlan): number {
  return way === 'there_and_back' ? 2 * (to - from) - 2 : to - from
}

function filtersFor({ way, from, to, blend }: LoopPlan): string {
  const part = (first: number, end: number) =>
    `trim=start_frame=${first}:end_frame=${end},setpts=PTS-STARTPTS`
  const source = `[0:v]fps=${FRAMES_PER_SECOND},format=yuv420p`
  switch (way) {
    case 'as_it_is':
      return `${source},${part(from, to)}[out]`
    case 'there_and_back':
      return [
        `${source},split[a][b]`,
        `[a]${part(from, to)}[there]`,
        `[b]${part(from + 1, to - 1)},reverse,setpts=PTS-STARTPTS[back]`,
        '[there][back]concat=n=2[out]',
      ].join(';')
    case 'blended':
      return [
        `${source},split=3[a][b][c]`,
        `[a]${part(from, to - blend)}[body]`,
        `[b]${part(to - blend, to)}[end]`,
        `[c]${part(from - blend, from)},format=yuva420p,` +
          `fade=t=in:start_frame=0:nb_frames=${blend}:alpha=1[begin]`,
        '[end][begin]overlay=format=yuv420:shortest=1[over]',
        '[body][over]concat=n=2[out]',
      ].join(';')
  }
}
