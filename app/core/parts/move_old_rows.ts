import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { otherPartsOf, type PartedTable } from '#config/parts'
import { boundAt, FIRST_MONTH, NUMBER_BITS } from './bounds.js'
import { changeParts } from './change_parts.js'
import { isCovered, listParts } from './list_parts.js'
import { makePart } from './make_part.js'
import { sqlOnParts } from './sql_on_parts.js'

/** Rows of a step, for which writers wait: some tenths of a second. */
const STEP = 5_000
/** Steps of a turn, so that other sweeps are not kept waiting for long. */
const STEPS = 20

/** When a row was written: a clock that stood before all months has given ids and times that the part of before would keep for ever. */
const TIME = `greatest(created_at, '${FIRST_MONTH.toISO()}')`

/**
 * Moves rows of before there were parts to their months, the newest first, which keeps them in order: an id gets its month and keeps its
 * number. Killed at any point it goes on with the next call. The part that held them goes when it is empty.
 */
export async function moveOldRows(client: QueryClientContract, table: PartedTable): Promise<void> {
  if (!(await listParts(client, table)).hasBefore) return
  await makeMonths(client, table)
  for (let step = 0; step < STEPS; step++) {
    const moved = await changeParts(client, (trx) => moveSome(trx, table))
    if (moved === null) return
    if (moved === 0) break
  }
  await changeParts(client, async (trx) => {
    if ((await moveSome(trx, table)) > 0) return
    await sqlOnParts(trx, `drop table ${otherPartsOf(table).before}`)
  })
}

async function makeMonths(client: QueryClientContract, table: PartedTable): Promise<void> {
  const { rows } = await sqlOnParts<{ month: string }>(
    client,
    `select distinct to_char(${TIME} at time zone 'utc', 'YYYY-MM') as month from ${otherPartsOf(table).before} order by 1`
  )
  const { parts } = await listParts(client, table)
  for (const { month } of rows) {
    const at = DateTime.fromISO(month, { zone: 'utc' })
    if (!isCovered(parts, at)) await changeParts(client, (trx) => makePart(trx, table, at))
  }
}

/** Nobody writes meanwhile: whoever waits for a row that moves away would be refused. */
async function moveSome(trx: TransactionClientContract, table: PartedTable): Promise<number> {
  const { name } = table
  const { before } = otherPartsOf(table)
  await sqlOnParts(trx, `lock table ${name} in share row exclusive mode`)
  const { count } = await sqlOnParts(
    trx,
    `update ${name} set id = id_of_month(id & ${2 ** NUMBER_BITS - 1}, ${TIME})
     where id < ${boundAt(table, FIRST_MONTH)} and id in (select id from ${before} order by id desc limit ${STEP})`
  )
  return count
}
