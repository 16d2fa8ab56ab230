import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import type { PgBoss } from 'pg-boss'
import { storeBytes } from '#app/media/store/store_bytes'
import { scratchDir } from '#config/engine'
import { sql } from '#app/core/database/sql'
import { failDataExport } from '../actions/fail_data_export.js'
import { finishDataExport } from '../actions/finish_data_export.js'
import { releaseDataExport } from '../actions/release_data_export.js'
import { collectData } from '../data_export/collect_data.js'
import { writeArchive } from '../data_export/write_archive.js'

const PROGRESS_INTERVAL_MS = 1_000

export interface ExportDataInput {
  exportId: string
  /** Whether a failure now may be repaired by another try. */
  mayRetry: boolean
  queue: PgBoss
  /** Aborts when the process has to stop: the copy is given back, for another worker to begin anew. */
  stopping: AbortSignal
}

/**
 * One attempt at writing a copy of somebody's data. Safe to call again at any point: what has ended is left alone, and
 * what a killed attempt left in the store or on disk is swept.
 * @throws when it failed and should be tried again
 */
export async function exportData(input: ExportDataInput): Promise<void> {
  const { exportId, mayRetry, queue, stopping } = input
  const userId = await claim(exportId)
  if (userId === null) return
  try {
    await write(exportId, userId, stopping)
  } catch (error) {
    if (stopping.aborted) return releaseDataExport(queue, exportId)
    if (mayRetry) throw error
    logger.error({ err: error, exportId }, 'data export failed')
    await failDataExport(exportId)
  }
}

/** Whose data is wanted; null when the copy has ended. */
async function claim(exportId: string): Promise<number | null> {
  const [row] = await sql<{ user_id: number }>(
    db.connection(),
    `update data_exports set state = 'running', progress = 0, started_at = now()
     where id = ? and state in ('queued', 'running') returning user_id`,
    [exportId]
  )
  return row?.user_id ?? null
}

async function write(exportId: string, userId: number, stopping: AbortSignal): Promise<void> {
  const folder = join(app.makePath(scratchDir), `export-${randomBytes(8).toString('hex')}`)
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'archive.zip')
  try {
    await writeArchive(path, await collectData(userId, folder), {
      onProgress: progressOf(exportId),
      signal: stopping,
    })
    const archive = await storeBytes({ path, mime: 'application/zip', ownerId: userId })
    if (!(await finishDataExport(exportId, archive))) await drive.use().delete(archive.diskKey)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes the share that is done at most once a second. */
function progressOf(exportId: string): (fraction: number) => void {
  let writtenAt = -Infinity
  return (fraction) => {
    if (performance.now() - writtenAt < PROGRESS_INTERVAL_MS) return
    writtenAt = performance.now()
    sql(
      db.connection(),
      `update data_exports set progress = ? where id = ? and state = 'running'`,
      [Math.min(fraction, 0.99), exportId]
    ).catch((error) => logger.warn({ err: error, exportId }, 'progress not saved'))
  }
}
