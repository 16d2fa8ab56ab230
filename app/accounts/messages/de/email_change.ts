import type { Translation } from '~/i18n/translation'
import type * as English from '../en/email_change'

export const EMAIL_CHANGE_BANNERS: Translation<typeof English.EMAIL_CHANGE_BANNERS> = {
  changed: 'Ihre E-Mail-Adresse wurde geändert.',
  taken:
    'Diese E-Mail-Adresse verwendet inzwischen jemand anderes. Ihre wurde nicht geändert: Wählen Sie eine andere.',
  gone: 'Dieser Link funktioniert nicht mehr.',
  oldTaken:
    'Diese E-Mail-Adresse verwendet inzwischen jemand anderes. Schreiben Sie dem Betreiber dieser Installation.',
}

export const EMAIL_CHANGE_MESSAGES: Translation<typeof English.EMAIL_CHANGE_MESSAGES> = {
  pending: (email) =>
    `Wir haben einen Link an ${email} gesendet. Ihre E-Mail-Adresse ändert sich, sobald Sie ihn in diesem Browser öffnen; bis dahin bleibt alles, wie es ist.`,
  resend: 'Erneut senden',
  resent: (email) => `Der Link wurde noch einmal an ${email} gesendet.`,
  cancel: 'Abbrechen',
  undo: {
    title: 'Änderung rückgängig machen',
    heading: 'E-Mail-Adresse behalten?',
    intro: (oldEmail, newEmail) =>
      `Die E-Mail-Adresse Ihres Kontos sollte von ${oldEmail} in ${newEmail} geändert werden.`,
    effect:
      'Wenn Sie das nicht waren, machen Sie es hier rückgängig. Dann werden alle aus Ihrem Konto abgemeldet, das Passwort gilt nicht mehr, und was seit dem Tag davor hinzugefügt wurde, wird entfernt. Wir senden Ihnen einen Link, um ein neues Passwort festzulegen.',
    submit: 'Änderung rückgängig machen',
    undone: (oldEmail) =>
      `Die Änderung wurde rückgängig gemacht: Ihr Konto gehört wieder zu ${oldEmail}. Dorthin wurde ein Link geschickt, um ein neues Passwort festzulegen.`,
    over: 'Diese Änderung lässt sich nicht mehr rückgängig machen. Wenn jemand Ihr Konto übernommen hat, schreiben Sie dem Betreiber dieser Installation.',
    logIn: 'Anmelden',
  },
}
