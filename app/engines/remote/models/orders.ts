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
  references: {
    /** Addresses of pictures of the product alone, best first. */
    pictures: string[]
    prompt: string
    count: number
    size: Size
    seed: number
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
  area: {
    picture: string
    /** Address of where it may be changed, in the form that the row says. */
    mask: string
    prompt: string
    count: number
    /** Of the picture as it is sent: what comes back has to have its shape. */
    size: Size
    seed: number
  }
  erase: {
    picture: string
    /** Address of a grey picture of its shape, white = what goes. */
    mask: string
  }
  widen: {
    picture: string
    /** Of what comes out, of the picture in it, and where its top left corner is there; pixels. */
    canvas: Size
    size: Size
    at: { x: number; y: number }
    prompt: string
    seed: number
  }
  upscale: { picture: string }
  video: Pick<VideoInput, 'prompt' | 'seconds' | 'aspectRatio'> & {
    /** Address of the first frame, in the film's shape. */
    picture: string
    cfgScale?: number
    hasSound?: boolean
  }
}

/** Jobs that a model is chosen for. */
export type ModelJob = keyof Orders

/** Jobs that a provider need not have a model for: what needs one is not offered, or done by other means. */
export type OptionalJob = 'references' | 'area' | 'erase' | 'widen'
