import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { UUID } from '#app/core/database/uuid'

export interface DataExportRow {
  id: string
  state: 'queued' | 'running' | 'ready' | 'failed'
  /** 0 to 1. */
  progress: number
  created_at: Date
  expires_at: Date | null
  bytes: number | null
}

/** The newest copy of a user's data that is asked for, under way or there; null when there is none. */
export async function findNewestDataExport(userId: number): Promise<DataExportRow | null> {
  const [row] = await sql<DataExportRow>(
    db.connection(),
    `select e.id, e.state, e.progress, e.created_at, e.expires_at, m.bytes
     from data_exports e left join media m on m.id = e.media_id
     where e.user_id = ? and (e.expires_at is null or e.expires_at > now())
     order by e.id desc limit 1`,
    [userId]
  )
  return row ?? null
}

/** The file of a user's own copy while it can be downloaded. */
export async function findDataExportFile(
  id: string,
  userId: number
): Promise<{ diskKey: string; bytes: number; finished_at: Date } | null> {
  if (!UUID.test(id)) return null
  const [row] = await sql<{ diskKey: string; bytes: number; finished_at: Date }>(
    db.connection(),
    `select m.disk_key as "diskKey", m.bytes, e.finished_at
     from data_exports e join media m on m.id = e.media_id
     where e.id = ? and e.user_id = ? and e.state = 'ready' and e.expires_at > now()`,
    [id, userId]
  )
  return row ?? null
}
