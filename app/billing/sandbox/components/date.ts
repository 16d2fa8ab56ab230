const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** A day as it is said on an invoice. */
export function longDate(iso: string): string {
  return DATE.format(new Date(iso))
}
