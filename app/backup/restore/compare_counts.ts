import drive from '@adonisjs/drive/services/main'
import type { Rehearsed } from '#app/core/rehearsal'
import type { Manifest } from '../checkpoint/manifest.js'
import { connect } from '../database/connect.js'
import { JOBS } from '../database/jobs.js'
import { quoted } from '../database/tables.js'

/** Of the runs of payouts: that of the month that is due is added (`load_database.ts`). */
const MOST_ADDED: Record<string, number> = { payout_runs: 1 }

/** Compares what is there after a restore into an empty installation with what the checkpoint has, row by row and file by file. */
export async function compareCounts({ tables, files }: Manifest): Promise<Rehearsed> {
  const wrong: string[] = []
  const client = await connect()
  try {
    for (const { table, rows } of tables.filter((it) => it.table !== JOBS)) {
      const counted = await client.query<{ count: number }>(
        `select count(*)::float8 as count from ${quoted(table)}`
      )
      const { count } = counted.rows[0]!
      if (count >= rows && count <= rows + (MOST_ADDED[table] ?? 0)) continue
      wrong.push(`The table ${table} has ${count} rows, and the checkpoint has ${rows}.`)
    }
  } finally {
    await client.end()
  }
  const stored = await countFiles()
  if (stored !== files.count) {
    wrong.push(`The store has ${stored} files, and the checkpoint has ${files.count}.`)
  }
  if (files.missing > 0) {
    wrong.push(`${files.missing} files that rows need were missing when the checkpoint was made.`)
  }
  return { said: `${tables.length} tables and ${stored} files compared with the manifest`, wrong }
}

async function countFiles(): Promise<number> {
  let count = 0
  let page: string | undefined
  do {
    const listed = await drive.use().listAll('/', { recursive: true, paginationToken: page })
    for (const { isFile } of listed.objects) if (isFile) count++
    page = listed.paginationToken
  } while (page)
  return count
}
