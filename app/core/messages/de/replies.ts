import type { Translation } from '~/i18n/translation'
import type * as English from '../en/replies'

export const REPLY_MESSAGES: Translation<typeof English.REPLY_MESSAGES> = {
  400: 'Ungültige Anfrage',
  401: 'Nicht angemeldet.',
  403: 'Diese Aktion ist nicht erlaubt.',
  404: 'Nicht gefunden',
  405: 'Methode nicht erlaubt',
  413: 'Die Anfrage ist zu groß.',
  419: 'Das Sicherheitstoken stimmt nicht.',
  429: 'Zu viele Versuche.',
  500: 'Serverfehler',
  503: 'Dienst nicht verfügbar',
  507: 'Der Server hat keinen Platz für weitere Dateien. Nichts wurde gespeichert: Bitte versuchen Sie es später noch einmal.',
  away: 'Vitrine kann gerade nicht antworten. Nichts, was Sie gespeichert haben, ist verloren. Bitte versuchen Sie es gleich noch einmal.',
  invalid: 'Die Angaben sind ungültig.',
  signature: 'Ungültige Signatur.',
  unverified: 'Ihre E-Mail-Adresse ist nicht bestätigt.',
  passwordConfirmation: 'Bitte bestätigen Sie Ihr Passwort.',
  nothingBought: 'Es gibt noch keine Zahlungen: Schließen Sie zuerst ein Abo ab.',
  checkoutBusy: 'Etwas ist schiefgegangen. Bitte versuchen Sie es erneut.',
  trainingUnderWay: 'Dieses Produkt wird bereits trainiert.',
  exportUnderWay: 'Eine Kopie Ihrer Daten wird bereits erstellt.',
  notTrained: 'Dieses Produkt wurde noch nicht trainiert.',
  tooMuchAtOnce:
    'Von Ihrem Konto oder Netz wird gerade zu viel hochgeladen. Versuchen Sie es wieder, wenn es angekommen ist.',
  busy: 'Gerade werden zu viele große Texte gelesen. Versuchen Sie es gleich noch einmal.',
}
