import { configProvider } from '@adonisjs/core'
import { Encryption } from '@adonisjs/core/encryption'
import app from '@adonisjs/core/services/app'
import encryption from '@adonisjs/core/services/encryption'
import type { EncryptionConfig } from '@adonisjs/core/types/encryption'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type SealedColumns, sealedColumns } from '#app/core/database/sealed_columns'
import { sql } from '#app/core/database/sql'
import { presentKeyAlone } from '#config/encryption'

const ROWS_AT_ONCE = 200

export interface Reencrypted {
  /** Values that an earlier key had sealed. */
  renewed: number
  /** Values that no key opens, left as they are: as `table.column of row id`. */
  unreadable: string[]
}

type Opener = Pick<Encryption, 'decrypt'>

interface Keys {
  all: Opener
  present: Encryption
}

type Row = { id: number; owner: number } & Record<string, string | null>

/**
 * Seals whatever earlier keys have sealed with the present one. Rows are taken in order, some in a transaction, so that it can be
 * stopped at any time and run again: what has been renewed is left alone then.
 * @param all opens with each of the installation's keys
 */
export async function reencrypt(all: Opener = encryption): Promise<Reencrypted> {
  const config = await configProvider.resolve<EncryptionConfig>(app, presentKeyAlone)
  const keys = { all, present: new Encryption(config!) }
  const done: Reencrypted = { renewed: 0, unreadable: [] }
  for (const columns of sealedColumns()) {
    let after: number | null = 0
    while (after !== null) {
      const from: number = after
      after = await db.transaction((trx) => renewSome(trx, columns, from, keys, done))
    }
  }
  return done
}

/** @returns the id to go on after, null when that was the last */
async function renewSome(
  trx: TransactionClientContract,
  sealed: SealedColumns,
  after: number,
  keys: Keys,
  done: Reencrypted
): Promise<number | null> {
  const { table, columns, owner } = sealed
  const rows = await sql<Row>(
    trx,
    `select id::int, ${owner}::int as owner, ${columns.join(', ')} from ${table}
     where id > ? and coalesce(${columns.join(', ')}) is not null
     order by id limit ${ROWS_AT_ONCE} for no key update`,
    [after]
  )
  for (const row of rows) {
    for (const column of columns) {
      const renewed = renew(row[column] ?? null, sealed.purposeFor(row.owner), keys)
      if (renewed === 'unreadable') done.unreadable.push(`${table}.${column} of row ${row.id}`)
      else if (renewed !== null) {
        await sql(trx, `update ${table} set ${column} = ? where id = ?`, [renewed, row.id])
        done.renewed++
      }
    }
  }
  return rows.length < ROWS_AT_ONCE ? null : rows.at(-1)!.id
}

/** Null for what the present key opens already. */
function renew(value: string | null, purpose: string, { all, present }: Keys): string | null {
  if (value === null || present.decrypt(value, purpose) !== null) return null
  const opened = all.decrypt<unknown>(value, purpose)
  return opened === null ? 'unreadable' : present.encrypt(opened, { purpose })
}
