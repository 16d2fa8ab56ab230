import type { VideoInput } from '../../engine.js'
import type { Model, ModelInput } from './model.js'

/* What a provider's adapter says of the model of each job: how it is asked, and what it costs. */

/** The model that each job uses. */
export interface RemoteModels {
  language: LanguageModels
  train: TrainModel
  generate: GenerateModel
  cutout: CutoutModel
  background: BackgroundModel
  edit: EditModel
  upscale: UpscaleModel
  video: VideoModel
}

/** Models whose choice is a setting each; the language models are set together. */
export type ChosenModels = Omit<RemoteModels, 'language'>

/** All models of each job whose parameters are known here, the default first. */
export type ModelCatalog = { readonly [J in keyof ChosenModels]: readonly ChosenModels[J][] }

export interface LanguageModels {
  words: LanguageModel
  /** The one that is shown pictures too. */
  pictures: LanguageModel
}

export interface LanguageModel extends Model {
  input(question: { system: string; prompt: string; pictures: string[] }): ModelInput
}

/** The family of base models that a LoRA fits. */
export type Family = 'flux-1' | 'flux-2'

export interface TrainModel extends Model {
  family: Family
  units(steps: number): number
  /** @param archive address of a zip of pictures with a caption each */
  input(archive: string, order: { steps: number; triggerWord: string }): ModelInput
  /** The archive that the trained weights come in, or the file itself. */
  weights: 'safetensors' | 'tar'
}

export interface GenerateOrder {
  prompt: string
  /** Address of the trained weights; empty for models of their own weights. */
  lora: string
  loraScale: number
  count: number
  width: number
  height: number
  seed: number
  steps: number
  guidance: number
}

export interface GenerateModel extends Model {
  family: Family
  /** Most pictures of one request. */
  most: number
  /** The model that has learnt the product, where each training makes one; weights are handed to this one, if missing. */
  trainedAs?(reference: string): Model
  units(order: Pick<GenerateOrder, 'count' | 'width' | 'height'>): number
  input(order: GenerateOrder): ModelInput
}

export interface CutoutModel extends Model {
  units: number
  input(photo: string): ModelInput
}

export interface BackgroundOrder {
  /** Address of a PNG: the product on a transparent ground, where it shall stand. */
  picture: string
  prompt: string
  negativePrompt: string
  count: number
  seed: number
}

export interface BackgroundModel extends Model {
  most: number
  input(order: BackgroundOrder): ModelInput
}

export interface EditOrder {
  picture: string
  instruction: string
  count: number
  seed: number
}

export interface EditModel extends Model {
  /** Most pictures of one request. */
  most: number
  input(order: EditOrder): ModelInput
}

export interface UpscaleModel extends Model {
  /** Most pixels that it takes; larger pictures are enlarged here. No limit, if missing. */
  mostPixels?: number
  /** @param size of the result in pixels */
  units(size: { width: number; height: number }): number
  input(picture: string): ModelInput
}

export interface VideoOrder extends Pick<
  VideoInput,
  'prompt' | 'seconds' | 'aspectRatio' | 'cfgScale'
> {
  /** Address of the first frame, in the film's shape. */
  picture: string
}

export interface VideoModel extends Model {
  input(order: VideoOrder): ModelInput
}
