import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import { firstOf } from '#app/core/elements'

/** A version that has brought the database up to date. */
interface KnownVersion {
  version: string
  /** When it did. */
  firstAt: Date
  /** When it was started last. */
  lastAt: Date
}

/** Those that the database knows, the last one first; none before versions were written down. Databases only go up. */
export async function listVersions(client: QueryClientContract): Promise<KnownVersion[]> {
  const { exists } = firstOf(
    await sql<{ exists: boolean }>(client, `select to_regclass('versions') is not null as exists`)
  )
  if (!exists) return []
  return sql<KnownVersion>(
    client,
    'select version, first_at as "firstAt", last_at as "lastAt" from versions order by first_at desc'
  )
}

/** Writes down that a version is started on a database that is as it needs it. */
export async function rememberVersion(client: QueryClientContract, version: string): Promise<void> {
  await sql(
    client,
    'insert into versions (version) values (?) on conflict (version) do update set last_at = now()',
    [version]
  )
}
