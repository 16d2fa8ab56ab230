import { DateTime } from 'luxon'
import type { PartedTable } from '#config/parts'

/** Bits of an id below its month, as `id_of_month` in the database has them. */
export const NUMBER_BITS = 36

/** The first that ids are reckoned for; smaller ones carry no month. */
export const FIRST_MONTH = DateTime.utc(2000)

/** Where the part that begins at a time begins, as its key has it: the first id of a month, or a day. */
export function boundAt({ unit }: PartedTable, at: DateTime): string {
  if (unit === 'day') return at.toISODate()!
  return String((at.year * 12 + at.month - 1) * 2 ** NUMBER_BITS)
}

/** The same the other way. */
export function timeAt({ unit }: PartedTable, bound: string): DateTime {
  if (unit === 'day') return DateTime.fromISO(bound, { zone: 'utc' })
  const months = Math.floor(Number(bound) / 2 ** NUMBER_BITS)
  return DateTime.utc(Math.floor(months / 12), (months % 12) + 1)
}
