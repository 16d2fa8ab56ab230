import type { Translation } from '~/i18n/translation'
import type * as English from '../en/common'

export const ACCOUNT_MESSAGES: Translation<typeof English.ACCOUNT_MESSAGES> = {
  name: 'Name',
  email: 'E-Mail',
  password: 'Passwort',
  passwordConfirmation: 'Passwort bestätigen',
  passwordHint: 'Mindestens 8 Zeichen',
  login: {
    title: 'Anmelden',
    heading: 'Willkommen zurück',
    remember: 'Angemeldet bleiben',
    forgot: 'Passwort vergessen?',
    submit: 'Anmelden',
    newcomer: 'Neu bei Vitrine?',
    register: 'Konto erstellen',
  },
  register: {
    title: 'Registrieren',
    heading: 'Konto erstellen',
    intro: 'Jedes neue Konto beginnt mit kostenlosen Credits.',
    withEmail: 'Weiter mit E-Mail',
    submit: 'Registrieren',
    registered: 'Schon registriert?',
    agree: 'Ich stimme zu:',
    and: 'und',
  },
  registrationClosed: {
    title: 'Keine neuen Konten',
    body: 'Zurzeit können keine neuen Konten erstellt werden. Wer eines hat, kann sich wie immer anmelden.',
  },
  mailedCode: {
    title: 'Code aus der E-Mail',
    heading: 'Geben Sie den Code aus der E-Mail ein',
    intro: (email) =>
      `Für ${email} wurden viele falsche Passwörter probiert. Wenn Ihres stimmt, haben wir gerade einen Code an diese Adresse geschickt.`,
    label: 'Code',
    missing:
      'Keine E-Mail? Sehen Sie im Spam-Ordner nach. Sonst war das Passwort falsch: Melden Sie sich neu an, oder setzen Sie es zurück.',
    submit: 'Anmelden',
    back: 'Neu anmelden',
    reset: 'Passwort zurücksetzen',
  },
  forgotPassword: {
    title: 'Passwort vergessen',
    heading: 'Passwort vergessen?',
    intro:
      'Geben Sie die E-Mail-Adresse Ihres Kontos an. Wenn es eines gibt, senden wir einen Link, mit dem Sie ein neues Passwort festlegen.',
    submit: 'Link per E-Mail senden',
    remembered: 'Wieder eingefallen?',
    logIn: 'Anmelden',
  },
  changeAccount: {
    leave: 'Abmelden und fortfahren',
    stay: 'Angemeldet bleiben',
  },
  resetSignedIn: {
    title: 'Passwort zurücksetzen',
    heading: 'Sie sind angemeldet',
    intro: (email) =>
      `Sie sind als ${email} angemeldet. Melden Sie sich ab, um über diesen Link ein neues Passwort festzulegen, für dieses Konto oder ein anderes.`,
  },
  resetPassword: {
    title: 'Passwort zurücksetzen',
    heading: 'Neues Passwort festlegen',
    intro: 'Überall sonst werden Sie abgemeldet.',
    submit: 'Passwort zurücksetzen',
    expired: 'Links gelten 60 Minuten und nur einmal.',
    again: 'Neuen Link anfordern',
  },
  confirmPassword: {
    title: 'Geschützter Bereich',
    intro: 'Bitte bestätigen Sie Ihr Passwort, bevor Sie fortfahren.',
    codeIntro: 'Bitte geben Sie einen Code Ihrer Authenticator-App ein, bevor Sie fortfahren.',
    submit: 'Bestätigen',
    noPassword: 'Ihr Konto hat noch kein Passwort.',
    setPassword: 'Legen Sie eines in Ihrem Profil fest',
  },
  legal: {
    onlyEnglish: 'Diese Seite gibt es nur auf Englisch.',
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutzerklärung',
  },
  verifyEmail: {
    title: 'E-Mail bestätigen',
    heading: 'Bestätigen Sie Ihre E-Mail-Adresse',
    body: 'Wir haben einen Link gesendet an',
    missing:
      'Öffnen Sie ihn, um fortzufahren. Wenn die E-Mail nicht ankam, sehen Sie im Spam-Ordner nach, oder lassen Sie sie erneut senden.',
    needed:
      'Die Seite, die Sie öffnen wollten, gibt es nur für bestätigte Adressen. Sobald Sie den Link geöffnet haben, gelangen Sie dorthin.',
    sent: 'Ein neuer Bestätigungslink wurde an Ihre E-Mail-Adresse gesendet.',
    resend: 'Bestätigungs-E-Mail erneut senden',
    profile: 'Profil bearbeiten',
    logOut: 'Abmelden',
  },
}
