import { PLAN } from '#config/billing'

const DAY_MS = 86_400_000

/** When the credits of a paid month lapse. */
export function endOfCredits(periodEnd: Date): Date {
  return new Date(periodEnd.getTime() + PLAN.graceDays * DAY_MS)
}
