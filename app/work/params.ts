import type { PhotoWarning } from '#app/engines/photos/photo_warning'
import type { EditTask } from '#app/engines/edit_tasks/edit_tasks'
import type { Failure } from '#app/engines/failures/failures'
import type { IdentifyOutput, ShapeWay } from '#app/engines/engine'
import type { Layout } from '#engine/layout/layout'
import type { ReelBed, ReelBrand, ReelInput, ReelWords } from '#engine/reel/reel'
import type { ExportFormat } from '#config/generations'
import type { GenerationKind } from './generation_state.js'
import type Generation from './models/generation.js'

/** Pictures that were sent along for this work only; they are removed when it ends. */
interface TemporaryMedia {
  temporaryMediaIds: string[]
}

interface CutoutParams {
  photoMediaId: string
  /** Where its owner says that the product is; null: it is found automatically. */
  maskMediaId: string | null
}

interface CutoutResult {
  mediaId: string
  /** 0 to 1. */
  confidence: number
  /** A sentence for the merchant when the cut-out should be looked at, or null. */
  advice: PhotoWarning | null
}

/** What all pictures after prompts are made from. */
interface PromptParams {
  productId: number
  /** One entry a picture, so that one request can make samples of several prompts. */
  prompts: string[]
  /**
   * Places of the pictures in the series that the seed makes; 0, 1, ... if missing. Pieces that failed are made again in
   * their old places, which gives the same pictures.
   */
  positions?: number[]
  /** What must not be in the pictures; nothing, if missing. */
  negativePrompt?: string
  width: number
  height: number
  seed: number
  /** As in `GenerateInput`. */
  layout?: Layout
}

/** A picture that could not be made, and why; `index` is its place in the work's prompts. */
export type FailedPiece = Failure & { index: number }

interface PicturesResult {
  imageIds: number[]
  ignoredWords: string[]
  failures: FailedPiece[]
}

/** A reel as it was ordered. */
export interface ReelParams extends Pick<
  ReelInput,
  'template' | 'aspectRatio' | 'seconds' | 'hasEndCard' | 'safeZone' | 'seed'
> {
  /** Null for one of pictures without a product. */
  productId: number | null
  /** In order; at least three. */
  items: { mediaId: string; caption: string; isCutOut: boolean }[]
  words: ReelWords
  brand: Omit<ReelBrand, 'logo'> & { logoMediaId: string | null }
  sound:
    | { kind: 'none' }
    | { kind: 'bed'; bed: ReelBed }
    | { kind: 'own'; mediaId: string; from: number }
  /** What lists call it, made of its words. */
  prompt: string
  /** For people who do not see it, in the language of whoever ordered it. */
  alt: string
}

/** Parameters of each kind of work, as stored in `generations.params`. Media by id. */
export interface GenerationParams {
  identify: {
    photos: { mediaId: string; originalName: string | null; maskMediaId?: string }[]
  } & TemporaryMedia
  train: {
    productId: number
    /** Without it a model is trained. */
    method?: 'references'
  }
  suggest_prompts: { description: string; triggerWord: string; count: number }
  cutout: CutoutParams
  mask: CutoutParams
  generate: {
    /** Photos to work from instead of the trained model. */
    inputPhotoMediaIds: string[]
  } & PromptParams &
    TemporaryMedia
  background: { photoMediaId: string } & PromptParams
  edit: {
    mediaId: string
    /** What to change. */
    prompt: string
    /** Pictures to make; one, if missing. */
    count?: number
    seed: number
    /** As in `EditInput`. */
    shapeWay?: ShapeWay
    /** As in `EditInput`; `prompt` is its name for people. */
    task?: EditTask
    /** Where alone it may be changed, as in `EditInput`. */
    areaMediaId?: string
    /** Where its sender says that the product is, in place of what is known of it. */
    productMediaId?: string
  } & Partial<TemporaryMedia>
  /** Without a product it is a picture of the editor. */
  upscale: { productId: number | null; mediaId: string; prompt: string }
  video: {
    productId: number
    /** The picture that the film starts with. */
    mediaId: string
    prompt: string
    seconds: 5 | 10
    aspectRatio: '9:16' | '16:9' | '1:1'
    /** As in `VideoInput`. */
    shapeWay?: ShapeWay
    /** One of `CFG_SCALES`. */
    cfgScale: number
    hasSound?: true
    seed: number
  } & TemporaryMedia
  reel: ReelParams & TemporaryMedia
  /** A picture in a shape that a market asks for; it stands in no list. */
  shape: {
    mediaId: string
    /** Where its product is. */
    maskMediaId: string | null
    /** As in `ReshapeInput`. */
    shape: string
  }
  video_export: {
    videoId: number
    format: ExportFormat
    /** Null: the whole film. */
    seconds: number | null
    /** Of a picture that moves: most that its file may have. */
    kilobytes?: number
  }
}

/** What each kind leaves in `generations.result`. */
export interface GenerationResults {
  identify: Pick<IdentifyOutput, 'object' | 'suggestions' | 'description' | 'identifications'>
  train: { productId: number }
  suggest_prompts: { prompts: string[] }
  cutout: CutoutResult
  mask: CutoutResult
  generate: PicturesResult
  background: PicturesResult
  edit: PicturesResult
  upscale: PicturesResult
  video: { videoId: number; ignoredWords: string[] }
  reel: { videoId: number }
  shape: {
    mediaId: string
    maskMediaId: string | null
    shapedBy: ShapeWay | null
  }
  video_export: { mediaId: string }
}

export type ParamsOf<K extends GenerationKind> = GenerationParams[K]
export type ResultOf<K extends GenerationKind> = GenerationResults[K]

/** What succeeded work of a kind has left. */
export function resultOf<K extends GenerationKind>(generation: Generation): ResultOf<K> {
  return generation.result as ResultOf<K>
}
