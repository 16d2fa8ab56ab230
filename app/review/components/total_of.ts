import type { ReviewCounts, ReviewFilter } from '../review_status'
import type { Status } from './decision_log'

interface TotalInput {
  /** What is loaded of the list, with what stands decided by now. */
  reviews: readonly { status: Status }[]
  counts: ReviewCounts
  filter: ReviewFilter
  /** Whether nothing of the list is left to be loaded. */
  isAll: boolean
}

/**
 * How many pictures a list has: those that are loaded stay on it whatever is decided, and what the filter counts beside
 * them is still to come.
 */
export function totalOf({ reviews, counts, filter, isAll }: TotalInput): number {
  if (isAll) return reviews.length
  const loaded = reviews.filter(({ status }) => (status ?? 'open') === filter).length
  return reviews.length + Math.max(0, counts[filter] - loaded)
}
