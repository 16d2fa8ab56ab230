import type { CreditKind } from '#config/credits'
import type { Translation } from '~/i18n/translation'
import type * as English from './texts'

const KINDS: Record<CreditKind, string> = { image: 'imagen', video: 'vídeo', model: 'modelo' }

export const BILLING_ERRORS: Translation<typeof English.BILLING_ERRORS> = {
  notEnoughCredits: (kind, needed, available) =>
    `Para esto necesitas ${needed} ${needed === 1 ? 'crédito' : 'créditos'} de ${KINDS[kind]} y ` +
    (available === 0
      ? 'no te queda ninguno.'
      : `te ${available === 1 ? 'queda' : 'quedan'} ${available}.`),
  subscribed: 'Ya tienes una suscripción.',
  startsSoon: 'Tu pago ha llegado y tu suscripción empieza en un momento.',
  customerGone:
    'Tus datos de pago ya no están en el proveedor de pagos. Suscríbete para indicarlos de nuevo.',
  noInvoice: 'El proveedor de pagos no tiene factura de este pago.',
  packsForSubscribers:
    'Los paquetes de créditos son para suscriptores: suscríbete primero y recarga después.',
  ownProducts:
    'Para hacer imágenes de tus propios productos necesitas una suscripción. Con los productos de muestra puedes probar gratis.',
}
