import type { Translation } from '~/i18n/translation'
import type * as English from '../en/social_page'

export const SOCIAL_PAGE_MESSAGES: Translation<typeof English.SOCIAL_PAGE_MESSAGES> = {
  logInWith: (provider) => `Mit ${provider} anmelden`,
  signUpWith: (provider) => `Mit ${provider} registrieren`,
  signUpPrompt: 'Registrieren mit',
  or: 'oder',
  agree: 'Wenn Sie so fortfahren, stimmen Sie zu:',
  prompt: {
    title: (provider) => `${provider} verbinden`,
    heading: (provider) => `Bestätigen Sie die Verbindung mit Ihrem ${provider}-Konto.`,
    body: (provider) => `Danach können Sie sich mit diesem ${provider}-Konto bei Vitrine anmelden.`,
    unknown: 'Wenn Sie das nicht begonnen haben, wählen Sie „Ablehnen“.',
    confirm: 'Bestätigen',
    deny: 'Ablehnen',
  },
  signUp: {
    title: 'Ihre E-Mail-Adresse',
    heading: 'Wie lautet Ihre E-Mail-Adresse?',
    body: (provider) =>
      `${provider} hat uns keine bestätigte Adresse gegeben. Wir senden Ihnen einen Link; öffnen Sie ihn, um abzuschließen.`,
    email: 'E-Mail',
    submit: 'Link senden',
    resend: 'Erneut senden',
    sent: (email) =>
      `Wir haben einen Link an ${email} gesendet. Öffnen Sie ihn innerhalb einer Stunde in diesem Browser.`,
    cancel: 'Zurück zur Anmeldung',
  },
  section: {
    title: 'Verbundene Konten',
    description:
      'Melden Sie sich mit Ihren Konten bei anderen Diensten an, und trennen Sie, was Sie nicht mehr verwenden.',
    connected: 'Verbunden',
    notConnected: 'Nicht verbunden',
    connect: 'Verbinden',
    connectLabel: (provider) => `${provider} verbinden`,
    remove: 'Entfernen',
    removeLabel: (provider) => `${provider} entfernen`,
    photo: 'Foto verwenden',
    photoLabel: (provider) => `Foto von ${provider} als Profilfoto verwenden`,
    only: 'Das ist Ihr einziger Weg, sich anzumelden. Legen Sie ein Passwort fest, bevor Sie es entfernen.',
    dialogTitle: (provider) => `${provider} entfernen`,
    dialogBody: (provider) =>
      `Sie können sich dann nicht mehr mit diesem ${provider}-Konto anmelden. Sie können es jederzeit wieder verbinden.`,
    dialogConfirm: 'Konto entfernen',
  },
}
