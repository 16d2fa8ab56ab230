import type { BodyLimits } from '#config/bodies'
import type { HeldBytes } from './held_bytes.js'

/** What the body of a request may take, and where it is kept until the request has been answered. */
export interface Storage {
  limits: BodyLimits
  /** Where files go, made with the first one. */
  folder: string
  files: HeldBytes
  texts: HeldBytes
}
