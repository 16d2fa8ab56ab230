import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

/** A sound that a merchant brought. */
export interface OwnSound {
  mediaId: string
  name: string
  seconds: number
}

/** A merchant's sounds, newest first. */
export function listSounds(userId: number): Promise<OwnSound[]> {
  return sql<OwnSound>(
    db.connection(),
    `select media_id as "mediaId", name, seconds from reel_sounds
     where user_id = ? order by created_at desc, media_id desc`,
    [userId]
  )
}
