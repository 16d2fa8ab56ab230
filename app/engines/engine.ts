import type { EngineError } from './engine_error.js'

/**
 * The engine port: everything that turns pictures and words into other pictures.
 *
 * Studio code calls an `Engine` from a worker and knows nothing else about it. An adapter (`local/`, and
 * providers' adapters beside it) reads its inputs through `EngineContext.files` and returns files that it wrote
 * to the context's scratch folder. Every function rejects with {@link EngineError} and nothing else.
 */
export interface Engine {
  /** Stable name, stored with each generation: `local`, `fal`, ... */
  readonly name: string

  /** What this engine can do. A screen never offers what is missing here. */
  readonly capabilities: EngineCapabilities

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

  /** A photo's product as marketplaces want it: on pure white, filling a given share of the frame. */
  packshot(input: PackshotInput, context: EngineContext): Promise<PicturesOutput>

  /** Makes a film that starts with a picture. */
  video(input: VideoInput, context: EngineContext): Promise<VideoOutput>

  /** Enlarges a picture two times. */
  upscale(input: UpscaleInput, context: EngineContext): Promise<PicturesOutput>

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

/** One entry a job: its expected seconds (for one picture), or null when the engine cannot do it. */
export type EngineCapabilities = Readonly<Record<EngineJob, { expectedSeconds: number } | null>>

/** What a worker gives to every call. */
export interface EngineContext {
  /** Aborts when the work is cancelled, its deadline has passed, or the process is stopping. */
  readonly signal: AbortSignal

  /** Existing folder for the outputs of this call; the caller removes it. */
  readonly scratch: string

  /** Reads a stored picture by its media key. Rejects with `EngineError('invalid_input')` when it is gone. */
  read(key: MediaKey): Promise<Buffer>

  /**
   * Tells how far the work is.
   * @param fraction 0 to 1, never falling
   * @param step short words for the merchant, e.g. 'Cutting out photo 3 of 6'
   */
  progress(fraction: number, step: string): void

  /** Saves state that a later attempt of the same work gets as `remembered` (e.g. a provider's request id). */
  remember(state: EngineState): Promise<void>

  /** What an earlier attempt saved, or null on the first. */
  readonly remembered: EngineState | null
}

/** Opaque key of a stored original, understood by `EngineContext.read`. */
export type MediaKey = string

/** JSON that an engine wants back later. */
export type EngineState = { [name: string]: JsonValue }
export type JsonValue =
  string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue }

export interface IdentifyInput {
  /** 1 to 20 photos of one product. */
  photos: { key: MediaKey; originalName: string | null }[]
}

export interface IdentifyOutput {
  /** Short name of the thing, e.g. 'Mug'. Never empty. */
  object: string
  /** A paragraph that ends in a line `Text/Graphics: None` or `Text/Graphics: <what is on it>`. */
  description: string
  /** One entry a photo, in the order given; `warnings` are sentences on what is wrong with the photo. */
  identifications: { description: string; warnings: string[] }[]
  cost: EngineCost
}

export interface TrainInput {
  photos: {
    key: MediaKey
    photoId: string
    originalName: string | null
    /** The merchant's own mask of the product in this photo, as {@link PhotoInput.mask}. */
    mask: MediaKey | null
  }[]
  triggerWord: string
  description: string
}

export interface TrainOutput {
  /** Handed back as `GenerateInput.model`. */
  model: EngineState
  /** Files that belong to the model (e.g. cut-outs), stored as media; `model` refers to them by `name`. */
  files: (OutputFile & { name: string })[]
  /** What became of each photo, best first; photos that are not used come last. */
  views: TrainedView[]
  cost: EngineCost
}

/** One photo of a trained product. */
export interface TrainedView {
  photoId: string
  /** Name of the file in `TrainOutput.files` that shows the product cut out, or null when there is none. */
  file: string | null
  /** From where the product is seen, e.g. 'Front' or 'From above'; views of one name look alike. */
  view: string
  /** 0 to 1: how well it serves; 0 when it is not used. */
  quality: number
  /** As in {@link CutoutOutput}. */
  confidence: number
  /** `photoId` of the better photo that shows nearly the same, or null. */
  duplicateOf: string | null
  /** Sentences for the merchant: what is wrong with the photo, and what to do. */
  warnings: string[]
}

export interface SuggestPromptsInput {
  description: string
  triggerWord: string
  count: number
}

export interface SuggestPromptsOutput {
  prompts: string[]
  cost: EngineCost
}

export interface PhotoInput {
  photo: MediaKey
  /** Where the merchant says that the product is: a grey picture of the photo's shape, white = product. */
  mask: MediaKey | null
}

export interface CutoutOutput {
  file: OutputFile
  /** 0 to 1: how sure the engine is that exactly the product was cut out. */
  confidence: number
  /** A sentence for the merchant when the cut-out should be looked at, or null. */
  advice: string | null
  cost: EngineCost
}

export interface MaskOutput {
  file: OutputFile
  /** As in {@link CutoutOutput}. */
  confidence: number
  advice: string | null
  cost: EngineCost
}

export interface GenerateInput {
  /** What `train` returned, its files' names resolved to media keys in `modelFiles`. */
  model: EngineState
  modelFiles: Record<string, MediaKey>
  prompt: string
  /** 1 to 10. */
  count: number
  /** Size of each picture in pixels. */
  width: number
  height: number
  /** Same model, prompt, size and seed give the same pictures. */
  seed: number
  /** Index of the first picture, so that a repeated attempt goes on where the last one stopped. */
  firstIndex: number
}

export interface BackgroundInput extends PhotoInput {
  /** Stored with the photo; the pictures' marks name it. */
  photoId: string
  prompt: string
  /** 1 to 10. */
  count: number
  /** Size of each picture in pixels. */
  width: number
  height: number
  /** Same photo, prompt, size and seed give the same pictures. */
  seed: number
  /** As in {@link GenerateInput}. */
  firstIndex: number
}

export interface EditInput {
  picture: MediaKey
  /** Where the product is in it, or null when nobody knows: as {@link PhotoInput.mask}. */
  mask: MediaKey | null
  /** What to change, in the merchant's words. */
  instruction: string
  /** 1 to 4. */
  count: number
  seed: number
}

export interface PackshotInput extends PhotoInput {
  /** Exact size in pixels, 200 to 10,000 a side. */
  width: number
  height: number
  /** Share of the frame that the product's longer side takes, 0.5 to 1. */
  fill: number
  format: 'jpeg' | 'png'
  /** Most bytes that the file may have, or null for no limit. */
  maxBytes: number | null
}

export interface VideoInput {
  /** The still that the film starts with. */
  picture: MediaKey
  /** Where the product is in it, or null when nobody knows: as {@link PhotoInput.mask}. */
  mask: MediaKey | null
  prompt: string
  seconds: 5 | 10
  aspectRatio: '9:16' | '16:9' | '1:1'
  /** 0 stays with the still, 1 strays far from it. */
  cfgScale: number
  seed: number
}

export interface VideoOutput {
  /** H.264 in MP4, playable from its first bytes (`faststart`). */
  file: VideoFile
  /** First frame, for the player and for lists. */
  poster: OutputFile
  seed: number
  /** Words of the prompt that the engine did not understand, for the merchant. */
  ignoredWords: string[]
  cost: EngineCost
}

/** A film in the context's scratch folder. */
export interface VideoFile {
  path: string
  mime: 'video/mp4'
  /** Pixels. */
  width: number
  height: number
  seconds: number
  framesPerSecond: number
}

export interface UpscaleInput {
  picture: MediaKey
  factor: 2
}

export interface PicturesOutput {
  /** In order; a piece that failed is an error in its place. */
  pictures: (Picture | EngineError)[]
  /** Words of the prompt that the engine did not understand, for the merchant. */
  ignoredWords: string[]
  cost: EngineCost
}

export interface Picture {
  file: OutputFile
  seed: number
  /** Where the product is: a grey PNG of the picture's shape, white = product; null when nobody knows. */
  mask: OutputFile | null
  /** How far the product is from the photo that it comes from; null when that cannot be measured. */
  fidelity: Fidelity | null
  /** Name of the scene that it stands in, or null when it has none. */
  scene: string | null
  /** `photoId` of the photo whose product it shows, or null when it comes from no photo. */
  photoId: string | null
}

/** Difference of a picture's product area from its source photo. */
export interface Fidelity {
  /** Mean CIEDE2000 colour difference; below 1 is not seen, up to 3 hardly. */
  deltaE: number
  /** Mean structural similarity of the luminance, -1 to 1 = same. */
  ssim: number
}

/** A file in the context's scratch folder. */
export interface OutputFile {
  path: string
  mime: 'image/png' | 'image/jpeg' | 'image/webp'
  /** Pixels. */
  width: number
  height: number
}

/** What the call cost the operator in US cents; 0 for the local engine. */
export interface EngineCost {
  cents: number
}
