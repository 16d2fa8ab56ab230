import { join } from 'node:path'
import { rm } from 'node:fs/promises'
import { JobError } from '../contract/job_error.js'
import type { OutputFile, ReelOutput } from '../contract/output.js'
import { findFfmpeg } from '../video/find_ffmpeg.js'
import { toSrt, toVtt } from './plan/captions.js'
import { planReel } from './plan/plan_reel.js'
import type { ReelInput, ReelPlan } from './reel.js'
import { writePicture } from '../image/write_picture.js'
import type { JobContext } from '../threads/job_context.js'
import { Encoder } from '../video/encoder.js'
import { FrameDrawer } from './draw_frame.js'
import { withFacts } from './facts.js'
import { soundOf } from './sound/reel_sound.js'
import { ReelSources } from './sources.js'
import { measureText } from './text/faces.js'

/** What this engine needs to make a reel, with the place of ffmpeg that the operator set. */
export type ReelJobInput = ReelInput & {
  ffmpegPath: string | null
  /** Pixels drawn for one of the plan; 1, if missing. */
  scale?: number
}

/**
 * Makes a film of several pictures and films, as `planReel` plans it.
 *
 * @throws JobError `invalid_input` when a caption has signs that cannot be drawn, or a file cannot be used
 */
export async function reelJob(input: ReelJobInput, context: JobContext): Promise<ReelOutput> {
  const ffmpeg = await findFfmpeg(input.ffmpegPath)
  context.progress(0.01, { code: 'planning_reel' })
  const plan = planReel(await withFacts(input, context), measureText)
  checkSigns(plan)
  const path = join(context.scratch, 'reel.mp4')
  context.progress(0.02, { code: 'preparing_sound' })
  const sound = await soundOf(input.sound, plan, input.seed, ffmpeg, context)
  const scale = input.scale ?? 1
  const sources = new ReelSources(input, plan.shots, scale, ffmpeg, context)
  const drawer = new FrameDrawer(plan, scale, sources)
  const { width, height } = drawer.canvas
  const film = { width, height, framesPerSecond: plan.framesPerSecond }
  const encoder = new Encoder(ffmpeg, path, { ...film, ...(sound ? { sound } : {}) })
  try {
    const poster = await drawReel(plan, drawer, sources, encoder, context)
    await encoder.finish()
    return {
      file: { path, mime: 'video/mp4', ...film, seconds: plan.seconds },
      poster,
      srt: toSrt(plan.captions),
      vtt: toVtt(plan.captions),
      cost: { cents: 0 },
    }
  } catch (error) {
    await encoder.stop()
    await rm(path, { force: true })
    throw error
  } finally {
    await sources.close()
  }
}

async function drawReel(
  plan: ReelPlan,
  drawer: FrameDrawer,
  sources: ReelSources,
  encoder: Encoder,
  context: JobContext
): Promise<OutputFile> {
  const { canvas } = drawer
  const posterFrame = Math.min(plan.frames - 1, Math.round(plan.posterAt * plan.framesPerSecond))
  let poster: OutputFile | null = null
  for (let n = 0; n < plan.frames; n++) {
    await context.checkpoint()
    const time = n / plan.framesPerSecond
    await sources.at(time)
    await drawer.draw(time)
    if (n === posterFrame) {
      poster = await writePicture({ ...canvas, channels: 3 }, context.scratch, 'poster.jpg', 'jpeg')
    }
    await encoder.write(canvas.data)
    context.progress(0.05 + (0.94 * (n + 1)) / plan.frames, { code: 'putting_reel_together' })
  }
  return poster!
}

/** @throws JobError `invalid_input` that names signs that no font here has */
function checkSigns({ warnings }: ReelPlan): void {
  for (const warning of warnings) {
    if (warning.kind !== 'missing_signs') continue
    const { item, signs } = warning
    if (item === null) {
      throw new JobError('reel_words_undrawable', { signs })
    }
    throw new JobError('caption_undrawable', { signs })
  }
}
