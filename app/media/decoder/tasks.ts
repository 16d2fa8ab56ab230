import type { PictureFormat } from '../serving/picture_format.js'
import type { Variant } from '../serving/variant.js'

/** A file to read and one to write, which is beside it or in a folder that exists. */
export interface Files {
  path: string
  output: string
}

/** What is known of a picture that was rewritten. */
export interface PictureFacts {
  mime: 'image/jpeg' | 'image/png'
  /** Pixels. */
  width: number
  height: number
  /** Data URL of a tiny version. */
  placeholder: string
}

/** What decoders do, by name: what they are given and what they answer beside the file. */
export interface Tasks {
  normalizePicture: { input: Files; result: PictureFacts }
  normalizeMask: {
    input: Files & { photo: { width: number; height: number } }
    result: PictureFacts
  }
  makeVariant: { input: Files & { variant: Variant }; result: null }
  makeQuickVariant: { input: Files & { variant: Variant }; result: null }
  convertPicture: { input: Files & { format: PictureFormat }; result: null }
}

export type TaskName = keyof Tasks

/** Why a picture or a mask is refused; `REFUSALS` and `MASK_REFUSALS` have the sentences. */
export type RefusalCode = 'kind' | 'damaged' | 'pixels' | 'small' | 'costly' | MaskRefusalCode
export type MaskRefusalCode = 'shape' | 'empty' | 'full'

export interface Order<T extends TaskName = TaskName> {
  name: T
  input: Tasks[T]['input']
}

/** What a decoder says of itself. */
export interface Usage {
  /** Seconds of processor time since the task began. */
  cpu: number
  /** Bytes of memory. */
  rss: number
}

/** What a decoder tells: that it is there, what a task takes so far, and how it ended. */
export type Told = { usage: Usage } & (
  | { type: 'ready' }
  | { type: 'working' }
  | { type: 'done'; result: unknown }
  | { type: 'refused'; code: RefusalCode; detail: string }
  /** By the system, or by a fault of ours. */
  | { type: 'unable' | 'failed'; detail: string }
)
