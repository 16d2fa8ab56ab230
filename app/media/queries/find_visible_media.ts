import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { UUID } from '#app/core/database/uuid'
import { publicMedia, sharedMedia } from './visibility.js'

export interface VisibleMedia {
  id: string
  diskKey: string
  mime: string
  bytes: number
  width: number
  checksum: string
  isOwner: boolean
  /** Whether they see it as anybody does. Owners see their own, whatever others may. */
  isPublic: boolean
}

/**
 * Media that this visitor may see: their own, and what features show to them. Copies of somebody's data are no pictures and are handed
 * out elsewhere. Served by the primary key and the indexes on media_id.
 * @param viewerId null for guests
 */
export async function findVisibleMedia(
  id: string,
  viewerId: number | null
): Promise<VisibleMedia | null> {
  if (!UUID.test(id)) return null
  const [media] = await sql<VisibleMedia>(
    db.connection(),
    `select m.id, m.disk_key as "diskKey", m.mime, m.bytes, m.width, m.checksum,
       seen.by_owner as "isOwner", seen.by_all as "isPublic"
     from media m
     cross join lateral (select coalesce(m.owner_id = :viewerId, false) as by_owner) o
     cross join lateral (select o.by_owner, not o.by_owner and (${publicMedia().join(' or ')}) as by_all) seen
     where m.id = :id and m.mime <> 'application/zip' and (
       seen.by_owner or seen.by_all
       or ${sharedMedia().join(' or ')})`,
    { id, viewerId }
  )
  return media ?? null
}
