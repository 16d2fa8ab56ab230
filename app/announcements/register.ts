import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { defineSweep } from '#app/core/sweeps'
import { watchAnnouncements } from './queries/list_announcements.js'

watchAnnouncements()

// Nobody is shown it again.
defineSweep('remove dismissals of announcements that have ended', () =>
  sql(
    db.connection(),
    `delete from announcement_dismissals d using announcements a
     where a.id = d.announcement_id and a.ends_at < now() - interval '1 day'`
  )
)
