import type { Translation } from '~/i18n/translation'
import type * as English from '../en/refusals'

export const SANDBOX_REFUSALS: Translation<typeof English.SANDBOX_REFUSALS> = {
  declined: 'La tarjeta ha sido rechazada.',
  noMoneyOnCard: 'No hay suficiente dinero en la tarjeta.',
  bankRefused: 'El banco ha rechazado el cobro.',
  noMoneyOnAccount: 'No había suficiente dinero en la cuenta.',
  notConfirmed: 'El pago no se ha confirmado.',
  byCardOnly: 'Una suscripción se paga con tarjeta.',
  nothingAsked: 'Este pago no espera ninguna confirmación.',
  sessionPaid: 'Esto ya está pagado.',
  sessionExpired: 'Esta página de pago ha caducado.',
  invoicePaid: 'Esta factura ya está pagada.',
  noSubscription: 'Ya no hay ninguna suscripción.',
  ended: 'Esta suscripción ha terminado y ya no se puede cambiar.',
  noCheckout: 'Ningún pedido espera este pago.',
  noCountry: 'Para calcular el impuesto hace falta el país.',
  settled: 'Este pago ya está cerrado.',
  chargeNotPaid: (charge) => `El pago ${charge} no se ha recibido.`,
  chargeDisputed: (charge) => `El pago ${charge} está en disputa.`,
  chargeReturned: (charge) => `Del pago ${charge} no queda nada por reembolsar.`,
  chargeNotDisputable: (charge) => `El pago ${charge} no se puede disputar.`,
  refundTooLarge: (cents, left) =>
    `El reembolso de ${cents} centavos es mayor que los ${left} centavos que quedan.`,
  disputeEnded: (dispute) => `La disputa ${dispute} ha terminado.`,
  noSuch: (id) => `“${id}” no existe.`,
}

export const CARD_KEPT: Translation<typeof English.CARD_KEPT> = {
  unpaid: 'La tarjeta se ha guardado, pero la factura pendiente no se ha pagado con ella. {reason}',
  confirm:
    'La tarjeta se ha guardado. Abre la factura pendiente para confirmar su pago en el banco.',
}
