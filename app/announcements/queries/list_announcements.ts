import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { eventHub } from '#app/core/queue/event_hub'
import { type Announcement, COLUMNS } from '../announcement.js'

/** More are shown to nobody at a time. */
const MOST = 20

let kept: Promise<Announcement[]> | null = null

/** From now on changes of other processes are heard, which have this one read them anew. */
export function watchAnnouncements(): void {
  eventHub.onRenewed('announcements', () => (kept = null))
}

/**
 * What merchants are told at the moment: warnings first, then the newest. Read from the memory of the process, so that pages may ask for it.
 */
export async function listAnnouncements(now = new Date()): Promise<Announcement[]> {
  const all = await (kept ?? read())
  return all.filter(({ startsAt, endsAt }) => startsAt <= now && (endsAt === null || endsAt > now))
}

/** Those of now and later. */
function read(): Promise<Announcement[]> {
  const reading = sql<Announcement>(
    db.connection(),
    `select ${COLUMNS} from announcements where ends_at is null or ends_at > now()
     order by tone = 'warning' desc, id desc limit ${MOST}`
  )
  kept = reading
  reading.catch(() => {
    if (kept === reading) kept = null
  })
  return reading
}
