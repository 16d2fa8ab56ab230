import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import { EXPORT_SECTIONS } from './sections.js'

/** Rows that are in memory at a time: some hold whole requests or answers. */
const AT_ONCE = 100

/** A stored file of the user. */
export interface ExportFile {
  id: string
  diskKey: string
  mime: string
  bytes: number
  created_at: Date
}

export interface CollectedData {
  /** Files with the rows of each section, as JSON, by the section's name. */
  sections: Map<string, string>
  files: ExportFile[]
}

const FILES = `select id, disk_key as "diskKey", mime, bytes, created_at from media m
  where owner_id = :userId and not exists (select 1 from data_exports e where e.media_id = m.id) order by id`

/**
 * Writes down everything about a user, as it stood at one moment. Rows go to disk some at a time: an account may have more of them
 * than the memory of a worker holds.
 * @param folder where to write; it must exist
 */
export function collectData(userId: number, folder: string): Promise<CollectedData> {
  return db.transaction(
    async (trx) => {
      const sections = new Map<string, string>()
      for (const { name, query } of EXPORT_SECTIONS) {
        const path = join(folder, `${name}.json`)
        await pipeline(jsonOf(rowsOf(trx, name, query, userId)), createWriteStream(path))
        sections.set(name, path)
      }
      return { sections, files: await sql<ExportFile>(trx, FILES, { userId }) }
    },
    { isolationLevel: 'repeatable read' }
  )
}

async function* rowsOf(
  trx: TransactionClientContract,
  name: string,
  query: string,
  userId: number
): AsyncGenerator<unknown> {
  await sql(trx, `declare ${name} no scroll cursor for ${query}`, { userId })
  for (;;) {
    const rows = await sql(trx, `fetch ${AT_ONCE} from ${name}`)
    yield* rows
    if (rows.length < AT_ONCE) break
  }
  await sql(trx, `close ${name}`)
}

/** The text of a JSON list. */
export async function* jsonOf(
  values: Iterable<unknown> | AsyncIterable<unknown>
): AsyncGenerator<string> {
  let before = '['
  for await (const value of values) {
    yield `${before}\n${JSON.stringify(value, null, 2)}`
    before = ','
  }
  yield before === '[' ? '[]' : '\n]'
}
