import type { Translation } from '#app/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type * as English from '../en/affiliates.js'

export const AFFILIATES: Translation<typeof English.AFFILIATES> = {
  title: 'Partner',
  description: 'Wer Händler wirbt, die neuesten zuerst.',
  search: 'Code oder Adresse',
  states: { all: 'Alle', held: 'Angehalten' },
  code: 'Code',
  user: 'Konto',
  state: 'Zustand',
  referred: 'Geworben',
  referredOf: (registrations, paid) =>
    `${formatNumber(registrations)}, ${formatNumber(paid)} zahlend`,
  earnings: 'Verdient',
  balance: 'Guthaben',
  since: 'Seit',
  acts: 'Aktionen',
  active: 'Aktiv',
  held: 'Angehalten',
  actions: {
    hold_payouts: {
      button: 'Anhalten',
      title: 'Auszahlungen anhalten?',
      body: 'Was verdient wird, wird weiter gebucht, und der Partner sieht, dass seine Auszahlungen angehalten sind. Was PayPal schon hat, hält das nicht auf.',
      confirm: 'Auszahlungen anhalten',
    },
    release_payouts: {
      button: 'Freigeben',
      title: 'Auszahlungen weitergehen lassen?',
      body: 'Was auf dem Guthaben steht, kommt mit den nächsten Auszahlungen.',
      confirm: 'Auszahlungen freigeben',
    },
  },
  signals: {
    title: 'Anzeichen von Betrug',
    description:
      'Etwas zum Ansehen, bevor Geld ausgezahlt wird. Jedes kann einen guten Grund haben.',
    none: 'Es gibt nichts anzusehen',
    noneHint: 'Kein Partner fällt durch Karten, Netze oder Erstattungen auf.',
    sign: 'Anzeichen',
    users: 'Konten',
    kinds: {
      same_card: 'Geworbene teilen sich Karten',
      own_card: 'Geworbene zahlen mit der Karte des Partners',
      same_network: 'Geworbene haben sich aus gemeinsamen Netzen registriert',
      own_network: 'Geworbene haben sich aus dem Netz des Partners registriert',
      instant_refunds: 'Geworbene bekamen binnen Tagen alles Geld zurück',
    },
  },
}

export const PAYOUTS: Translation<typeof English.PAYOUTS> = {
  title: 'Auszahlungen',
  description: 'Was Partnern gezahlt wird, das Neueste zuerst.',
  search: 'Code oder Adresse eines Partners',
  states: { all: 'Alle', pending: 'Offen', failed: 'Gescheitert' },
  payee: 'Partner',
  amount: 'Betrag',
  status: 'Zustand',
  statuses: { pending: 'Offen', completed: 'Gezahlt', failed: 'Gescheitert' },
  to: 'An',
  batch: 'Sammlung',
  made: 'Angelegt',
  off: 'Auszahlungen sind abgeschaltet: Niemand wird bezahlt, und was verdient ist, bleibt auf den Guthaben.',
  sandbox: 'PayPal wird hier nur simuliert: Es fließt kein Geld.',
  stuck: {
    title: 'Sehen Sie diese bei PayPal nach',
    batch: 'Sammlung',
    problem: 'Problem',
    open: 'Offen',
    silent: (days) =>
      `PayPal hat seit ${formatNumber(days)} Tagen nicht gesagt, wie alle ihre Auszahlungen ausgingen.`,
    payouts: (count) =>
      `${formatNumber(count)} ${plural(count, { one: 'Auszahlung', other: 'Auszahlungen' })}`,
    stillSent: 'Wird noch gesendet',
    acts: 'Aktionen',
  },
  settle: {
    button: 'Abschließen',
    title: 'Aufschreiben, was Sie bei PayPal gefunden haben?',
    body: 'Was gezahlt wurde, gilt als angekommen. Was nicht, geht auf die Guthaben zurück, und die Partner erfahren es. Das lässt sich nicht rückgängig machen.',
    confirm: 'Abschließen',
    finding: 'Sie haben gefunden, dass sie',
    findings: { paid: 'gezahlt wurden', unpaid: 'nicht gezahlt wurden' },
    payout: 'Nur die Auszahlung mit dieser ID',
    payoutHint: 'PayPal nennt sie sender_item_id. Leer gelassen, gilt es für alle offenen.',
  },
}
