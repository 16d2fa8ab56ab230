import type { Layout } from '../layout/layout.js'
import type { JobError } from './job_error.js'
import type { PhotoWarning } from './photos.js'
import type { EngineState } from './state.js'

/* What each job answers. */

export interface IdentifyOutput {
  /** Short name of the thing, e.g. 'Mug'; 'Product' where nothing tells it. Never empty. */
  object: string
  /** Names for the merchant to choose from, the likeliest first, where the engine does not know things; null where it does and `object` is the name. */
  suggestions: string[] | null
  /** A paragraph that ends in a line `Text/Graphics: None` or `Text/Graphics: <what is on it>`. */
  description: string
  /** One entry a photo, in the order given; `warnings` are what is wrong with the photo. */
  identifications: { description: string; warnings: PhotoWarning[] }[]
  cost: EngineCost
}

export interface TrainOutput {
  /** Handed back as `GenerateInput.model`. */
  model: EngineState
  /** Files that belong to the model (e.g. cut-outs), stored as media; `model` refers to them by `name`. */
  files: (OutputFile & { name: string })[]
  /** What became of each photo, best first; photos that are not used come last. */
  views: TrainedView[]
  cost: EngineCost
  /** How well it was trained, as in {@link Capabilities}; 1, if missing. */
  version?: number
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
  /** What is wrong with the photo. */
  warnings: PhotoWarning[]
}

export interface SuggestPromptsOutput {
  prompts: string[]
  cost: EngineCost
}

export interface CutoutOutput {
  file: OutputFile
  /** 0 to 1: how sure the engine is that exactly the product was cut out. */
  confidence: number
  /** Why the cut-out should be looked at, or null. */
  advice: PhotoWarning | null
  cost: EngineCost
}

export interface MaskOutput {
  file: OutputFile
  /** As in {@link CutoutOutput}. */
  confidence: number
  advice: PhotoWarning | null
  cost: EngineCost
}

export interface VideoOutput {
  /** H.264 in MP4, playable from its first bytes (`faststart`). */
  file: VideoFile
  /** First frame, for the player and for lists. */
  poster: OutputFile
  seed: number
  /** How its still got its shape; missing when that had it. */
  shapedBy?: ShapeWay
  /** Words of the prompt that the engine did not understand, for the merchant. */
  ignoredWords: string[]
  cost: EngineCost
}

export interface ReelOutput {
  /** As {@link VideoOutput.file}; with AAC sound unless none was asked for. */
  file: VideoFile
  /** The frame that stands for the reel. */
  poster: OutputFile
  /** Subtitles: what its captions say when. */
  srt: string
  vtt: string
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

export interface PicturesOutput {
  /** In order; a piece that failed is an error in its place. */
  pictures: (Picture | JobError)[]
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
  /** How much of its label can still be read; null or missing when there is none, or nobody can tell. */
  label?: Legibility | null
  /** Name of the scene that it stands in, or null when it has none. */
  scene: string | null
  /** `photoId` of the photo whose product it shows, or null when it comes from no photo. */
  photoId: string | null
  /** How it got another shape; missing when it was asked for none. */
  shapedBy?: ShapeWay
}

/**
 * How a picture got another shape: a part of it, its ground carried on, its product on studio paper in the photo's colours, or all of it on a
 * softened copy of itself.
 */
export type ShapeWay = 'reframed' | 'filled' | 'set' | 'softened'

/** What somebody pointed at. */
export interface SelectOutput {
  /** A grey PNG of the picture's shape, 1024 pixels a side at most, white = pointed at; null when nothing was yet. */
  mask: Uint8Array | null
}

/** What a picture is going to look like. */
export interface DraftOutput {
  /** WebP, 512 pixels on its longer side. */
  picture: Uint8Array
  /** How it is laid out: the same layout and seed give the same picture. */
  layout: Required<Layout>
  /** Where the product lies in it, in shares of its width and height; beyond 0 to 1 where it leaves the frame. */
  product: { left: number; top: number; right: number; bottom: number }
  /** Whether something is below its foot. */
  stands: boolean
}

/** Difference of a picture's product area from its source photo. */
export interface Fidelity {
  /** Mean CIEDE2000 colour difference; below 1 is not seen, up to 3 hardly. */
  deltaE: number
  /** Mean structural similarity of the luminance, -1 to 1 = same. */
  ssim: number
}

/** Words on a product in its source photo, at least one, and how many of them can be read in a picture. */
export type Legibility = {
  words: number
  read: number
}

/** A file in the context's scratch folder. */
export interface OutputFile {
  path: string
  mime: 'image/png' | 'image/jpeg' | 'image/webp'
  /** Pixels. */
  width: number
  height: number
}

/** What the call cost the operator in US cents. */
export interface EngineCost {
  cents: number
}
