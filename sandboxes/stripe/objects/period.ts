import { DateTime } from 'luxon'

/**
 * The end of the month of a subscription that begins at `start`. Months are counted from the first one, so that a
 * subscription of the 31st comes back to the 31st after a shorter month.
 * @param anchor when the subscription began, and `start` when the month does; Unix seconds
 */
export function monthAfter(anchor: number, start: number): number {
  const begun = DateTime.fromSeconds(anchor, { zone: 'utc' })
  const from = DateTime.fromSeconds(start, { zone: 'utc' })
  const passed = Math.round(from.diff(begun, 'months').months)
  return begun.plus({ months: passed + 1 }).toUnixInteger()
}
