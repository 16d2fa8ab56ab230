import type { Translation } from '~/i18n/translation'
import type * as English from '../en/programme'

export const AFFILIATE_MESSAGES: Translation<typeof English.AFFILIATE_MESSAGES> = {
  paypalEmail: 'PayPal-E-Mail-Adresse',
  terms: 'Partnerbedingungen',
  register: {
    title: 'Partner werden',
    body: (percent) =>
      `Partner verdienen ${percent} % Provision an jedem Verkauf, den sie vermitteln. Teilen Sie Ihren Link; wenn sich jemand darüber registriert, verdienen Sie an jeder Zahlung dieser Person.`,
    emailHint: 'Auszahlungen gehen an dieses PayPal-Konto. Sie können es später ändern.',
    agree: 'Mit der Registrierung stimmen Sie zu:',
    submit: 'Als Partner registrieren',
    submitting: 'Wird registriert …',
    failed: 'Die Registrierung als Partner ist fehlgeschlagen',
  },
  dashboard: {
    title: 'Partner-Übersicht',
    payouts: 'Auszahlungen ansehen',
    onHold: 'Ihre Auszahlungen sind angehalten',
    onHoldBody:
      'Was Sie verdienen, wird wie üblich gebucht. Bitte schreiben Sie uns, damit wir es prüfen.',
    totals: 'Gesamt',
    stats: {
      clicks: 'Klicks gesamt',
      paid: 'Bezahlte Abschlüsse',
      registrations: 'Registrierungen',
      earnings: 'Verdienst gesamt',
      rate: 'Abschlussquote gesamt',
      paidRate: 'Quote bezahlter Abschlüsse',
      balance: 'Aktuelles Guthaben',
    },
    hints: {
      rate: 'Besucher, die sich registriert haben',
      paidRate: 'Besucher, die bezahlt haben',
      balance: 'Kann 30 Tage nach dem Verkauf ausgezahlt werden',
    },
    explanations: {
      rate: 'Anteil der Besucher, die auf Ihren Link geklickt und sich dann registriert haben, 0 bis 100 %. Jeder Besucher zählt einmal am Tag.',
      paidRate:
        'Anteil der von Ihnen geschickten Besucher, die mindestens einmal bezahlt haben, 0 bis 100 %. Wer Ihren Code als Gutschein nutzt, zählt mit.',
    },
    charts: {
      clicks: 'Letzte Klicks',
      paid: 'Bezahlte Abschlüsse',
      registrations: 'Registrierungen',
      date: 'Datum',
      count: 'Anzahl',
    },
    details: {
      title: 'Letzte Abschlüsse im Einzelnen',
      paid: 'Bezahlte Abschlüsse',
      registrations: 'Registrierungen',
      noPaid: 'Noch keine bezahlten Abschlüsse',
      noRegistrations: 'Noch keine Registrierungen',
      noneLately: 'Keine in den letzten 30 Tagen',
      date: 'Datum',
      count: 'Anzahl',
      earnings: 'Verdienst',
    },
    paypal: {
      title: 'PayPal-Einstellungen',
      hint: 'Auszahlungen gehen an dieses PayPal-Konto.',
      submit: 'Ändern',
    },
  },
  link: {
    title: 'Ihr Empfehlungslink',
    label: 'Empfehlungslink',
    copy: 'Kopieren',
    copied: 'Link in die Zwischenablage kopiert!',
    share: 'Teilen und QR-Code',
    campaign: 'Kampagne',
    campaignHint:
      'Optional, etwa newsletter oder spring-sale: Die Tabelle der Kampagnen zeigt, was jede bringt.',
    campaignWrong:
      'Verwenden Sie Buchstaben, Ziffern, Punkte, Binde- und Unterstriche, höchstens 40.',
  },
  share: {
    title: 'Link teilen',
    qr: 'QR-Code Ihres Empfehlungslinks',
    coupon: 'Ihr Code als Gutschein',
    couponHint:
      'Wer über diese Adresse zum ersten Mal ein Abo abschließt, bekommt den ersten Monat zum Aktionspreis und zählt zu Ihnen.',
    download: 'QR-Code herunterladen',
    close: 'Schließen',
    texts: [
      { name: 'Post', text: (link) => `Ich erstelle meine Produktbilder mit Vitrine: ${link}` },
      {
        name: 'Nachricht',
        text: (link) =>
          `Sehen Sie sich Vitrine an. Es macht aus Fotos Ihrer Produkte Bilder für Ihren Shop und Ihre Anzeigen, ganz ohne Studio. An Beispielprodukten können Sie es kostenlos ausprobieren: ${link} (Ich erhalte eine Provision, wenn Sie ein Abo abschließen.)`,
      },
      {
        name: 'Hinweis für Artikel',
        text: (link) =>
          `Diese Seite verlinkt auf Vitrine (${link}). Wenn Sie über den Link ein Abo abschließen, erhalten wir eine Provision; Sie zahlen dasselbe.`,
      },
    ],
  },
  campaigns: {
    title: 'Kampagnen',
    description: 'Die letzten 30 Tage',
    none: 'Ohne Kampagne',
    columns: ['Kampagne', 'Klicks', 'Registrierungen', 'Bezahlt', 'Verdienst'],
  },
}
