import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type { CreditKind } from '#config/credits'
import type * as English from '../en/price'

const KINDS: Record<CreditKind, string> = { image: 'imagen', video: 'vídeo', model: 'modelo' }

const credits = (kind: CreditKind, count: number) =>
  `${formatNumber(count)} ${plural(count, { one: 'crédito', other: 'créditos' })} de ${KINDS[kind]}`

export const PRICE_MESSAGES: Translation<typeof English.PRICE_MESSAGES> = {
  credits,
  left: (kind, count, left) =>
    `${credits(kind, count)}, ${plural(left, { one: 'te queda', other: 'te quedan' })} ${formatNumber(left)}`,
  ownKey: 'Con tu clave: sin créditos',
  seconds: (count) => `unos ${formatNumber(count)} s`,
  minutes: (count) => `unos ${formatNumber(count)} min`,
}
