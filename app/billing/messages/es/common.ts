import type { Translation } from '~/i18n/translation'
import type * as English from '../en/common'

export const BILLING_ERRORS: Translation<typeof English.BILLING_ERRORS> = {
  subscribed: 'Ya tienes una suscripción.',
  startsSoon: 'Tu pago ha llegado y tu suscripción empieza en un momento.',
  customerGone:
    'Tus datos de pago ya no están en el proveedor de pagos. Suscríbete para indicarlos de nuevo.',
  noInvoice: 'El proveedor de pagos no tiene factura de este pago.',
  packsForSubscribers:
    'Los paquetes de créditos son para suscriptores: suscríbete primero y recarga después.',
}
