import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type { CreditKind } from '#config/credits'
import type * as English from '../en/price'

const KINDS: Record<CreditKind, string> = { image: 'Bild', video: 'Video', model: 'Modell' }

const credits = (kind: CreditKind, count: number) =>
  `${formatNumber(count)} ${KINDS[kind]}-${plural(count, { one: 'Credit', other: 'Credits' })}`

export const PRICE_MESSAGES: Translation<typeof English.PRICE_MESSAGES> = {
  credits,
  left: (kind, count, left) => `${credits(kind, count)}, ${formatNumber(left)} übrig`,
  ownKey: 'Mit Ihrem Schlüssel: keine Credits',
  seconds: (count) => `etwa ${formatNumber(count)} s`,
  minutes: (count) => `etwa ${formatNumber(count)} min`,
}
