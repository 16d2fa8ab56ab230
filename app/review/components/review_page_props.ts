import type { ReviewData } from '~/review/transformers/review_data'
import type { ReviewCounts, ReviewFilter } from '../review_status'

/** Props of the review desk. */
export interface ReviewPageProps {
  /** Null: pictures of all products. */
  product: { id: number; name: string } | null
  filter: ReviewFilter
  reviews: ReviewData[]
  next_cursor: number | null
  counts: ReviewCounts
}
