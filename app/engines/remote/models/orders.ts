import type { VideoInput } from '../../engine.js'

/** Pixels of a picture. */
export interface Size {
  width: number
  height: number
}

/** What is asked of a model, by job. Models differ in which part goes into which field. */
export interface Orders {
  language: {
    system: string
    prompt: string
    /** Addresses of the pictures that it is about. */
    pictures: string[]
  }
  train: {
    /** Address of a zip of pictures with a caption each. */
    archive: string
    steps: number
    triggerWord: string
  }
  generate: {
    prompt: string
    negativePrompt: string
    /** Address of what was learnt, which models with weights of their own do not need, and how much of it counts. */
    weights: { path: string; scale: number }
    count: number
    size: Size
    seed: number
    steps?: number
    guidance?: number
  }
  cutout: { picture: string }
  background: {
    /** Address of a PNG: the product on a transparent ground, where it shall stand. */
    picture: string
    prompt: string
    negativePrompt: string
    count: number
    seed: number
  }
  edit: { picture: string; prompt: string; count: number; seed: number }
  upscale: { picture: string }
  video: Pick<VideoInput, 'prompt' | 'seconds' | 'aspectRatio'> & {
    /** Address of the first frame, in the film's shape. */
    picture: string
    cfgScale?: number
  }
}

/** Jobs that a model is chosen for. */
export type ModelJob = keyof Orders
