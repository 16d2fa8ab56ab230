import type { Translation } from '~/i18n/translation'
import type * as English from '../en/account_mails'

export const ACCOUNT_MAIL_MESSAGES: Translation<typeof English.ACCOUNT_MAIL_MESSAGES> = {
  confirmNewEmail: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    heading: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    body: 'Bitte bestätigen Sie, dass diese Adresse die Ihres Kontos werden soll. Bis dahin bleibt die alte.',
    action: 'E-Mail-Adresse bestätigen',
    note: 'Der Link gilt {hours} Stunden, in dem Browser, in dem Sie angemeldet sind. Wenn Sie ihn nicht angefordert haben, müssen Sie nichts tun.',
  },
  emailChangeRequested: {
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    heading: 'Ihre E-Mail-Adresse soll geändert werden',
    body: 'Am {at} hat jemand, vermutlich Sie, verlangt, die E-Mail-Adresse Ihres Kontos in {newEmail} zu ändern. Sie ändert sich, sobald der Link geöffnet wird, den wir dorthin gesendet haben.',
    note: 'Wenn Sie das nicht waren, schreiben Sie sofort dem Betreiber dieser Installation.',
  },
  emailChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    heading: 'Ihre E-Mail-Adresse wurde geändert',
    body: 'Die E-Mail-Adresse Ihres Kontos wurde am {at} in {newEmail} geändert. Nachrichten gehen von nun an dorthin.',
    note: 'Wenn Sie das nicht waren, schreiben Sie sofort dem Betreiber dieser Installation.',
  },
  undoEmailChange: {
    action: 'Das war ich nicht: rückgängig machen',
    undo: 'Wenn Sie es waren, müssen Sie nichts tun. Wenn nicht, machen Sie es innerhalb von {days} Tagen rückgängig: Alle werden aus Ihrem Konto abgemeldet, und Sie erhalten einen Link, um ein neues Passwort festzulegen.',
  },
  accountClaimed: {
    subject: 'Ihr Konto gehört nur Ihnen',
    heading: 'Ihr Konto gehört nur Ihnen',
    body: 'Am {at} haben Sie gezeigt, dass die Adresse Ihres Kontos Ihre ist, was nie getan hat, wer es angelegt hat. Was bis dahin eingerichtet war, wurde entfernt, weil es jemand anderes gewesen sein kann: Passwort, Sitzungen, Zwei-Faktor-Anmeldung, verbundene Konten, API-Tokens, Webhooks, ein eigener Anbieterschlüssel, die Auszahlungsadresse sowie Mitglieder und Einladungen Ihrer Teams.',
    action: 'Profil öffnen',
    note: 'Wenn Sie es selbst eingerichtet haben, richten Sie es noch einmal ein. Produkte, Bilder und Credits sind, wo sie waren.',
  },
}
