import type { Translation } from '~/i18n/translation'
import type * as English from '../en/client'

export const CLIENT_MESSAGES: Translation<typeof English.CLIENT_MESSAGES> = {
  offline: 'Keine Verbindung zum Server. Prüfen Sie Ihr Netzwerk, und versuchen Sie es erneut.',
  timeout: 'Der Server hat zu lange gebraucht. Bitte versuchen Sie es erneut.',
  invalidAnswer: 'Ungültige Antwort des Servers',
  status: (status) => `Der Server hat mit dem Status ${status} geantwortet.`,
  tooSlow:
    'Die Verbindung war zu langsam: Nicht alles kam rechtzeitig an. Bitte versuchen Sie es mit weniger oder kleineren Dateien erneut.',
  tooBig:
    'Das ist mehr, als auf einmal gesendet werden kann. Bitte senden Sie weniger oder kleinere Dateien.',
  tooMany: 'Zu viele Anfragen. Bitte warten Sie einen Moment, und versuchen Sie es erneut.',
  overloaded:
    'Gerade sind sehr viele hier. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  failed: 'Etwas ist schiefgegangen. Bitte versuchen Sie es erneut.',
  away: 'Keine Verbindung zu Vitrine. Neuer Versuch ...',
  outdated: {
    title: 'Vitrine wurde aktualisiert',
    body: 'Ein Teil dieser Seite fehlt, weil sie vor der Aktualisierung geöffnet wurde. Nichts ändert sich, bis Sie die Seite neu laden: Kopieren Sie vorher, was Sie eingegeben und nicht gesendet haben.',
    missing: 'Ein Teil dieser Seite fehlt, weil sie vor der Aktualisierung geöffnet wurde.',
    action: 'Neu laden',
    later: 'Später',
  },
  expired: {
    title: 'Seite abgelaufen',
    body: 'Diese Seite war so lange offen, dass ihr Sicherheitstoken nicht mehr gilt. Nichts, was Sie eingegeben haben, ist verloren: Fahren Sie fort, und senden Sie es dann erneut.',
    action: 'Fortfahren',
    failed:
      'Die Seite konnte nicht erneuert werden. Prüfen Sie Ihr Netzwerk, und versuchen Sie es erneut.',
  },
}
