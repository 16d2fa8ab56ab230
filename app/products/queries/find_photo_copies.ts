import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { notFound } from '#app/core/errors/errors'

/** A copy of a photo that was sent to be identified. */
export interface PhotoCopy {
  mediaId: string
  originalName: string | null
  width: number
  height: number
}

/**
 * Copies that somebody has sent, in the order of their ids.
 * @throws AppError 404 when one of them is not theirs, or not there any more
 */
export async function findPhotoCopies(userId: number, ids: string[]): Promise<PhotoCopy[]> {
  const copies = await sql<PhotoCopy>(
    db.connection(),
    `select c.media_id as "mediaId", c.original_name as "originalName", m.width, m.height
     from unnest(:ids::uuid[]) with ordinality as wanted (id, place)
     join photo_copies c on c.media_id = wanted.id and c.user_id = :userId
     join media m on m.id = c.media_id order by wanted.place`,
    { userId, ids }
  )
  if (copies.length < ids.length) throw notFound()
  return copies
}
