import {
  type GeneratedImageData,
  generatedImageData,
} from '#app/pictures/transformers/generated_image_data'
import type { ReviewRow } from '../queries/list_reviews.js'
import type { ReviewStatus } from '#app/pictures/review_status'

/** A made picture and what was decided on it. */
export type ReviewData = {
  image: GeneratedImageData
  status: ReviewStatus | null
  /** Null once the product is gone. */
  product: { id: number; name: string } | null
}

export function reviewData({ image, status, product }: ReviewRow): ReviewData {
  return { image: generatedImageData(image), status, product }
}
