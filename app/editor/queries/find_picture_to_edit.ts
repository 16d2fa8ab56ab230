import db from '@adonisjs/lucid/services/db'
import { findVisibleMedia } from '#app/media/queries/find_visible_media'
import { sql } from '#app/core/database/sql'
import { mediaIdIn } from '#app/pictures/queries/find_picture'
import { unknownPictureToEdit } from '../errors.js'

/**
 * The picture at one of our own addresses, if this user may see it. One that its owner has deleted is gone, though its file
 * stays for a while.
 * @param url absolute or not
 * @returns its media id, and what it was made from; an upload has no prompt
 * @throws AppError 422 `unknown_picture` for anything else
 */
export async function findPictureToEdit(
  url: string,
  userId: number
): Promise<{ mediaId: string; prompt: string }> {
  const mediaId = mediaIdIn(url)
  const media = mediaId && (await findVisibleMedia(mediaId, userId))
  if (!media || !media.mime.startsWith('image/')) throw unknownPictureToEdit()
  const [made] = await sql<{ prompt: string; isDeleted: boolean }>(
    db.connection(),
    `select prompt, deleted_at is not null as "isDeleted" from generated_images where media_id = ?`,
    [media.id]
  )
  if (made?.isDeleted) throw unknownPictureToEdit()
  return { mediaId: media.id, prompt: made?.prompt ?? '' }
}
