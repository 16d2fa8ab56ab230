import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { storeBytes } from '#app/media/store_bytes'
import { scratchDir } from '#config/engine'
import { sql } from '#app/shell/sql'
import { finishDataExport } from '../actions/finish_data_export.js'
import { collectData } from '../data_export/collect_data.js'
import { writeArchive } from '../data_export/write_archive.js'

const PROGRESS_INTERVAL_MS = 1_000

/**
 * One attempt at writing a copy of somebody's data. Safe to call again at any point: what has ended is left alone, and
 * what a killed attempt left in the store or on disk is swept.
 * @throws when it failed and should be tried again
 */
export async function exportData(exportId: string, mayRetry: boolean): Promise<void> {
  const [row] = await sql<{ user_id: number }>(
    db.connection(),
    `update data_exports set state = 'running', progress = 0
     where id = ? and state in ('queued', 'running') returning user_id`,
    [exportId]
  )
  if (!row) return
  const folder = app.makePath(scratchDir)
  await mkdir(folder, { recursive: true })
  const path = join(folder, `export-${randomBytes(8).toString('hex')}.zip`)
  try {
    await writeArchive(path, await collectData(row.user_id), progressOf(exportId))
    const archive = await storeBytes({ path, mime: 'application/zip', ownerId: row.user_id })
    if (!(await finishDataExport(exportId, archive))) await drive.use().delete(archive.diskKey)
  } catch (error) {
    if (mayRetry) throw error
    logger.error({ err: error, exportId }, 'data export failed')
    await sql(
      db.connection(),
      `update data_exports set state = 'failed', finished_at = now() where id = ? and state = 'running'`,
      [exportId]
    )
  } finally {
    await rm(path, { force: true })
  }
}

/** Writes the share that is done at most once a second. */
function progressOf(exportId: string): (fraction: number) => void {
  let writtenAt = 0
  return (fraction) => {
    if (Date.now() - writtenAt < PROGRESS_INTERVAL_MS) return
    writtenAt = Date.now()
    sql(
      db.connection(),
      `update data_exports set progress = ? where id = ? and state = 'running'`,
      [Math.min(fraction, 0.99), exportId]
    ).catch((error) => logger.warn({ err: error, exportId }, 'progress not saved'))
  }
}
