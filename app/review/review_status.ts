import type { ReviewStatus } from '#app/pictures/review_status'

/** Which pictures the desk lists. */
export type ReviewFilter = 'open' | ReviewStatus

export const REVIEW_FILTERS = ['open', 'approved', 'rejected'] as const satisfies ReviewFilter[]

/** Numbers of pictures by what was decided on them. */
export type ReviewCounts = Record<ReviewFilter, number>
