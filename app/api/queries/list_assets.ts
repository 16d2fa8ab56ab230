import { sql, TO_SHOW } from '#app/core/database/sql'
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

const BEFORE = `id < coalesce(:before::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')`

const IMAGES =
  'select media_id from generated_images where user_id = :userId and deleted_at is null'
const FILMS = 'select media_id from videos where user_id = :userId'

/** Whether a file is one of these, looked up for one file after another until the page is full. */
const isOf = (files: string) =>
  `(select true from (${files} and media_id = media.id limit 1) found)`

interface AssetPage {
  assets: AssetRow[]
  /** Where the next page starts, null on the last. */
  nextCursor: string | null
}

/**
 * Pictures and films that a user has made, newest first: ids of files grow with time. Found in the index `media_of_owner`; those of a
 * product, and films, among these alone.
 */
export async function listAssets(input: ListAssetsInput): Promise<AssetPage> {
  const { productId, type } = input
  const ofProduct = productId === null ? '' : 'and product_id = :productId'
  const images = `${IMAGES} ${ofProduct}`
  const films = `${FILMS} ${ofProduct}`
  const few = type === 'video' ? films : type === 'image' ? images : `${images} union ${films}`
  const isListed = type === 'image' ? isOf(IMAGES) : `coalesce(${isOf(IMAGES)}, ${isOf(FILMS)})`
  const rows = await sql<AssetRow>(
    TO_SHOW,
    `select m.id, case when v.id is null then 'image' else 'video' end as type,
       coalesce(v.prompt, g.original_prompt) as prompt, m.width, m.height,
       v.duration_seconds as duration, g.delta_e as "deltaE", g.ssim,
       ${LABEL_SQL} as label, coalesce(v.shaped_by, g.shaped_by) as "shapedBy", m.created_at as "createdAt"
     from media m
     left join generated_images g on g.media_id = m.id and g.user_id = :userId and g.deleted_at is null
     left join videos v on v.media_id = m.id and v.user_id = :userId
     where m.id = any(array(
       select id from media where owner_id = :userId and ${BEFORE}
         and ${productId !== null || type === 'video' ? `id = any(array(${few}))` : isListed}
       order by id desc limit :limit))
     order by m.id desc limit :limit`,
    { ...input, limit: input.limit + 1 }
  )
  const assets = rows.slice(0, input.limit)
  return {
    assets,
    nextCursor: rows.length > input.limit ? assets.at(-1)!.id : null,
  }
}
