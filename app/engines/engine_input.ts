import type { Layout } from '#engine/layout/layout'
import type { EditTask } from './edit_tasks/edit_tasks.js'
import type { ShapeWay } from './engine_output.js'
import type { EngineState, MediaKey } from './engine_state.js'

/* What each job of the engine port is given. */

export interface IdentifyInput {
  /** 1 to 20 photos of one product. */
  photos: {
    key: MediaKey
    originalName: string | null
    /** As in {@link PhotoInput.mask}; found by the engine, if missing. */
    mask?: MediaKey | null
  }[]
}

export interface TrainInput {
  photos: {
    key: MediaKey
    photoId: string
    originalName: string | null
    /** The merchant's own mask of the product in this photo, as {@link PhotoInput.mask}. */
    mask: MediaKey | null
  }[]
  /** What the merchant calls it, which tells it from another thing in its photos; nothing is known, if missing. */
  name?: string
  triggerWord: string
  description: string
  /** Nothing may be learnt that takes minutes or costs money: pictures are made from the photos alone. */
  withoutLearning?: boolean
}

export interface SuggestPromptsInput {
  description: string
  triggerWord: string
  count: number
}

/** How the merchant names and describes a product. */
export interface ProductWords {
  name: string
  description: string
}

export interface PhotoInput {
  photo: MediaKey
  /** Where the merchant says that the product is: a grey picture of the photo's shape, white = product. */
  mask: MediaKey | null
}

export interface GenerateInput {
  /** What `train` returned, its files' names resolved to media keys in `modelFiles`. */
  model: EngineState
  modelFiles: Record<string, MediaKey>
  /** The words tell how large it is. As it was trained, if missing. */
  product?: ProductWords
  prompt: string
  /** What must not be in the pictures, in the merchant's words; empty for no such wish. */
  negativePrompt: string
  /** Whether the product must keep its own pixels, and not be drawn anew; it must, if missing. */
  isLocked?: boolean
  /** 1 to 10. */
  count: number
  /** Size of each picture in pixels. */
  width: number
  height: number
  /** Same model, prompt, size and seed give the same pictures. */
  seed: number
  /** Index of the first picture, so that a repeated attempt goes on where the last one stopped. */
  firstIndex: number
  /** By the merchant's hand: where the product stands, its shadow and its light; all as the engine has it, if missing. */
  layout?: Layout
}

export interface BackgroundInput extends PhotoInput {
  /** Stored with the photo; the pictures' marks name it. */
  photoId: string
  /** As in {@link GenerateInput}; nothing is known of it, if missing. */
  product?: ProductWords
  prompt: string
  /** As in {@link GenerateInput}. */
  negativePrompt: string
  /** 1 to 10. */
  count: number
  /** Size of each picture in pixels. */
  width: number
  height: number
  /** Same photo, prompt, size and seed give the same pictures. */
  seed: number
  /** As in {@link GenerateInput}. */
  firstIndex: number
  /** As in {@link GenerateInput}. */
  layout?: Layout
}

/** The first picture of an order, small and at once. */
export interface DraftInput
  extends
    Pick<GenerateInput, 'product' | 'prompt' | 'negativePrompt' | 'width' | 'height'>,
    Pick<GenerateInput, 'seed' | 'layout'> {
  /** A trained product as in {@link GenerateInput}, or what was cut out of a photo: a PNG with alpha. */
  subject: Pick<GenerateInput, 'model' | 'modelFiles'> | { cutout: MediaKey }
}

export interface EditInput {
  picture: MediaKey
  /** Where the product is in it, or null when nobody knows: as {@link PhotoInput.mask}. */
  mask: MediaKey | null
  /**
   * Where alone it may be changed: a grey picture of the picture's shape, white = may change. Everywhere, if missing. Given only to
   * engines whose capabilities name it.
   */
  area?: MediaKey | null
  /** What to change, in the merchant's words. */
  instruction: string
  /** What to change where it is asked for by name, in place of the instruction. Given only to engines whose capabilities name it. */
  task?: EditTask
  /** How alone it may get another shape; the first way that holds, if missing. Given only to engines whose capabilities name it. */
  shapeWay?: ShapeWay
  /** 1 to 4. */
  count: number
  seed: number
  /** As in {@link GenerateInput}; 0, if missing. */
  firstIndex?: number
}

/** A picture that gets another shape by the first way that holds. */
export interface ReshapeInput extends Pick<EditInput, 'picture' | 'mask'> {
  /** Width to height, such as `9:16` or `1.91:1`. */
  shape: string
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
  /** How alone the still may get the film's shape; the first way that holds, if missing. */
  shapeWay?: ShapeWay
  /** How close the film keeps to the still and the words: 0 leaves the engine free, 1 holds it. */
  cfgScale: number
  /** Whether it has sound that suits it; silent, if missing. Given only to engines whose capabilities name it. */
  hasSound?: boolean
  seed: number
}

/** What somebody points at in a picture. Places are shares of its width and height, 0 to 1 from the top left. */
export interface SelectInput {
  picture: MediaKey
  /** Null gets ready for what will be pointed at. */
  pointing: Pointing | null
}

export type Pointing =
  | {
      /** A part of the thing. */
      at: Place
      /**
       * Share of the picture that it takes at most, where it is known to be a part of something larger: then the largest of the likely things
       * is meant, else the likeliest of all. 1 for no limit.
       */
      most: number
    }
  /** The thing lies in here. */
  | { box: { left: number; top: number; right: number; bottom: number } }

export interface Place {
  x: number
  y: number
}

export interface UpscaleInput {
  picture: MediaKey
  factor: 2
}
