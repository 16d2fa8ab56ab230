import { formatLocale } from '#app/i18n/format'
import { UI_MESSAGES } from '../messages/en/common.js'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const UNITS: [limit: number, seconds: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [HOUR, MINUTE, 'minute'],
  [DAY, HOUR, 'hour'],
  [7 * DAY, DAY, 'day'],
  [30 * DAY, 7 * DAY, 'week'],
  [365 * DAY, 30 * DAY, 'month'],
  [Number.POSITIVE_INFINITY, 365 * DAY, 'year'],
]

/** How long before or after `now` a time lies, such as '3 hours ago'; 'just now' below a minute. */
export function relativeTimeText(time: Date, now: Date): string {
  const seconds = (time.getTime() - now.getTime()) / 1000
  const distance = Math.abs(seconds)
  if (distance < MINUTE) return UI_MESSAGES.justNow
  const [, size, unit] = UNITS.find(([limit]) => distance < limit)!
  const format = new Intl.RelativeTimeFormat(formatLocale(), { numeric: 'auto' })
  return format.format(Math.trunc(seconds / size), unit)
}
