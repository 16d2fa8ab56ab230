import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { removeMedia } from '#app/media/store/remove_media'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { DELETED_PICTURE_HOURS } from '#config/generations'
import { listShapeFiles } from '../queries/list_shape_files.js'

/** Pictures removed in one run, so that the worker is not kept busy. */
const MOST = 1_000

interface DeletedImage {
  id: number
  productId: number | null
  userId: number
}

/** Removes pictures that were deleted so long ago that they cannot be brought back, with their files. */
export async function removeDeletedImages(): Promise<void> {
  const images = await sql<DeletedImage>(
    db.connection(),
    `select id, product_id as "productId", user_id as "userId" from generated_images
     where deleted_at < now() - make_interval(hours => ?) order by deleted_at limit ${MOST}`,
    [DELETED_PICTURE_HOURS]
  )
  for (const image of images) {
    // What cannot be removed must not hold up what comes after it, now and in each later run.
    await remove(image).catch((error) =>
      logger.error({ err: error, imageId: image.id }, 'deleted picture not removed')
    )
  }
}

/** It may have been brought back, or have gone with its product, since it was listed. */
function remove({ id, productId, userId }: DeletedImage): Promise<void> {
  return db.transaction(async (trx) => {
    if (productId !== null) await lockRows(trx, 'products', [productId], 'key share')
    await lockRows(trx, 'users', [userId], 'key share')
    const rows = await sql<{ media_id: string; mask_media_id: string | null }>(
      trx,
      `delete from generated_images where id = ? and deleted_at < now() - make_interval(hours => ?)
       returning media_id, mask_media_id`,
      [id, DELETED_PICTURE_HOURS]
    )
    for (const { media_id: picture, mask_media_id: mask } of rows) {
      const isShared = mask !== null && (await isMask(mask))
      const shapes = await listShapeFiles(trx, picture)
      await removeMedia(
        mask === null || isShared ? [picture, ...shapes] : [picture, mask, ...shapes],
        trx
      )
    }

    /** An enlarged picture shares the mask of the one that it comes from. */
    async function isMask(mediaId: string): Promise<boolean> {
      const users = await sql(
        trx,
        'select 1 from generated_images where mask_media_id = ? limit 1',
        [mediaId]
      )
      return users.length > 0
    }
  })
}
