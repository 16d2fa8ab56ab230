import type { CallContext, SelectContext } from './contract/context.js'
import type {
  BackgroundInput,
  DraftInput,
  EditInput,
  GenerateInput,
  IdentifyInput,
  PackshotInput,
  PhotoInput,
  ReshapeInput,
  SelectInput,
  SuggestPromptsInput,
  TrainInput,
  UpscaleInput,
  VideoInput,
} from './contract/input.js'
import type {
  CutoutOutput,
  DraftOutput,
  IdentifyOutput,
  MaskOutput,
  OutputFile,
  PicturesOutput,
  ReelOutput,
  SelectOutput,
  SuggestPromptsOutput,
  TrainOutput,
  VideoOutput,
} from './contract/output.js'
import { orderedFilm, orderedReel } from './inspect/ordered_film.js'
import { soundFilm } from './inspect/sound_film.js'
import { localCapabilities, type Capabilities } from './capabilities.js'
import type { CompareInput, Comparison } from './compare/compare_job.js'
import type { ReadLabelInput } from './compare/read_label_job.js'
import { inspected } from './inspect/inspected.js'
import type { FinishedPicture, SceneInput } from './lay/finish_scene_job.js'
import type { LayInput } from './lay/lay_product_job.js'
import type { ReelInput } from './reel/reel.js'
import { ThreadPool } from './threads/thread_pool.js'
import type { FirstFrame, FirstFrameInput } from './video/first_frame_job.js'
import type { VisionOptions } from './vision/find_networks.js'
import { Pointer, workOf } from './vision/pointer.js'
import type { TextLine } from './vision/text/text_line.js'
import { Vision } from './vision/vision.js'

/**
 * What the engine does for whoever runs it: every call gets its pictures by `CallContext.read`, writes files to the scratch folder, and rejects
 * with `JobError`.
 */
export interface LocalEngine {
  /** What it can do with the networks that can be used here. */
  readonly capabilities: Capabilities

  /** Names of the trained networks that it uses, as far as is known by now. */
  networks(): string[]

  /** Says what the photos show. */
  identify: Call<IdentifyInput, IdentifyOutput>
  /** Prepares a product for `generate`. */
  train: Call<TrainInput, TrainOutput>
  /** Proposes prompts that it can honour. */
  suggestPrompts: Call<SuggestPromptsInput, SuggestPromptsOutput>
  /** Cuts the product out of one photo: a PNG with alpha at the photo's size. */
  cutout: Call<PhotoInput, CutoutOutput>
  /** The product's mask in one photo: a grey PNG at the photo's size, white = product. */
  mask: Call<PhotoInput, MaskOutput>
  /** Makes pictures of a trained product after a prompt. */
  generate: Call<GenerateInput, PicturesOutput>
  /** Makes pictures of the product of one photo before a new background. */
  background: Call<BackgroundInput, PicturesOutput>
  /** Changes a picture as an instruction says; never answers with what was not asked for. */
  edit: Call<EditInput, PicturesOutput>
  /** Gives a picture another shape. */
  reshape: Call<ReshapeInput, PicturesOutput>
  /** A photo's product on pure white, filling a given share of the frame. */
  packshot: Call<PackshotInput, PicturesOutput>
  /** Makes a film that starts with a picture. */
  video: Call<VideoInput, VideoOutput>
  /** Makes a film of several pictures and films, as `planReel` plans it. */
  reel: Call<ReelInput, ReelOutput>
  /** Enlarges a picture two times. */
  upscale: Call<UpscaleInput, PicturesOutput>
  /** Finds what somebody points at. What it needs to know of a picture is kept for a while. */
  select(input: SelectInput, context: SelectContext): Promise<SelectOutput>
  /** Shows an order's first picture at once, small. */
  draft(input: DraftInput, context: SelectContext): Promise<DraftOutput>

  /* What remote engines have its threads do: their own has to wait for everybody's work. */

  /** See `layProductJob`. */
  layProduct: Call<LayInput, OutputFile>
  /** See `finishSceneJob`. */
  finishScene: Call<SceneInput, FinishedPicture>
  /** See `firstFrameJob`. */
  firstFrame: Call<FirstFrameInput, FirstFrame>
  /** See `compareJob`. */
  compare: Call<CompareInput, Comparison>
  /** See `readLabelJob`. */
  readLabel: Call<ReadLabelInput, TextLine[]>

  /** Gives back threads and memory. Calls that are under way reject with `engine_closing`. */
  close(): Promise<void>
}

type Call<Input, Output> = (input: Input, context: CallContext) => Promise<Output>

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
  // For what is done while somebody watches: the others may be busy for minutes. A draft need not wait until a picture was looked at.
  const quick = new ThreadPool(2, vision, 'watched')
  const pointer = new Pointer(vision, quick)
  const { ffmpegPath = null } = options
  return {
    capabilities: localCapabilities(vision.networks),
    networks: () => vision.networks,
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
    draft: (input, context) => quick.run('draft', input, workOf(context)),
    readLabel: (input, context) => pool.run('readLabel', input, context),
    close: async () => {
      pointer.close()
      await Promise.all([pool.close(), quick.close()])
      await vision.close()
    },
  }
}
