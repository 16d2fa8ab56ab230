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

  /** Enlarges a picture two times. */
  upscale(input: UpscaleInput, context: EngineContext): Promise<PicturesOutput>

  /** Gives back threads and memory. Calls that are under way reject with `busy`. */
  close(): Promise<void>
}

export type EngineJob =
  'identify' | 'train' | 'suggestPrompts' | 'cutout' | 'mask' | 'generate' | 'upscale'

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
  /** One entry a photo, in the order given. */
  identifications: { description: string }[]
  cost: EngineCost
}

export interface TrainInput {
  photos: { key: MediaKey; photoId: string; originalName: string | null }[]
  triggerWord: string
  description: string
}

export interface TrainOutput {
  /** Handed back as `GenerateInput.model`. */
  model: EngineState
  /** Files that belong to the model (e.g. cut-outs), stored as media; `model` refers to them by `name`. */
  files: (OutputFile & { name: string })[]
  cost: EngineCost
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
}

export interface CutoutOutput {
  file: OutputFile
  /** 0 to 1: how sure the engine is that exactly the product was cut out. */
  confidence: number
  cost: EngineCost
}

export interface MaskOutput {
  file: OutputFile
  /** 0 to 1, as in {@link CutoutOutput}. */
  confidence: number
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
