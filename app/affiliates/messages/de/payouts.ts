import type { Translation } from '~/i18n/translation'
import type * as English from '../en/payouts'

export const PAYOUT_MESSAGES: Translation<typeof English.PAYOUT_MESSAGES> = {
  title: 'Auszahlungsverlauf',
  description: 'Was Ihnen ausgezahlt wurde und was als Nächstes gezahlt wird.',
  dashboard: 'Partner-Übersicht',
  columns: {
    date: 'Datum',
    amount: 'Betrag',
    status: 'Status',
    email: 'PayPal-E-Mail',
    transaction: 'Transaktionsnummer',
  },
  noTransaction: 'k. A.',
  statuses: { completed: 'Abgeschlossen', pending: 'Ausstehend', failed: 'Fehlgeschlagen' },
  unclaimed:
    'Wartet darauf, bei PayPal angenommen zu werden. Nach 30 Tagen kommt es auf Ihr Guthaben zurück.',
  onHold: 'PayPal prüft das.',
  backOnBalance: 'Der Betrag ist wieder auf Ihrem Guthaben.',
  trial: 'PayPal wird hier nur simuliert: Es fließt kein Geld.',
  empty: 'Noch keine Auszahlungen',
  emptyHint: 'Werben Sie Kunden, um Provisionen zu verdienen',
  beyond: 'Auf dieser Seite steht nichts.',
  first: 'Zur ersten Seite',
  csv: 'Aufstellung herunterladen',
  pages: 'Seiten der Auszahlungen',
  previous: 'Zurück',
  following: 'Weiter',
  figures: {
    available: 'Verfügbar',
    availableHint: (minimum) => `Ausgezahlt ab ${minimum}`,
    held: 'Zurückgehalten',
    heldHint: 'In den letzten 30 Tagen verdient: Ein Verkauf kann noch erstattet werden',
    next: 'Nächste Auszahlung',
    address: 'PayPal-E-Mail',
    change: 'Ändern',
  },
  next: {
    paysHint: (date) => `Am ${date}`,
    missing: (amount) => `Noch ${amount}`,
    missingHint: (minimum, date) => `${date}, wenn dann mindestens ${minimum} verfügbar sind`,
    pending: 'Eine ist unterwegs',
    pendingHint: (date) => `Die nächste folgt, sobald sie beendet ist, frühestens am ${date}`,
    held: 'Angehalten',
    noAddress: 'Adresse fehlt',
    noAddressHint:
      'Geben Sie an, wohin Auszahlungen gehen; dann wird Ihr Guthaben mit den nächsten ausgezahlt.',
    off: 'Keine',
    offHint: 'Auszahlungen sind derzeit ausgeschaltet. Ihr Guthaben bleibt.',
  },
  held: {
    title: 'Ihre Auszahlungen sind angehalten',
    body: 'Wir prüfen Ihr Konto. Was Sie verdient haben, bleibt auf Ihrem Guthaben. Wenn Sie Fragen haben, schreiben Sie uns.',
  },
}
