import { RESULTS_PER_PAGE } from '#config/generations'
import { sql, TO_SHOW } from '#app/core/database/sql'
import {
  findGeneratedImages,
  type GeneratedImageRow,
} from '#app/pictures/queries/list_generated_images'
import type { ReviewStatus } from '#app/pictures/review_status'
import type { ReviewFilter } from '../review_status.js'

/** A picture on the review desk. */
export interface ReviewRow {
  image: GeneratedImageRow
  status: ReviewStatus | null
  /** Null once the product is gone. */
  product: { id: number; name: string } | null
}

export interface ReviewsPage {
  reviews: ReviewRow[]
  /** Where the next page starts, null on the last. */
  nextCursor: number | null
}

export interface ReviewScope {
  userId: number
  /** Null: pictures of all products. */
  productId: number | null
}

interface Row {
  id: number
  status: ReviewStatus | null
  productId: number | null
  productName: string | null
}

/** Each filter is a condition of its own, so that an index serves it. */
const CONDITIONS: Record<ReviewFilter, string> = {
  open: 'review_status is null',
  approved: `review_status = 'approved'`,
  rejected: `review_status = 'rejected'`,
}

/**
 * A user's own pictures of products by what was decided on them, newest first: all have the same status, which the order names as
 * the indexes have it. Found in `generated_images_review` and, for one
 * product, `generated_images_product_review`.
 */
export async function listReviews(
  { userId, productId }: ReviewScope,
  filter: ReviewFilter,
  before: number | null,
  most = RESULTS_PER_PAGE
): Promise<ReviewsPage> {
  const rows = await sql<Row>(
    TO_SHOW,
    `select g.id, g.review_status as status, p.id as "productId", p.name as "productName"
     from generated_images g left join products p on p.id = g.product_id
     where g.id = any(array(
       select id from generated_images
       where user_id = :userId and deleted_at is null and not in_editor and ${CONDITIONS[filter]}
         ${productId === null ? '' : 'and product_id = :productId'}
         and id < coalesce(:before::bigint, 9223372036854775807)
       order by review_status desc, id desc limit ${most + 1}))
     order by g.id desc`,
    { userId, before, ...(productId === null ? {} : { productId }) }
  )
  const listed = rows.slice(0, most)
  const images = await findGeneratedImages(
    listed.map(({ id }) => id),
    userId
  )
  const byId = new Map(images.map((image) => [image.id, image]))
  return {
    reviews: listed.flatMap(({ id, status, productId: product, productName }) => {
      const image = byId.get(id)
      const named = product === null ? null : { id: product, name: productName! }
      return image ? [{ image, status, product: named }] : []
    }),
    nextCursor: rows.length > most ? listed.at(-1)!.id : null,
  }
}
