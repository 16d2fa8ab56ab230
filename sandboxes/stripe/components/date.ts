import { formatDate } from '#app/i18n/format'

/** A day as it is said on an invoice. */
export function longDate(iso: string): string {
  return formatDate(iso, { dateStyle: 'long' })
}
