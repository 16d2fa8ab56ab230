import { formatDate } from '#app/i18n/format'

/** A day such as '2026-11-22' for the foot of a chart: 'Nov 22'. */
export function shortDay(date: string): string {
  return formatDate(date, { month: 'short', day: 'numeric', timeZone: 'UTC' })
}

/** The same with the year. */
export function longDay(date: string): string {
  return formatDate(date, { dateStyle: 'medium', timeZone: 'UTC' })
}
