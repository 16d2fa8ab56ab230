import { plural } from '#app/i18n/plural'
import type { CreditKind } from '#config/credits'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/common'

const KINDS: Record<CreditKind, string> = { image: 'imagen', video: 'vídeo', model: 'modelo' }

export const CREDIT_ERRORS: Translation<typeof English.CREDIT_ERRORS> = {
  notEnoughCredits: (kind, needed, available) =>
    `Para esto necesitas ${needed} ${plural(needed, { one: 'crédito', other: 'créditos' })} de ${KINDS[kind]} y ` +
    (available === 0
      ? 'no te queda ninguno.'
      : `te ${plural(available, { one: 'queda', other: 'quedan' })} ${available}.`),
  ownProducts:
    'Para hacer imágenes de tus propios productos necesitas una suscripción. Con los productos de muestra puedes probar gratis.',
}
