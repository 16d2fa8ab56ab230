import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/errors'

export const ACCOUNT_ERRORS: Translation<typeof English.ACCOUNT_ERRORS> = {
  mailedCode: 'Diesen Code haben wir nicht geschickt.',
  signedOutForGuessing: 'Sie wurden abgemeldet: Das Passwort oder der Code war zu oft falsch.',
  signInAgain: 'Der Code war zu oft falsch oder ist abgelaufen. Bitte melden Sie sich neu an.',
  credentials: 'E-Mail-Adresse oder Passwort stimmt nicht.',
  suspended: 'Dieses Konto ist gesperrt. Bitte schreiben Sie uns.',
  registrationClosed: 'Zurzeit können keine neuen Konten erstellt werden.',
  onlyLooking:
    'Sie sehen das Konto eines Händlers: Nichts lässt sich ändern, und Geheimes bleibt verborgen.',
  storageLimit: (most) =>
    `Ihr Konto darf ${formatNumber(most)} MB an Dateien behalten, und das wären mehr. Löschen Sie Produkte oder Dateien, die Sie nicht mehr brauchen, oder schreiben Sie uns.`,
  tooManyLogins: (seconds) =>
    `Zu viele Anmeldeversuche. Bitte versuchen Sie es in ${seconds} ${plural(seconds, { one: 'Sekunde', other: 'Sekunden' })} erneut.`,
  wrongConfirmation: 'Das Passwort stimmt nicht.',
  wrongPassword: 'Das Passwort stimmt nicht.',
  confirmByMail: 'Bestätigen Sie es zuerst per E-Mail: Ihr Konto hat kein Passwort.',
  resetToken: 'Dieser Link zum Zurücksetzen des Passworts ist ungültig.',
  resetWait: 'Bitte warten Sie einen Moment, und versuchen Sie es dann erneut.',
  emailWait: 'Bitte warten Sie, bevor Sie Ihre E-Mail-Adresse noch einmal ändern.',
  teamsWithMembers:
    'In einem Ihrer Teams arbeiten noch andere: Übertragen Sie es zuerst, oder kreuzen Sie an, dass es mit gelöscht wird.',
  photoKind: 'Das Foto muss eine JPEG- oder PNG-Datei sein.',
  photoSize: 'Das Foto darf höchstens 1024 Kilobyte groß sein.',
}

export const PASSWORD_BANNERS: Translation<typeof English.PASSWORD_BANNERS> = {
  confirmedByMail: 'Sie haben bestätigt, dass Sie es sind. Das gilt 15 Minuten.',
  linkSent: 'Wir haben Ihnen einen Link zum Zurücksetzen des Passworts geschickt.',
  reset: 'Ihr Passwort wurde zurückgesetzt.',
  claimed:
    'Was in Ihrem Konto eingerichtet war, bevor diese Adresse bestätigt war, wurde entfernt. Eine E-Mail sagt Ihnen mehr dazu.',
  set: 'Ihr Passwort wurde festgelegt.',
}
