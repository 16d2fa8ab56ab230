import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { otherPartsOf, PARTED_TABLES, type PartedTable, PARTS_AHEAD } from '#config/parts'
import { NUMBER_BITS, timeAt } from './bounds.js'
import { changeParts } from './change_parts.js'
import { isCovered, listParts } from './list_parts.js'
import { makePart } from './make_part.js'
import { moveOldRows } from './move_old_rows.js'
import { sqlOnParts } from './sql_on_parts.js'

/**
 * Makes the parts that are missing of all tables by time: of now, of the next months or days, and of rows that were written while there was none.
 * Rows of before there were parts move to theirs, as many as one turn takes. Where somebody holds a table for long, or another process is at it, the next call does what is left.
 */
export async function keepParts(
  now: DateTime = DateTime.utc(),
  client: QueryClientContract = db.connection()
): Promise<void> {
  for (const table of PARTED_TABLES) {
    const { parts } = await listParts(client, table)
    const wanted = [...comingTimes(table, now), ...(await timesOfRest(client, table))]
    for (const at of wanted) {
      if (!isCovered(parts, at)) await changeParts(client, (trx) => makePart(trx, table, at))
    }
    await moveOldRows(client, table)
  }
}

/** Now, and what comes next. */
function comingTimes({ unit }: PartedTable, now: DateTime): DateTime[] {
  return Array.from({ length: PARTS_AHEAD[unit] + 1 }, (_, step) =>
    now
      .toUTC()
      .startOf(unit)
      .plus({ [unit]: step })
  )
}

/** Whose part is missing though rows of it are there. */
async function timesOfRest(client: QueryClientContract, table: PartedTable): Promise<DateTime[]> {
  const { rest } = otherPartsOf(table)
  const { rows } = await sqlOnParts<{ bound: string }>(
    client,
    table.unit === 'day'
      ? `select distinct day::text as bound from ${rest}`
      : `select distinct id >> ${NUMBER_BITS} << ${NUMBER_BITS} as bound from ${rest}`
  )
  return rows.map(({ bound }) => timeAt(table, bound))
}
