import type { Translation } from '~/i18n/translation'
import type * as English from '../en/offline'

export const OFFLINE_MESSAGES: Translation<typeof English.OFFLINE_MESSAGES> = {
  title: 'Keine Verbindung',
  heading: 'Vitrine ist nicht erreichbar',
  body: 'Prüfen Sie Ihr Netzwerk. Diese Seite geht von selbst weiter, sobald es eine Verbindung gibt; was Sie beauftragt haben, läuft auch ohne sie.',
  action: 'Erneut versuchen',
}
