import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { UUID } from '#app/core/database/uuid'

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
 * Media that this visitor may see: their own, photos of public products, what their owners published of them, and the
 * profile photos of people in a team with them. Copies of somebody's data are no pictures and are handed out elsewhere.
 * Served by the primary key and the indexes on media_id.
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
     cross join lateral (select o.by_owner, not o.by_owner and (
       exists (select 1 from product_photos h join products p on p.id = h.product_id
            where h.media_id = m.id and p.is_public)
       or exists (select 1 from generated_images g join products p on p.id = g.product_id
            where g.media_id = m.id and g.is_published and g.deleted_at is null and g.user_id = p.user_id
              and p.is_public)) as by_all) seen
     where m.id = :id and m.mime <> 'application/zip' and (
       seen.by_owner or seen.by_all
       or exists (select 1 from users u
            join (select user_id, id as team_id from teams
                  union select user_id, team_id from team_members) theirs on theirs.user_id = u.id
            where u.profile_photo_media_id = m.id and theirs.team_id in
              (select id from teams where user_id = :viewerId
               union select team_id from team_members where user_id = :viewerId)))`,
    { id, viewerId }
  )
  return media ?? null
}
