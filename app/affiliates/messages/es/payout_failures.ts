import type { Translation } from '~/i18n/translation'
import type * as English from '../en/payout_failures'

export const FAILURE_MESSAGES: Translation<typeof English.FAILURE_MESSAGES> = {
  failed: 'PayPal no pudo pagarlo a esta dirección.',
  blocked: 'PayPal lo ha bloqueado.',
  returned: 'Nadie lo aceptó en PayPal, así que ha vuelto.',
  refunded: 'Se devolvió desde esta cuenta de PayPal.',
  reversed: 'PayPal lo ha retirado.',
  not_carried_out: 'PayPal no lo ha realizado.',
  address_refused: 'PayPal no acepta esta dirección.',
  on_hold: 'Tus pagos están retenidos.',
  trial_over: 'Se hizo mientras los pagos solo estaban a prueba.',
}
