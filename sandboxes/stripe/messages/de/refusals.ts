import type { Translation } from '~/i18n/translation'
import type * as English from '../en/refusals'

export const SANDBOX_REFUSALS: Translation<typeof English.SANDBOX_REFUSALS> = {
  declined: 'Die Karte wurde abgelehnt.',
  noMoneyOnCard: 'Auf der Karte ist nicht genug Geld.',
  bankRefused: 'Die Bank hat die Abbuchung abgelehnt.',
  noMoneyOnAccount: 'Auf dem Konto war nicht genug Geld.',
  notConfirmed: 'Die Zahlung wurde nicht bestätigt.',
  byCardOnly: 'Ein Abo wird mit Karte bezahlt.',
  nothingAsked: 'Diese Zahlung wartet nicht auf eine Bestätigung.',
  sessionPaid: 'Das wurde schon bezahlt.',
  sessionExpired: 'Diese Bezahlseite ist abgelaufen.',
  invoicePaid: 'Diese Rechnung ist schon bezahlt.',
  noSubscription: 'Es gibt kein Abo mehr.',
  ended: 'Dieses Abo ist beendet und lässt sich nicht mehr ändern.',
  noCheckout: 'Auf diese Zahlung wartet keine Bestellung.',
  noCountry: 'Für die Steuer wird das Land gebraucht.',
  settled: 'Diese Zahlung ist schon abgeschlossen.',
  chargeNotPaid: (charge) => `Die Zahlung ${charge} ist nicht eingegangen.`,
  chargeDisputed: (charge) => `Die Zahlung ${charge} ist angefochten.`,
  chargeReturned: (charge) => `Von der Zahlung ${charge} ist nichts mehr zu erstatten.`,
  chargeNotDisputable: (charge) => `Die Zahlung ${charge} lässt sich nicht anfechten.`,
  refundTooLarge: (cents, left) =>
    `Die Erstattung von ${cents} Cent ist höher als die übrigen ${left} Cent.`,
  disputeEnded: (dispute) => `Die Anfechtung ${dispute} ist beendet.`,
  noSuch: (id) => `„${id}“ gibt es nicht.`,
}

export const CARD_KEPT: Translation<typeof English.CARD_KEPT> = {
  unpaid:
    'Die Karte ist hinterlegt, aber die offene Rechnung wurde nicht mit ihr bezahlt. {reason}',
  confirm:
    'Die Karte ist hinterlegt. Öffnen Sie die unbezahlte Rechnung, um ihre Zahlung bei der Bank zu bestätigen.',
}
