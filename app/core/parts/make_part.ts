import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { nameOfPart, otherPartsOf, type PartedTable } from '#config/parts'
import { sql } from '../database/sql.js'
import { firstOf } from '../elements.js'
import { boundAt } from './bounds.js'
import { sqlOnParts } from './sql_on_parts.js'

/** What a part is asked for by, in ids or days. */
const KEYS = { month: 'id', day: 'day' } as const

/**
 * Makes the part of a month or a day, with the rows of it that were written while it was missing. Not where a table has its name: that is a
 * part which is being archived.
 * @param at any moment of it
 */
export async function makePart(
  trx: TransactionClientContract,
  table: PartedTable,
  at: DateTime
): Promise<void> {
  const from = at.toUTC().startOf(table.unit)
  const name = nameOfPart(table, from)
  const [first, end] = [from, from.plus({ [table.unit]: 1 })].map((it) => boundAt(table, it))
  const { exists } = firstOf(
    await sql<{ exists: boolean }>(trx, 'select to_regclass(?) is not null as exists', [name])
  )
  if (exists) return
  const { rest } = otherPartsOf(table)
  const range = `${KEYS[table.unit]} >= '${first}' and ${KEYS[table.unit]} < '${end}'`
  await sqlOnParts(
    trx,
    `create table ${name} (like ${table.name} including defaults including constraints)`
  )
  // Before it is read: what comes afterwards would be in the way of attaching the part.
  await sqlOnParts(trx, `lock table ${rest} in access exclusive mode`)
  const { count } = await sqlOnParts(
    trx,
    `insert into ${name} select * from ${rest} where ${range}`
  )
  if (count > 0) await sqlOnParts(trx, `delete from ${rest} where ${range}`)
  await sqlOnParts(
    trx,
    `alter table ${table.name} attach partition ${name} for values from ('${first}') to ('${end}')`
  )
}
