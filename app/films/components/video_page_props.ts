import type { ModelData, ProductCardData } from '~/products/transformers/product_data'
import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'
import type { UnfinishedData } from '~/work/transformers/generation_data'
import type { EngineOffers } from '~/work/queries/engine_offers'
import type { SourceData } from '~/pictures/transformers/source_data'
import type { VideoData } from '~/films/transformers/video_data'

/** Props of the page on which films are made. */
export interface VideoPageProps {
  /** Null while a product is to be chosen, and `model` with it. */
  modelId: number | null
  model: ModelData | null
  /** What can be chosen. */
  models: ProductCardData[]
  offers: EngineOffers
  /** One sentence about what this page cannot do. */
  error: string | null
  /** The picture that the page was opened for. */
  image: SourceData | null
  generatedImages: GeneratedImageData[]
  images_cursor: number | null
  generatedVideos: VideoData[]
  /** Where the list of films goes on, or that of products. */
  next_cursor: number | null
  unfinished: UnfinishedData[]
  /** Seconds that a film usually takes; null when the engine cannot make one. */
  expected_seconds: number | null
}
