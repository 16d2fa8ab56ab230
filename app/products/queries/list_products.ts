import type { PictureData } from '#app/media/intake/picture_data'
import { PRODUCTS_PER_PAGE } from '#config/products'
import { resultCounts } from './result_counts.js'
import type { ProductStatus } from '../product_status.js'
import { sql, TO_SHOW } from '#app/core/database/sql'

export interface ListedProduct {
  id: number
  name: string
  isPublic: boolean
  isOwner: boolean
  status: ProductStatus
  photosCount: number
  /** Pictures of it that this user made. */
  generatedCount: number
  /** The first five photos. */
  pictures: PictureData[]
  createdAt: Date
}

interface ProductPage {
  products: ListedProduct[]
  /** Where the next page starts, null on the last. */
  nextCursor: number | null
}

/** As many as anybody asks for at once, and one more. */
const MOST = 101

/** The newest products with a property. An index alone tells their ids. */
const newestWith = (condition: string) => `select id from products
  where ${condition} and id < coalesce(:before::bigint, 9223372036854775807) order by id desc limit ${MOST}`

/** A user's own products, newest first. Found in the index `products_of_user`. */
export function listOwnProducts(
  userId: number,
  before: number | null,
  limit = PRODUCTS_PER_PAGE
): Promise<ProductPage> {
  return list(userId, newestWith('user_id = :userId'), before, limit)
}

/**
 * Products that pictures can be made of: the user's own trained ones, then the public samples. Found in the indexes
 * `products_ready` and `products_public`.
 */
export function listReadyProducts(userId: number | null, before: number | null) {
  return list(
    userId,
    `(${newestWith(`user_id = :userId and status = 'ready'`)}) union (${newestWith(`is_public and status = 'ready'`)})`,
    before,
    PRODUCTS_PER_PAGE
  )
}

/** Ids of samples lie below all others, so that the newest-first order puts them last. */
async function list(
  userId: number | null,
  newest: string,
  before: number | null,
  limit: number
): Promise<ProductPage> {
  const rows = await sql<ListedProduct>(
    TO_SHOW,
    `select p.id, p.name, p.is_public as "isPublic", p.status, p.created_at as "createdAt",
       coalesce(p.user_id = :userId, false) as "isOwner",
       (select count(*) from product_photos h where h.product_id = p.id) as "photosCount",
       ${resultCounts().join(' + ')} as "generatedCount",
       (select coalesce(json_agg(h), '[]') from (
          select m.id, m.width, m.height, m.placeholder
          from product_photos h join media m on m.id = h.media_id
          where h.product_id = p.id order by h.position limit 5) h) as pictures
     from products p where p.id = any(array(${newest}))
     order by p.id desc limit :limit`,
    { userId, before, limit: limit + 1 }
  )
  const products = rows.slice(0, limit)
  return {
    products,
    nextCursor: rows.length > limit ? products.at(-1)!.id : null,
  }
}
