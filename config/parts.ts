import { DateTime } from 'luxon'

/** A table whose rows lie in parts by time: by the month in their ids, or by their day. */
export interface PartedTable {
  name: string
  unit: 'month' | 'day'
}

/** All of them; how long each is kept its feature says. */
export const PARTED_TABLES: readonly PartedTable[] = [
  { name: 'webhook_attempts', unit: 'month' },
  { name: 'security_events', unit: 'month' },
  { name: 'operator_acts', unit: 'month' },
  { name: 'referral_clicks', unit: 'day' },
]

/** Parts that are made before their time comes. */
export const PARTS_AHEAD = { month: 2, day: 3 } as const

/** So far back may parts reach of a database that types are generated from. */
const OLDEST = { month: 24, day: 10 } as const

/** Name of the part that a moment belongs to. */
export function nameOfPart({ name, unit }: PartedTable, at: DateTime): string {
  return `${name}_${at.toUTC().toFormat(unit === 'month' ? 'yyyy_MM' : 'yyyy_MM_dd')}`
}

/** What lies in no part of its own: rows of before there were parts, and those whose part is missing. */
export function otherPartsOf({ name }: PartedTable): { before: string; rest: string } {
  return { before: `${name}_before`, rest: `${name}_rest` }
}

/** Names that parts have around now: to the application they are no tables, whatever lists say. */
export function namesOfPartitions(now = DateTime.utc()): string[] {
  return PARTED_TABLES.flatMap((table) => {
    const steps = OLDEST[table.unit] + PARTS_AHEAD[table.unit]
    const times = Array.from({ length: steps + 1 }, (_, step) =>
      now.startOf(table.unit).plus({ [table.unit]: step - OLDEST[table.unit] })
    )
    return [...Object.values(otherPartsOf(table)), ...times.map((at) => nameOfPart(table, at))]
  })
}
