import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import type { KeptSection, KeptValues } from '#config/kept_settings'
import { openValues, sealValues } from './sealed_settings.js'

export interface KeptSettings {
  section: KeptSection
  /** Null when no key of the installation opens them. */
  values: KeptValues | null
  /** ISO 8601. */
  keptAt: string
}

/** All that is kept, whether it is in use or not. */
export async function loadKept(): Promise<KeptSettings[]> {
  const rows = await sql<{ section: KeptSection; sealed: string; keptAt: Date }>(
    db.connection(),
    'select section, sealed, kept_at as "keptAt" from kept_settings order by section'
  )
  return rows.map(({ section, sealed, keptAt }) => ({
    section,
    values: openValues(sealed),
    keptAt: keptAt.toISOString(),
  }))
}

/** Keeps the values of a section in place of earlier ones; processes take them up when they are started again. */
export async function keepValues(
  trx: TransactionClientContract,
  section: KeptSection,
  values: KeptValues
): Promise<void> {
  await sql(
    trx,
    `insert into kept_settings (section, sealed) values (?, ?)
     on conflict (section) do update set sealed = excluded.sealed, kept_at = clock_timestamp()`,
    [section, sealValues(values)]
  )
}

/** @returns whether something was kept */
export async function forgetValues(
  trx: TransactionClientContract,
  section: KeptSection
): Promise<boolean> {
  const rows = await sql(trx, 'delete from kept_settings where section = ? returning 1', [section])
  return rows.length > 0
}
