import type { Translation } from '~/i18n/translation'
import type * as English from '../en/payout_failures'

export const FAILURE_MESSAGES: Translation<typeof English.FAILURE_MESSAGES> = {
  failed: 'PayPal konnte an diese Adresse nicht auszahlen.',
  blocked: 'PayPal hat die Auszahlung blockiert.',
  returned: 'Niemand hat sie bei PayPal angenommen, deshalb kam sie zurück.',
  refunded: 'Sie wurde von diesem PayPal-Konto zurückgesendet.',
  reversed: 'PayPal hat sie zurückgenommen.',
  not_carried_out: 'PayPal hat sie nicht ausgeführt.',
  address_refused: 'PayPal akzeptiert diese Adresse nicht.',
  on_hold: 'Auszahlungen an Sie sind angehalten.',
  trial_over: 'Sie entstand, als Auszahlungen nur erprobt wurden.',
}
