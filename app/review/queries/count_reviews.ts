import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import type { ReviewCounts, ReviewFilter } from '../review_status.js'
import type { ReviewScope } from './list_reviews.js'

/** How many of a user's own pictures of products were decided on, and how. Read from the indexes of `listReviews` alone. */
export async function countReviews({ userId, productId }: ReviewScope): Promise<ReviewCounts> {
  const rows = await sql<{ status: ReviewFilter; count: number }>(
    db.connection(),
    `select coalesce(review_status, 'open') as status, count(*)::int as count from generated_images
     where user_id = :userId and deleted_at is null and not in_editor ${productId === null ? '' : 'and product_id = :productId'}
     group by review_status`,
    { userId, ...(productId === null ? {} : { productId }) }
  )
  const counts: ReviewCounts = { open: 0, approved: 0, rejected: 0 }
  for (const { status, count } of rows) counts[status] = count
  return counts
}
