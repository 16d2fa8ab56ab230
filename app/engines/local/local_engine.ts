import type { Engine, EngineContext, OutputFile } from '../engine.js'
import { orderedFilm, orderedReel } from '../inspect/ordered_film.js'
import { soundFilm } from '../inspect/sound_film.js'
import { localCapabilities } from './capabilities.js'
import type { CompareInput, Comparison } from './compare/compare_job.js'
import type { ReadLabelInput } from './compare/read_label_job.js'
import { inspected } from './inspected.js'
import type { FinishedPicture, SceneInput } from './lay/finish_scene_job.js'
import type { LayInput } from './lay/lay_product_job.js'
import { ThreadPool } from './threads/thread_pool.js'
import type { FirstFrame, FirstFrameInput } from './video/first_frame_job.js'
import type { VisionOptions } from './vision/find_networks.js'
import { Pointer } from './vision/pointer.js'
import type { TextLine } from './vision/text/text_line.js'
import { Vision } from './vision/vision.js'

/** The local engine with what remote engines have its threads do: their own has to wait for everybody's work. */
export interface LocalEngine extends Engine {
  /** See `layProductJob`. */
  layProduct(input: LayInput, context: EngineContext): Promise<OutputFile>

  /** See `finishSceneJob`. */
  finishScene(input: SceneInput, context: EngineContext): Promise<FinishedPicture>

  /** See `firstFrameJob`. */
  firstFrame(input: FirstFrameInput, context: EngineContext): Promise<FirstFrame>

  /** See `compareJob`. */
  compare(input: CompareInput, context: EngineContext): Promise<Comparison>

  /** See `readLabelJob`. */
  readLabel(input: ReadLabelInput, context: EngineContext): Promise<TextLine[]>
}

/**
 * The engine that needs no account and no graphics card: trained networks, or classical vision without them, cut products out of photos, and
 * procedural scenes are rendered around them. A product's pixels are placed and lit, never redrawn.
 *
 * @param options.threads calls that are worked on at the same time, as far as memory allows: with two the process stays below
 *   1.2 GB
 * @param options.vision how trained networks are used; none are where it is left out
 * @param options.ffmpegPath the ffmpeg program, or null to look for it
 */
export function createLocalEngine(options: {
  threads: number
  ffmpegPath?: string | null
  vision?: VisionOptions
}): LocalEngine {
  const vision = new Vision(options.vision ?? { isOff: true })
  const pool = new ThreadPool(options.threads, vision)
  const pointer = new Pointer(vision)
  const { ffmpegPath = null } = options
  return {
    name: 'local',
    capabilities: localCapabilities(vision.networks),
    identify: (input, context) => pool.run('identify', input, context),
    train: (input, context) => pool.run('train', input, context),
    suggestPrompts: (input, context) => pool.run('suggestPrompts', input, context),
    cutout: (input, context) => pool.run('cutout', input, context),
    mask: (input, context) => pool.run('mask', input, context),
    generate: (order, context) =>
      inspected(order, null, context, (input) => pool.run('generate', input, context)),
    background: (order, context) =>
      inspected(order, null, context, (input) => pool.run('background', input, context)),
    edit: (order, context) =>
      inspected(order, order.picture, context, (input) => pool.run('edit', input, context)),
    reshape: ({ shape, ...order }, context) => {
      const asked = { ...order, instruction: `crop to ${shape}`, count: 1, seed: 1 }
      return inspected(asked, order.picture, context, (input) => pool.run('edit', input, context))
    },
    packshot: (order, context) =>
      inspected(order, order.photo, context, (input) => pool.run('packshot', input, context)),
    video: async (input, context) =>
      soundFilm(await orderedFilm(input, context), ffmpegPath, (isPlain) =>
        pool.run('video', { ...input, isPlain, ffmpegPath }, context)
      ),
    reel: (input, context) =>
      soundFilm(orderedReel(input), ffmpegPath, () =>
        pool.run('reel', { ...input, ffmpegPath }, context)
      ),
    upscale: (order, context) =>
      inspected(order, order.picture, context, (input) => pool.run('upscale', input, context)),
    layProduct: (input, context) => pool.run('layProduct', input, context),
    finishScene: (input, context) => pool.run('finishScene', input, context),
    firstFrame: (input, context) => pool.run('firstFrame', input, context),
    compare: (input, context) => pool.run('compare', input, context),
    select: (input, context) => pointer.select(input, context),
    readLabel: (input, context) => pool.run('readLabel', input, context),
    close: async () => {
      await Promise.all([pool.close(), pointer.close()])
      await vision.close()
    },
  }
}
