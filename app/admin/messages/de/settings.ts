import type { Translation } from '#app/i18n/translation'
import type * as English from '../en/settings.js'

export const SETTINGS_MESSAGES: Translation<typeof English.SETTINGS_MESSAGES> = {
  title: 'Einstellungen',
  description:
    'Was sich schalten lässt, während Vitrine läuft. Es gilt sofort, in allen Prozessen.',
  on: 'An',
  off: 'Aus',
  forcedBy: (variable) => `Aus durch ${variable} in der Umgebung`,
  whenOff: (body) => `Wenn aus: ${body}`,
  worksAgain: 'Es geht sofort wieder, wie zuvor.',
  switchOff: 'Ausschalten',
  switchOn: 'Einschalten',
  askOff: (label) => `Ausschalten: ${label}?`,
  askOn: (label) => `Einschalten: ${label}?`,
  features: {
    registration: {
      label: 'Registrierung',
      body: 'Niemand Neues kann sich registrieren, weder mit dem Formular noch mit einem anderen Konto. Wer ein Konto hat, merkt nichts; Betreiber entstehen weiterhin an der Konsole.',
    },
    social: {
      label: 'Anmeldung mit anderen Konten',
      body: 'Ihre Knöpfe und Links verschwinden. Wer kein Passwort hat, kann über „Passwort vergessen?“ eines setzen.',
    },
    teams: {
      label: 'Teams',
      body: 'Die Seiten von Teams und Einladungen verschwinden. Was Teams haben, bleibt, und ihre Mitglieder können weiterarbeiten.',
    },
    apiTokens: {
      label: 'API-Tokens und Webhooks',
      body: 'Tokens öffnen nichts mehr, und die Server der Händler erfahren nichts Neues. Beides geht wieder, sobald dies an ist.',
    },
    affiliates: {
      label: 'Partnerprogramm',
      body: 'Nichts Neues wird gezählt oder verdient, und es gibt keine neuen Auszahlungen. Was läuft, endet wie vorgesehen.',
    },
    ownKeys: {
      label: 'Eigene Schlüssel der Händler',
      body: 'Neue Arbeit kostet Credits, auch bei Händlern, die einen Schlüssel eingetragen haben.',
    },
  },
  installation: {
    title: 'Installation',
    description: 'Was gesetzt und wer erreichbar ist.',
    wrong: 'Zu beheben',
    told: 'Gut zu wissen',
    well: 'In Ordnung',
    none: { wrong: 'Nichts ist zu beheben.', told: 'Nichts.', well: 'Noch nichts.' },
    looking: 'Alle Dienste werden gefragt',
    again: 'Noch einmal nachsehen',
  },
}
