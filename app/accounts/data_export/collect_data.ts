import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/shell/sql'
import { EXPORT_SECTIONS } from './sections.js'

/** A stored file of the user. */
export interface ExportFile {
  id: string
  diskKey: string
  mime: string
  bytes: number
  created_at: Date
}

export interface CollectedData {
  /** Rows by the name of their section. */
  sections: Map<string, unknown[]>
  files: ExportFile[]
}

/** Everything about a user, as it stood at one moment. */
export function collectData(userId: number): Promise<CollectedData> {
  return db.transaction(
    async (trx) => {
      const sections = new Map<string, unknown[]>()
      for (const { name, query } of EXPORT_SECTIONS) {
        sections.set(name, await sql(trx, query, { userId }))
      }
      const files = await sql<ExportFile>(
        trx,
        `select id, disk_key as "diskKey", mime, bytes, created_at from media m
         where owner_id = :userId and not exists (select 1 from data_exports e where e.media_id = m.id)
         order by id`,
        { userId }
      )
      return { sections, files }
    },
    { isolationLevel: 'repeatable read' }
  )
}
