import type { ReactNode } from 'react'
import type { MediaSource } from './media_source'

/** A picture that is looked at, and what is known of it. */
export interface ViewedPicture {
  source: MediaSource
  /** Product and prompt. */
  alt: string
  isCutout?: boolean
  /** Shown below, such as the product's name. */
  caption?: ReactNode
  /** What is known of it: beside the picture, below it on small screens. */
  details?: ReactNode
  /** What it was made from, to compare it with. */
  original?: { source: MediaSource; alt: string }
  /** File name to save under. */
  fileName: string
}
