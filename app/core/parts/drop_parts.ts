import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { PARTED_TABLES } from '#config/parts'
import { changeParts } from './change_parts.js'
import { listParts } from './list_parts.js'
import { sqlOnParts } from './sql_on_parts.js'

/**
 * Removes the parts of a table by time all of which is older than a moment; rows that are older in a part that is not stay. One that somebody
 * holds for long is left to the next call.
 * @param name of the table
 */
export async function dropParts(name: string, before: DateTime): Promise<void> {
  const table = PARTED_TABLES.find((it) => it.name === name)!
  const { parts } = await listParts(db.connection(), table)
  for (const part of parts.filter(({ to }) => to <= before)) {
    await changeParts(db.connection(), (trx) =>
      sqlOnParts(trx, `drop table if exists ${part.name}`)
    )
  }
}

/** The moment so many days ago. */
export function daysAgo(days: number): DateTime {
  return DateTime.utc().minus({ days })
}
