import { type Announcement, COLUMNS } from '#app/announcements/announcement'
import { sql, TO_SHOW } from '#app/core/database/sql'
import { notFound } from '#app/core/errors/errors'
import type { AdminList } from './list.js'

/** What merchants are, were and will be told, the newest first. */
export const announcementsList: AdminList<Record<string, never>, Announcement> = {
  ids: 'number',
  filterIn: () => ({}),
  load: (_filter, before, most) =>
    sql<Announcement>(
      TO_SHOW,
      `select ${COLUMNS} from announcements where id < coalesce(:before::bigint, 9223372036854775807)
       order by id desc limit :most`,
      { before, most }
    ),
}

/** @throws AppError 404 */
export async function findAnnouncement(id: number): Promise<Announcement> {
  const [found] = await sql<Announcement>(
    TO_SHOW,
    `select ${COLUMNS} from announcements where id = ?`,
    [id]
  )
  if (!found) throw notFound()
  return found
}
