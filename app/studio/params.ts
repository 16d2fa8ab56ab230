import type { IdentifyOutput } from '#app/engines/engine'
import type { ExportFormat } from '#config/studio'
import type { GenerationKind } from './generation_state.js'

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
  advice: string | null
}

/** Parameters of each kind of work, as stored in `generations.params`. Media by id. */
export interface GenerationParams {
  identify: { photos: { mediaId: string; originalName: string | null }[] } & TemporaryMedia
  train: { productId: number }
  suggest_prompts: { description: string; triggerWord: string; count: number }
  cutout: CutoutParams
  mask: CutoutParams
  generate: {
    productId: number
    /** One entry a picture, so that one request can make samples of several prompts. */
    prompts: string[]
    width: number
    height: number
    seed: number
    /** Photos to work from instead of the trained model. */
    inputPhotoMediaIds: string[]
  } & TemporaryMedia
  background: {
    productId: number
    photoMediaId: string
    /** One entry a picture. */
    prompts: string[]
    width: number
    height: number
    seed: number
  }
  upscale: { productId: number; mediaId: string; prompt: string }
  video: {
    productId: number
    /** The picture that the film starts with. */
    mediaId: string
    prompt: string
    seconds: 5 | 10
    aspectRatio: '9:16' | '16:9' | '1:1'
    /** One of `CFG_SCALES`. */
    cfgScale: number
    seed: number
  } & TemporaryMedia
  video_export: {
    videoId: number
    format: ExportFormat
    /** Null: the whole film. */
    seconds: number | null
  }
}

/** What each kind leaves in `generations.result`. */
export interface GenerationResults {
  identify: Pick<IdentifyOutput, 'object' | 'description' | 'identifications'>
  train: { productId: number }
  suggest_prompts: { prompts: string[] }
  cutout: CutoutResult
  mask: CutoutResult
  generate: { imageIds: number[]; ignoredWords: string[]; failures: string[] }
  background: { imageIds: number[]; ignoredWords: string[]; failures: string[] }
  upscale: { imageIds: number[]; ignoredWords: string[]; failures: string[] }
  video: { videoId: number; ignoredWords: string[] }
  video_export: { mediaId: string }
}

export type ParamsOf<K extends GenerationKind> = GenerationParams[K]
export type ResultOf<K extends GenerationKind> = GenerationResults[K]
