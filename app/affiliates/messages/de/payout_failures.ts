import type { Translation } from '~/i18n/translation'
import type * as English from '../en/payout_failures'

export const FAILURE_TEXTS: Translation<typeof English.FAILURE_TEXTS> = {
  FAILED: 'PayPal konnte an diese Adresse nicht auszahlen.',
  BLOCKED: 'PayPal hat die Auszahlung blockiert.',
  RETURNED: 'Niemand hat sie bei PayPal angenommen, deshalb kam sie zurück.',
  REFUNDED: 'Sie wurde von diesem PayPal-Konto zurückgesendet.',
  REVERSED: 'PayPal hat sie zurückgenommen.',
  notCarriedOut: 'PayPal hat sie nicht ausgeführt.',
  addressRefused: 'PayPal akzeptiert diese Adresse nicht.',
  onHold: 'Auszahlungen an Sie sind angehalten.',
  trialOver: 'Sie entstand, als Auszahlungen nur erprobt wurden.',
}
