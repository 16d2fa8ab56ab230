import { randomInt } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import pLimit from 'p-limit'
import { sql } from '#app/core/database/sql'
import type { Fault } from '#app/core/self_checks'
import { listOrphans, PARTS } from '../store/sweep_orphans.js'

const side = pLimit(8)

/** All parts of the store are swept within a day of what is a day old. */
const LEFT_MS = 3 * 86_400_000

/** Files of the store that are named in a sentence. */
const NAMED = 5

/**
 * Rows whose file the store has no more.
 * @param rows those to look at; some hundred by chance, since a store of its own takes time and money for each question
 */
export async function checkMissingFiles(rows?: { key: string }[]): Promise<Fault[]> {
  rows ??= await sampleMedia()
  const there = await Promise.all(
    rows.map(({ key }) => side(async () => ({ key, isThere: await drive.use().exists(key) })))
  )
  const lost = there.filter(({ isThere }) => !isThere).map(({ key }) => key)
  // What was removed meanwhile has no row any more.
  const missing = await sql<{ key: string }>(
    db.connection(),
    'select disk_key as key from media where disk_key = any(?)',
    [lost]
  )
  if (missing.length === 0) return []
  return [
    {
      problem: `${missing.length} of ${rows.length} files that were looked at are missing: ${named(missing)}.`,
      fix: 'Bring them back from a checkpoint: `node ace.js restore` into another folder has them under media/, by the same names.',
    },
  ]
}

/** Files that nobody needs, of one part of the store by chance: they should have been removed. */
export async function checkLeftFiles(part = randomInt(PARTS)): Promise<Fault[]> {
  const left: { key: string }[] = []
  for await (const key of listOrphans(part, LEFT_MS)) left.push({ key })
  if (left.length === 0) return []
  return [
    {
      problem: `${left.length} files belong to nothing and were not removed: ${named(left)}.`,
      fix: 'See that a worker runs and may remove files of the store; look for "sweep failed" in its log.',
    },
  ]
}

function sampleMedia() {
  return sql<{ key: string }>(
    db.connection(),
    `select disk_key as key from media tablesample system (
       (select least(100, 30000 / greatest(reltuples, 1)) from pg_class where oid = 'media'::regclass)) limit 1000`
  )
}

function named(files: { key: string }[]): string {
  return files
    .slice(0, NAMED)
    .map(({ key }) => key)
    .join(', ')
}
