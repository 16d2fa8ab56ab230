import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type { CreditKind } from '#config/credits'

const credits = (kind: CreditKind, count: number) =>
  `${formatNumber(count)} ${kind} ${plural(count, { one: 'credit', other: 'credits' })}`

/** What work takes, beside what orders it. */
export const PRICE_MESSAGES = {
  credits,
  left: (kind: CreditKind, count: number, left: number) =>
    `${credits(kind, count)}, ${formatNumber(left)} left`,
  ownKey: 'With your key: no credits',
  seconds: (count: number) => `about ${formatNumber(count)} s`,
  minutes: (count: number) => `about ${formatNumber(count)} min`,
}
