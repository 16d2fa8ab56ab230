import type { Translation } from '~/i18n/translation'
import type * as English from '../en/social'

export const SOCIAL_MESSAGES: Translation<typeof English.SOCIAL_MESSAGES> = {
  mismatch: (provider) =>
    `Diese Anmeldung mit ${provider} wurde nicht hier begonnen oder ist abgelaufen. Bitte versuchen Sie es erneut.`,
  unreachable: (provider) => `${provider} war nicht erreichbar. Bitte versuchen Sie es erneut.`,
  refused: (provider) => `${provider} hat die Anmeldung abgelehnt.`,
  emailTaken: (provider) =>
    `Es gibt schon ein Konto mit dieser E-Mail-Adresse. Bitte melden Sie sich an, um Ihr ${provider}-Konto zu verbinden.`,
  registrationDisabled: 'Die Registrierung ist ausgeschaltet.',
  linked: (provider) => `Ihr ${provider}-Konto ist jetzt verbunden.`,
  denied: (provider) => `Das ${provider}-Konto wurde nicht verbunden, weil Sie abgelehnt haben.`,
  usedByAnother: (provider) =>
    `Dieses ${provider}-Konto wird offenbar von jemand anderem verwendet. Bitte melden Sie sich an.`,
  expired: (provider) =>
    `Die Antwort von ${provider} ist abgelaufen. Bitte verbinden Sie das Konto erneut.`,
  removed: 'Konto entfernt',
  lastSignIn: 'Das ist Ihr einziger Weg, sich anzumelden. Legen Sie zuerst ein Passwort fest.',
  photoUpdated: 'Profilfoto geändert',
  photoFailed: 'Das Bild konnte nicht geladen werden',
  linkSent: 'Ein Link wurde an Ihre E-Mail-Adresse gesendet. Öffnen Sie ihn in diesem Browser.',
}
