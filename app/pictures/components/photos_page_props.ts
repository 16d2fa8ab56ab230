import type { ModelData } from '~/products/transformers/product_data'
import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'
import type { FailedWorkData } from '~/work/transformers/failed_work_data'
import type { UnfinishedData } from '~/work/transformers/generation_data'

/** Props of the page on which pictures of one product are made. */
export interface PhotosPageProps {
  model: ModelData
  images: GeneratedImageData[]
  next_cursor: number | null
  unfinished: UnfinishedData[]
  /** Work of which pieces failed. */
  failed: FailedWorkData[]
  /** Seconds that one picture usually takes; null when the engine cannot do it. */
  expected_seconds: { generate: number | null; background: number | null; upscale: number | null }
  /** Whether pictures have the scenes of their drafts, and not their places and sizes alone. */
  keeps_drafts: boolean
}
