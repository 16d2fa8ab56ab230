import type { CreditKind } from '#config/credits'
import type { Translation } from '~/i18n/translation'
import type * as English from './texts'

const KINDS: Record<CreditKind, string> = { image: 'Bild', video: 'Video', model: 'Modell' }

export const BILLING_ERRORS: Translation<typeof English.BILLING_ERRORS> = {
  notEnoughCredits: (kind, needed, available) =>
    `Dafür brauchen Sie ${needed} ${KINDS[kind]}-${needed === 1 ? 'Credit' : 'Credits'}. ` +
    `Sie haben ${available === 0 ? 'keine mehr' : `noch ${available}`}.`,
  subscribed: 'Sie haben bereits ein Abo.',
  startsSoon: 'Ihre Zahlung ist eingegangen, und Ihr Abo beginnt gleich.',
  customerGone:
    'Ihre Zahlungsdaten liegen nicht mehr beim Zahlungsanbieter. Schließen Sie ein Abo ab, um sie neu anzugeben.',
  noInvoice: 'Der Zahlungsanbieter hat zu dieser Zahlung keine Rechnung.',
  packsForSubscribers:
    'Credit-Pakete gibt es nur mit Abo: Schließen Sie zuerst ein Abo ab, und laden Sie dann auf.',
  ownProducts:
    'Um Bilder Ihrer eigenen Produkte zu erstellen, brauchen Sie ein Abo. Mit den Beispielprodukten können Sie kostenlos probieren.',
}
