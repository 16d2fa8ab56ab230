import type { FileFormat } from '../rules/rules.js'

/** A box of whole pixels; right and bottom are exclusive. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Size {
  width: number
  height: number
}

/** What is measured of a picture and its file. */
export interface PictureFacts extends Size {
  format: FileFormat
  bytes: number
  /** Name of the embedded colour profile; null without one, which is taken for sRGB. */
  profile: string | null
  isSrgb: boolean
  /** No pixel lets the ground through. */
  isOpaque: boolean
  /** Share of the outermost pixels that are 255, 255, 255. */
  whiteBorder: number
  /** Where the product is; null when nobody knows. */
  product: Box | null
  /** Whether a mask tells which pixels are the product's. */
  hasMask: boolean
  /** Whether something seems to be written beside the product; null without a mask, since products carry text. */
  hasText: boolean | null
  /** Whether the file tells how the picture was made. */
  hasMarks: boolean
}

/** Share of the frame that the product takes: the larger of its shares of width and height. */
export function fillOf({ left, top, right, bottom }: Box, { width, height }: Size): number {
  return Math.max((right - left) / width, (bottom - top) / height)
}
