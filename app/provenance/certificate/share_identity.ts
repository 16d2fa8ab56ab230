import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import encryption from '@adonisjs/core/services/encryption'
import db from '@adonisjs/lucid/services/db'
import type { SealedColumns } from '#app/core/database/sealed_columns'
import { sql } from '#app/core/database/sql'
import { ensureIdentity } from './ensure_identity.js'
import { filesIn } from './read_identity.js'

/** PEM. */
interface Pair {
  chain: string
  key: string
}

const PURPOSE = 'signing_identity'

export const SIGNING_KEY_COLUMNS: SealedColumns = {
  table: 'signing_identities',
  columns: ['sealed_key'],
  owner: 'id',
  purposeFor: () => PURPOSE,
}

/**
 * Has all hosts of an installation sign with one certificate, the one in the database. Where there is none, this host's own becomes it, made
 * if need be; so does one made anew because the clock was ahead. What another host's takes the place of is kept beside the folder.
 * @throws Error with one sentence for the operator when its key cannot be opened
 */
export async function shareIdentity(folder: string): Promise<void> {
  const before = await readShared()
  if (before) await put(folder, before)
  await ensureIdentity(folder)
  const own = await readOwn(folder)
  if (own === null || own.chain === before?.chain) return
  await sql(
    db.connection(),
    `insert into signing_identities as shared (chain, sealed_key) values (?, ?)
     on conflict (id) do update set chain = excluded.chain, sealed_key = excluded.sealed_key, created_at = now()
     where shared.chain = ?`,
    [own.chain, encryption.encrypt(own.key, { purpose: PURPOSE }), before?.chain ?? '']
  )
  const first = await readShared()
  if (first) await put(folder, first)
}

async function readShared(): Promise<Pair | null> {
  const [row] = await sql<{ chain: string; sealed: string }>(
    db.connection(),
    'select chain, sealed_key as sealed from signing_identities'
  )
  if (!row) return null
  const key = encryption.decrypt<string>(row.sealed, PURPOSE)
  if (key !== null) return { chain: row.chain, key }
  throw new Error(
    'The key that files are signed with was sealed with another APP_KEY: add that one to APP_PREVIOUS_KEYS'
  )
}

async function readOwn(folder: string): Promise<Pair | null> {
  const { certificate, key } = filesIn(folder)
  try {
    return { chain: await readFile(certificate, 'utf8'), key: await readFile(key, 'utf8') }
  } catch {
    // Told of when it is used.
    return null
  }
}

async function put(folder: string, { chain, key }: Pair): Promise<void> {
  const own = await readOwn(folder)
  if (own?.chain === chain && own.key === key) return
  if (own) await cp(folder, `${folder}-replaced`, { recursive: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const files = filesIn(folder)
  await replace(files.certificate, chain)
  await replace(files.key, key)
}

/** A file is there whole or as it was. */
async function replace(path: string, text: string): Promise<void> {
  const fresh = `${path}.${process.pid}`
  await writeFile(fresh, text, { mode: 0o600 })
  await rename(fresh, path)
}
