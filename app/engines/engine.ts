import type { EditTaskName } from './edit_tasks/edit_tasks.js'
import type { ProgressStep } from './steps/steps.js'
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
} from './engine_input.js'
import type {
  CutoutOutput,
  DraftOutput,
  IdentifyOutput,
  MaskOutput,
  PicturesOutput,
  ReelOutput,
  SelectOutput,
  SuggestPromptsOutput,
  TrainOutput,
  VideoOutput,
} from './engine_output.js'
import type { EngineState, MediaKey } from './engine_state.js'
import type { ReelInput } from '#engine/reel/reel'

export type * from './engine_input.js'
export type * from './engine_output.js'
export type * from './engine_state.js'

/**
 * The engine port: everything that turns pictures and words into other pictures.
 *
 * Studio code calls an `Engine` from a worker and knows nothing else about it. An adapter
 * (`built_in_engine.ts`, and those of providers) reads its inputs through `EngineContext.read` and returns files that it wrote
 * to the context's scratch folder. Every function rejects with `EngineError` and nothing else.
 */
export interface Engine {
  /** Stable name, stored with each generation: `local`, `fal`, ...; of several in order, their names by commas. */
  readonly name: string

  /** What this engine can do. A screen never offers what is missing here. */
  readonly capabilities: EngineCapabilities

  /** Names of the trained networks that it uses by now, of which all processes are told; missing where it cannot say. */
  networks?(): string[]

  /** Says what the photos show. */
  identify(input: IdentifyInput, context: EngineContext): Promise<IdentifyOutput>

  /** Prepares a product for `generate`: the returned state is handed back with each later call. */
  train(input: TrainInput, context: EngineContext): Promise<TrainOutput>

  /** Proposes prompts that this engine can honour for a product. */
  suggestPrompts(input: SuggestPromptsInput, context: EngineContext): Promise<SuggestPromptsOutput>

  /** Cuts the product out of one photo: a PNG with alpha at the photo's size. */
  cutout(input: PhotoInput, context: EngineContext): Promise<CutoutOutput>

  /** The product's mask in one photo: a grey PNG at the photo's size, white = product. */
  mask(input: PhotoInput, context: EngineContext): Promise<MaskOutput>

  /** Makes `count` pictures of a trained product after a prompt. */
  generate(input: GenerateInput, context: EngineContext): Promise<PicturesOutput>

  /** Makes `count` pictures of the product of one photo before a new background after a prompt. */
  background(input: BackgroundInput, context: EngineContext): Promise<PicturesOutput>

  /**
   * Changes a picture as an instruction says. Rejects with `unsupported` and what it can do when the instruction asks
   * for what it cannot honour; never answers with a picture that is not what was asked for.
   */
  edit(input: EditInput, context: EngineContext): Promise<PicturesOutput>

  /** Gives a picture another shape, as an edit of these words does, by every engine in the same way; one picture. */
  reshape(input: ReshapeInput, context: EngineContext): Promise<PicturesOutput>

  /** A photo's product as marketplaces want it: on pure white, filling a given share of the frame. */
  packshot(input: PackshotInput, context: EngineContext): Promise<PicturesOutput>

  /** Makes a film that starts with a picture. */
  video(input: VideoInput, context: EngineContext): Promise<VideoOutput>

  /**
   * Makes a film of several pictures and films, as `planReel` plans it. Rejects with `invalid_input` when words have signs that cannot be
   * drawn here, and when the sound cannot be used.
   */
  reel(input: ReelInput, context: EngineContext): Promise<ReelOutput>

  /** Enlarges a picture two times. */
  upscale(input: UpscaleInput, context: EngineContext): Promise<PicturesOutput>

  /**
   * Finds what somebody points at while they look at a picture: beside all other calls, and at no cost. What it needs to know of a picture
   * is kept for a while. Rejects with `unsupported` where it cannot.
   */
  select(input: SelectInput, context: SelectContext): Promise<SelectOutput>

  /** Shows at once what an order's first picture is going to be laid out like, by every engine in the same way; at no cost. */
  draft(input: DraftInput, context: SelectContext): Promise<DraftOutput>

  /** Gives back threads and memory. Calls that are under way reject with `busy`. */
  close(): Promise<void>
}

export type EngineJob =
  | 'identify'
  | 'train'
  | 'suggestPrompts'
  | 'cutout'
  | 'mask'
  | 'generate'
  | 'background'
  | 'edit'
  | 'packshot'
  | 'upscale'
  | 'video'
  | 'reel'
  | 'select'

/** One entry a job: its expected seconds (for one picture), or null when the engine cannot do it. */
export type EngineCapabilities = Readonly<Record<EngineJob, { expectedSeconds: number } | null>> & {
  /**
   * `version`: grows whenever products are worth being trained anew; 1, if missing. `withoutLearning`: how long a product takes whose
   * pictures are drawn from its photos alone; missing where there is no such way, or none that differs.
   */
  readonly train: {
    expectedSeconds: number
    version?: number
    withoutLearning?: { expectedSeconds: number }
  } | null
  /**
   * `redraws`: whether products that are not locked are drawn anew; `drawsScenes`: whether pictures, and those before backgrounds, get other
   * scenes than their drafts; not, if missing.
   */
  readonly generate: { expectedSeconds: number; redraws?: boolean; drawsScenes?: boolean } | null
  /**
   * `hasAreas`: whether an edit can be held to an area; `hasShapeWays`: whether the way can be chosen in which a picture gets another
   * shape; not, if missing. `tasks`: changes that can be asked for by name; none, if missing.
   */
  readonly edit: {
    expectedSeconds: number
    hasAreas?: boolean
    hasShapeWays?: boolean
    tasks?: readonly EditTaskName[]
  } | null
  /** `hasSound`: whether a film may have sound; not, if missing. */
  readonly video: { expectedSeconds: number; hasSound?: boolean } | null
}

/** A merchant's key at the provider, in clear. */
export interface OwnKey {
  /** Of its row in `provider_keys`. */
  id: number
  key: string
}

/** What is given for a selection or a draft: as in {@link EngineContext}. */
export type SelectContext = Pick<EngineContext, 'signal' | 'read'>

/** What a worker gives to every call. */
export interface EngineContext {
  /**
   * Aborts when the work is cancelled, its deadline has passed, or the process is stopping. Its reason is `stopping` when the work
   * will be taken up again: what a provider does for it shall go on.
   */
  readonly signal: AbortSignal

  /** Names the piece of work, the same for all its attempts; missing outside of a worker. */
  readonly workId?: string

  /** The merchant's own account at the provider, which alone does and pays for this; the operator's, if missing. */
  readonly ownKey?: OwnKey

  /** Existing folder for the outputs of this call; the caller removes it. */
  readonly scratch: string

  /** Reads a stored picture by its media key. Rejects with `EngineError` `picture_gone` when it is gone. */
  read(key: MediaKey): Promise<Buffer>

  /**
   * Tells how far the work is.
   * @param fraction 0 to 1, never falling
   * @param step what it is about
   */
  progress(fraction: number, step: ProgressStep): void

  /** Saves state that a later attempt of the same work gets as `remembered` (e.g. a provider's request id). */
  remember(state: EngineState): Promise<void>

  /** What an earlier attempt saved, or null on the first. */
  readonly remembered: EngineState | null

  /** The engines that are asked next for what this one surely does not make, and the job that this is; none, if missing. */
  readonly behind?: { job: EngineJob; engines: readonly string[] }

  /** Is told which engine has made what a call answers, before it answers. */
  madeBy?(engine: string): void
}
