import type { Translation } from '~/i18n/translation'
import type * as English from '../en/payout_failures'

export const FAILURE_TEXTS: Translation<typeof English.FAILURE_TEXTS> = {
  FAILED: 'PayPal no pudo pagarlo a esta dirección.',
  BLOCKED: 'PayPal lo ha bloqueado.',
  RETURNED: 'Nadie lo aceptó en PayPal, así que ha vuelto.',
  REFUNDED: 'Se devolvió desde esta cuenta de PayPal.',
  REVERSED: 'PayPal lo ha retirado.',
  notCarriedOut: 'PayPal no lo ha realizado.',
  addressRefused: 'PayPal no acepta esta dirección.',
  onHold: 'Tus pagos están retenidos.',
  trialOver: 'Se hizo mientras los pagos solo estaban a prueba.',
}
