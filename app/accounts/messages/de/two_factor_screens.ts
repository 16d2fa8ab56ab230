import type { Translation } from '~/i18n/translation'
import type * as English from '../en/two_factor_screens'

export const TWO_FACTOR_MESSAGES: Translation<typeof English.TWO_FACTOR_MESSAGES> = {
  challenge: {
    title: 'Zwei-Faktor-Bestätigung',
    heading: 'Zwei-Faktor-Bestätigung',
    code: {
      intro: 'Geben Sie den Code ein, den Ihre Authenticator-App für dieses Konto anzeigt.',
      label: 'Code',
      other: 'Wiederherstellungscode verwenden',
    },
    recoveryCode: {
      intro: 'Geben Sie einen Ihrer aufbewahrten Wiederherstellungscodes ein. Jeder gilt einmal.',
      label: 'Wiederherstellungscode',
      other: 'Code der Authenticator-App verwenden',
    },
    submit: 'Anmelden',
    back: 'Mit einem anderen Konto anmelden',
  },
  section: {
    title: 'Zwei-Faktor-Anmeldung',
    intro: 'Bei jeder Anmeldung neben dem Passwort einen Code von Ihrem Handy verlangen.',
    off: 'Sie haben die Zwei-Faktor-Anmeldung nicht eingeschaltet.',
    pending: 'Schließen Sie die Einrichtung der Zwei-Faktor-Anmeldung ab.',
    on: 'Sie haben die Zwei-Faktor-Anmeldung eingeschaltet.',
    explanation:
      'Die Anmeldung verlangt dann Ihr Passwort und einen sechsstelligen Code, den eine Authenticator-App auf Ihrem Handy anzeigt.',
    scan: 'Scannen Sie den QR-Code mit einer Authenticator-App, oder tippen Sie den Einrichtungsschlüssel ein. Geben Sie dann den Code ein, den die App anzeigt.',
    scanOn:
      'Scannen Sie den QR-Code mit einer Authenticator-App, oder tippen Sie den Einrichtungsschlüssel ein.',
    qrCode: 'QR-Code für eine Authenticator-App',
    setupKey: 'Einrichtungsschlüssel',
    copyCodes: 'Wiederherstellungscodes kopieren',
    code: 'Code',
    codesIntro:
      'Bewahren Sie diese Wiederherstellungscodes in einem Passwortmanager auf. Jeder öffnet Ihr Konto einmal, wenn Ihr Handy verloren ist.',
    codesLabel: 'Wiederherstellungscodes',
    enable: 'Einschalten',
    confirm: 'Bestätigen',
    cancel: 'Abbrechen',
    disable: 'Ausschalten',
    showSetup: 'QR-Code anzeigen',
    showCodes: 'Wiederherstellungscodes anzeigen',
    regenerateCodes: 'Wiederherstellungscodes erneuern',
    failed: 'Das hat nicht funktioniert. Bitte versuchen Sie es erneut.',
  },
}

export const CONFIRMS_PASSWORD_MESSAGES: Translation<typeof English.CONFIRMS_PASSWORD_MESSAGES> = {
  title: 'Passwort bestätigen',
  content: 'Bitte bestätigen Sie zu Ihrer Sicherheit Ihr Passwort, um fortzufahren.',
  contentWithCode:
    'Bitte bestätigen Sie zu Ihrer Sicherheit Ihr Passwort, und geben Sie einen Code Ihrer Authenticator-App ein, um fortzufahren.',
  password: 'Passwort',
  confirm: 'Bestätigen',
  cancel: 'Abbrechen',
}
