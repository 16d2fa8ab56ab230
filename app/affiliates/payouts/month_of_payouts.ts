import type { DateTime } from 'luxon'
import { PAYOUT_DAY } from '#config/payouts'

/** When the payouts of the month of a time are due. */
function dueIn(month: DateTime): DateTime {
  return month.toUTC().startOf('month').set(PAYOUT_DAY)
}

/** The first payouts that are due after a time. */
export function nextPayouts(now: DateTime): DateTime {
  const due = dueIn(now)
  return due > now ? due : dueIn(now.toUTC().plus({ months: 1 }))
}

/** The month, as its first day, whose payouts were due last. */
export function monthDue(now: DateTime): string {
  const due = dueIn(now)
  const last = due > now ? dueIn(now.toUTC().minus({ months: 1 })) : due
  return last.startOf('month').toISODate()!
}
