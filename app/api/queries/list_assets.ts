import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import type { Legibility, ShapeWay } from '#app/engines/engine'
import { LABEL_SQL } from '#app/provenance/label_sql'

export interface AssetRow {
  /** Of the file. */
  id: string
  type: 'image' | 'video'
  prompt: string
  /** Pixels. */
  width: number
  height: number
  /** Seconds; null for pictures. */
  duration: number | null
  /** Of pictures, as in `GeneratedImageRow`. */
  deltaE: number | null
  ssim: number | null
  label: Legibility | null
  shapedBy: ShapeWay | null
  createdAt: Date
}

interface ListAssetsInput {
  userId: number
  type: 'image' | 'video' | null
  productId: number | null
  /** The last asset of the page before; null for the first page. */
  before: string | null
  /** At most so many. */
  limit: number
}

/** Files that were made of a product. */
const OF_PRODUCT = `select media_id from generated_images where product_id = :productId and user_id = :userId
  union select media_id from videos where product_id = :productId and user_id = :userId`

const FILMS = 'select media_id from videos where user_id = :userId'

interface AssetPage {
  assets: AssetRow[]
  /** Where the next page starts, null on the last. */
  nextCursor: string | null
}

/**
 * Pictures and films that a user has made, newest first: ids of files grow with time. Read backwards from the index
 * `media_of_owner`; those of a product, and films, are found among these alone.
 */
export async function listAssets(input: ListAssetsInput): Promise<AssetPage> {
  const { productId, type } = input
  const chosen = productId !== null ? OF_PRODUCT : type === 'video' ? FILMS : null
  const rows = await sql<AssetRow>(
    db.connection(),
    `select m.id, case when v.id is null then 'image' else 'video' end as type,
       coalesce(v.prompt, g.original_prompt) as prompt, m.width, m.height,
       v.duration_seconds as duration, g.delta_e as "deltaE", g.ssim,
       ${LABEL_SQL} as label, coalesce(v.shaped_by, g.shaped_by) as "shapedBy", m.created_at as "createdAt"
     from ${chosen === null ? 'media m' : `(${chosen}) chosen join media m on m.id = chosen.media_id`}
     left join generated_images g on g.media_id = m.id and g.user_id = :userId and g.deleted_at is null
     left join videos v on v.media_id = m.id and v.user_id = :userId
     where m.owner_id = :userId
       and m.id < coalesce(:before::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
       and (g.id is not null and :type::text is distinct from 'video'
            or v.id is not null and :type is distinct from 'image')
       ${productId === null ? '' : 'and coalesce(v.product_id, g.product_id) = :productId'}
     order by m.id desc limit :limit`,
    { ...input, limit: input.limit + 1 }
  )
  const assets = rows.slice(0, input.limit)
  return {
    assets,
    nextCursor: rows.length > input.limit ? assets.at(-1)!.id : null,
  }
}
