import db from '@adonisjs/lucid/services/db'
import { RESULTS_PER_PAGE } from '#config/studio'
import type { PictureData } from '#app/media/picture_data'
import { sql } from '#app/shell/sql'

export interface GeneratedImageRow {
  id: number
  mediaId: string
  prompt: string
  originalPrompt: string
  width: number
  height: number
  isUpscaled: boolean
  placeholder: string | null
  seed: number | null
  scene: string | null
  /** Mean CIEDE2000 difference of the product from its photo. */
  deltaE: number | null
  /** Mean structural similarity of the product to its photo, -1 to 1. */
  ssim: number | null
  ignoredWords: string[]
  /** The photo of the product that it was made from, while that exists. */
  sourcePhoto: PictureData | null
  createdAt: Date
}

const COLUMNS = `g.id, g.media_id as "mediaId", g.prompt, g.original_prompt as "originalPrompt", g.width, g.height,
  g.is_upscaled as "isUpscaled", g.created_at as "createdAt", m.placeholder,
  g.seed, g.scene, g.delta_e as "deltaE", g.ssim, g.ignored_words as "ignoredWords",
  (select json_build_object('id', n.id, 'width', n.width, 'height', n.height, 'placeholder', n.placeholder)
     from product_photos h join media n on n.id = h.media_id
     where h.product_id = g.product_id and h.id::text = g.source_photo_id) as "sourcePhoto"`

export interface GeneratedImagesPage {
  images: GeneratedImageRow[]
  /** Where the next page starts, null on the last. */
  nextCursor: number | null
}

/**
 * Pictures of a product that this visitor may see, newest first: their own, and the published ones of its owner.
 * Both halves are read backwards from the index `generated_images_newest`.
 */
export async function listGeneratedImages(input: {
  productId: number
  ownerId: number
  viewerId: number | null
  before: number | null
}): Promise<GeneratedImagesPage> {
  const rows = await sql<GeneratedImageRow>(
    db.connection(),
    `select ${COLUMNS} from (
       (select * from generated_images where product_id = :productId and user_id = :viewerId
          and id < coalesce(:before, 9223372036854775807) order by id desc limit :limit)
       union
       (select * from generated_images where product_id = :productId and user_id = :ownerId
          and is_published and id < coalesce(:before, 9223372036854775807) order by id desc limit :limit)
     ) g join media m on m.id = g.media_id
     order by g.id desc limit :limit`,
    { ...input, limit: RESULTS_PER_PAGE + 1 }
  )
  return pageOf(rows)
}

/** A user's pictures of products that are gone, newest first. Served by the index `generated_images_newest`. */
export async function listKeptImages(
  userId: number,
  before: number | null
): Promise<GeneratedImagesPage> {
  const rows = await sql<GeneratedImageRow>(
    db.connection(),
    `select ${COLUMNS} from generated_images g join media m on m.id = g.media_id
     where g.product_id is null and g.user_id = :userId and g.id < coalesce(:before, 9223372036854775807)
     order by g.id desc limit :limit`,
    { userId, before, limit: RESULTS_PER_PAGE + 1 }
  )
  return pageOf(rows)
}

/** @param rows one more than a page holds, if there are more */
function pageOf(rows: GeneratedImageRow[]): GeneratedImagesPage {
  const images = rows.slice(0, RESULTS_PER_PAGE)
  return {
    images,
    nextCursor: rows.length > RESULTS_PER_PAGE ? images[images.length - 1].id : null,
  }
}

/** Pictures by their ids, in this order. */
export async function findGeneratedImages(ids: number[]): Promise<GeneratedImageRow[]> {
  const rows = await sql<GeneratedImageRow>(
    db.connection(),
    `select ${COLUMNS} from unnest(?::bigint[]) with ordinality as wanted (id, position)
     join generated_images g on g.id = wanted.id join media m on m.id = g.media_id
     order by wanted.position`,
    [ids]
  )
  return rows
}
