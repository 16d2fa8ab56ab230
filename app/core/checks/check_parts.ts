import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { nameOfPart, otherPartsOf, PARTED_TABLES, type PartedTable } from '#config/parts'
import { isCovered, listParts } from '../parts/list_parts.js'
import { firstOf } from '../elements.js'
import { sqlOnParts } from '../parts/sql_on_parts.js'
import type { Fault } from '../self_checks.js'

/** Whether tables by time have the parts of now and of what comes next, and no rows beside them. */
export async function checkParts(now: DateTime = DateTime.utc()): Promise<Fault[]> {
  const found = await Promise.all(PARTED_TABLES.map((table) => checkTable(table, now)))
  return found.flat()
}

async function checkTable(table: PartedTable, now: DateTime): Promise<Fault[]> {
  const client = db.connection()
  const { parts } = await listParts(client, table)
  const first = now.toUTC().startOf(table.unit)
  const missing = [first, first.plus({ [table.unit]: 1 })]
    .filter((at) => !isCovered(parts, at))
    .map((at) => nameOfPart(table, at))
  const faults: Fault[] = []
  if (missing.length > 0) {
    faults.push({
      problem: `The table ${table.name} has no ${missing.join(' and no ')}.`,
      fix: 'A worker makes it within minutes: see that one runs, or start Vitrine anew, which does so as well.',
    })
  }
  const { rest } = otherPartsOf(table)
  const { rows } = await sqlOnParts<{ hasRows: boolean }>(
    client,
    `select exists (select 1 from ${rest}) as "hasRows"`
  )
  if (firstOf(rows).hasRows) {
    faults.push({
      problem: `Rows of ${table.name} lie in ${rest}, whose month or day has no part.`,
      fix: 'A worker moves them within minutes: see that one runs, and look for "sweep failed" in its log.',
    })
  }
  return faults
}
