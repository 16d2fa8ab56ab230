import { DateTime } from 'luxon'
import type { Fault } from '#app/core/self_checks'
import { PARTED_TABLES, type PartedTable } from '#config/parts'
import { isArchiving } from '../archive/archiving.js'
import { listDetached } from '../archive/list_detached.js'

/** Months that were taken out of their tables and never got into an archive, since what did so was killed: nobody is shown them. */
export async function checkArchives(): Promise<Fault[]> {
  const tables = PARTED_TABLES.filter(({ unit }) => unit === 'month')
  const look = async () => (await Promise.all(tables.map(checkTable))).flat()
  // What is detached by somebody who is at it is archived in a moment, or was between two looks.
  if ((await look()).length === 0 || (await isArchiving())) return []
  return look()
}

async function checkTable(table: PartedTable): Promise<Fault[]> {
  const months = (await listDetached(table)).map(({ month }) => month)
  if (months.length === 0) return []
  const after = DateTime.fromISO(months[0]!, { zone: 'utc' }).plus({ months: 1 })
  return [
    {
      problem: `${months.join(', ')} of ${table.name} ${months.length > 1 ? 'are' : 'is'} detached and not archived: no page shows these rows.`,
      fix: `Run \`node ace.js archive ${table.name} --before=${after.toFormat('yyyy-MM')}\`, which takes up what was killed; then \`archive:restore\` brings back what was not meant to go.`,
    },
  ]
}
