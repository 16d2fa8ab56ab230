import { useEffect, useState } from 'react'
import { formatDate } from '~/i18n/format'
import { relativeTimeText } from './relative_time_text'

const REFRESH_MS = 60_000

/** A time relative to now, kept up to date, with the exact one in a tooltip. */
export function RelativeTime({ iso }: { iso: string }) {
  const [now, setNow] = useState(() => new Date())

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REFRESH_MS)
    return () => clearInterval(timer)
  }, [])

  const time = new Date(iso)
  return (
    <time dateTime={iso} title={formatDate(time, { dateStyle: 'long', timeStyle: 'short' })}>
      {relativeTimeText(time, now)}
    </time>
  )
}
