import { formatDate } from '~/i18n/format'

/** A day, such as 'November 22, 2026', with the time of day in a tooltip. */
export function DateText({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={formatDate(iso, { dateStyle: 'long', timeStyle: 'short' })}>
      {dateText(iso)}
    </time>
  )
}

export function dateText(iso: string): string {
  return formatDate(iso)
}
