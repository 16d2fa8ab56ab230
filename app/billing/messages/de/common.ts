import type { Translation } from '~/i18n/translation'
import type * as English from '../en/common'

export const BILLING_ERRORS: Translation<typeof English.BILLING_ERRORS> = {
  subscribed: 'Sie haben bereits ein Abo.',
  startsSoon: 'Ihre Zahlung ist eingegangen, und Ihr Abo beginnt gleich.',
  customerGone:
    'Ihre Zahlungsdaten liegen nicht mehr beim Zahlungsanbieter. Schließen Sie ein Abo ab, um sie neu anzugeben.',
  noInvoice: 'Der Zahlungsanbieter hat zu dieser Zahlung keine Rechnung.',
  packsForSubscribers:
    'Credit-Pakete gibt es nur mit Abo: Schließen Sie zuerst ein Abo ab, und laden Sie dann auf.',
}
