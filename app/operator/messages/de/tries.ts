import type { Translation } from '#app/i18n/translation'
import type * as English from '../en/tries.js'

export const TRY_MESSAGES: Translation<typeof English.TRY_MESSAGES> = {
  noAnswer: 'Es ließ sich nicht erproben: Es kam eine Minute lang keine Antwort.',
  noStart: (why) => `Damit startet Vitrine nicht: ${why}`,
  address: {
    opened: (url) => `Diese Seite wurde unter ${url} geöffnet.`,
    leads: (url) => `${url} führt zu Vitrine.`,
    answers: (status) => `Sie antwortet mit ${status}`,
    silent: 'Sie antwortet nicht',
    elsewhere: (url, why) =>
      `${url} führt von diesem Rechner aus nicht hierher. ${why}. Prüfen Sie DNS und Proxy, oder öffnen Sie diese Seite unter dieser Adresse.`,
  },
  mail: {
    well: (email) => `Eine Testmail an ${email} wurde angenommen.`,
    said: (answer) => `Der Server hat gesagt: ${answer}`,
    wrong: (why) => `Der Mailserver nimmt uns nicht an: ${why} Prüfen Sie SMTP_URL.`,
    refused: (why) => `Die Testmail wurde nicht angenommen: ${why}`,
  },
  storage: {
    well: 'Eine Datei wurde geschrieben, gelesen und entfernt.',
    wrong: (why) =>
      `Der Bucket lässt sich nicht benutzen: ${why} Prüfen Sie S3_ENDPOINT, S3_REGION, S3_BUCKET und die Schlüssel.`,
    empty:
      'S3_BUCKET nimmt Dateien, hat aber keines der Bilder, die schon da sind: Kopieren Sie zuerst den Ordner media aus DATA_DIR hinein, und erproben Sie es noch einmal.',
  },
  payments: {
    off: 'Es wird kein Geld genommen.',
    well: 'Stripe nimmt den Schlüssel an und hat, was verkauft wird.',
    wrong: (why) => `Stripe lehnt ab: ${why} Prüfen Sie STRIPE_SECRET_KEY.`,
    noSecret:
      'STRIPE_WEBHOOK_SECRET fehlt: Der Endpunkt ist schon da, und Stripe zeigt sein Signaturgeheimnis unter dashboard.stripe.com/webhooks.',
  },
  payouts: {
    off: 'Niemand wird bezahlt.',
    well: 'PayPal nimmt die Schlüssel an.',
    wrong: (why) => `PayPal lehnt ab: ${why} Prüfen Sie PAYPAL_CLIENT_ID und PAYPAL_CLIENT_SECRET.`,
  },
  engine: {
    well: 'Der Dienst antwortet und nimmt den Schlüssel an.',
    wrong: (why) => `Der Dienst lässt sich nicht benutzen: ${why}`,
  },
  backup: {
    well: (place) => `Sicherungen lassen sich in ${place} aufbewahren.`,
    hours: 'BACKUP_EVERY_HOURS sind die Stunden von einer Sicherung zur nächsten: 24 etwa.',
    wrong: (why) => `In BACKUP_TO lässt sich nichts aufbewahren: ${why}`,
  },
}
