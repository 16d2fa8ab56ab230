import type { EngineOffers } from '~/work/queries/engine_offers'
import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'
import type { UnfinishedData } from '~/work/transformers/generation_data'
import type { VideoData } from '~/films/transformers/video_data'
import type { ProductData } from '~/products/transformers/product_data'
import type { TrainedViewData } from '~/products/transformers/trained_view_data'
import type { UnfinishedTraining } from '~/products/transformers/training_data'

/** Props of a product's page. */
export interface ProductPageProps {
  product: ProductData
  images: GeneratedImageData[]
  next_cursor: number | null
  /** Pictures that are under way. */
  unfinished: UnfinishedData[]
  videos: VideoData[]
  videos_cursor: number | null
  /** Films that are under way. */
  unfinished_videos: UnfinishedData[]
  /** Seconds that a film usually takes; null when the engine cannot make one. */
  video_seconds: number | null
  offers: EngineOffers
  training: UnfinishedTraining | null
  /** What training made of the photos; empty for others than the owner. */
  views: TrainedViewData[]
  /** Whether masks were changed since the last training, which knows nothing of that. False for visitors. */
  has_untrained_masks: boolean
  /** Whether the engine trains better now, for nothing once; false for others. */
  has_better_training: boolean
  /** Seconds of a training that would bring pictures closer to the product, which is drawn from its photos until then; null where it is not. */
  unlearnt_seconds: number | null
}
