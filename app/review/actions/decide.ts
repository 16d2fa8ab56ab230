import { notFound } from '#app/core/errors/errors'
import { type Decision, setReviewStatus } from '#app/pictures/actions/set_review_status'
import type { ReviewStatus } from '#app/pictures/review_status'

interface DecideInput {
  imageId: number | string
  /** Null: not decided any more. */
  status: ReviewStatus | null
  userId: number
}

/**
 * Keeps what a user decided on one of their own pictures; the last decision counts. The same once more changes nothing.
 * @throws AppError 404 when it is not theirs or gone
 */
export async function decide({ imageId, status, userId }: DecideInput): Promise<Decision> {
  if (!/^[1-9]\d{0,17}$/.test(String(imageId))) throw notFound()
  const decision = await setReviewStatus({ imageId: Number(imageId), status, userId })
  if (!decision) throw notFound()
  return decision
}
