import type { Plane, Raster } from '../image/raster.js'
import type { ShapeWay } from '../contract/output.js'
import type { JobContext } from '../threads/job_context.js'

/** A picture while it is edited. Planes have its size. */
export interface Editable {
  raster: Raster & { channels: 3 }
  /** Its transparency, 0 to 1, or null when it is opaque. */
  alpha: Plane | null
  /** Where the product is, 0 to 1, or null when nobody knows. */
  product: Plane | null
  /** Name of the scene that the product stands in, or null. */
  scene: string | null
  /** How it got the shape that was asked for; missing when none was. */
  way?: ShapeWay
}

/** What an operation has besides its step. */
export interface OperationContext extends Pick<JobContext, 'networks' | 'infer'> {
  seed: number
  /** As in `EditInput`. */
  shapeWay?: ShapeWay
  /** Factor on strengths that the merchant gave in words: makes pictures of one instruction differ. */
  factor: number
  /** Number of the picture among those of one instruction. */
  variant: number
  /** What was marked, at the picture's size, or null for all of it. */
  area: Plane | null
  /** Called between steps of at most about half a second. */
  checkpoint(): Promise<void>
}

/** An editable whose product is known. */
export type WithProduct = Editable & { product: Plane }
