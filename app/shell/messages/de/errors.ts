import type { Translation } from '~/i18n/translation'
import type * as English from '../en/errors'

export const ERROR_MESSAGES: Translation<typeof English.ERROR_MESSAGES> = {
  byStatus: {
    403: { title: 'Nicht erlaubt' },
    404: {
      title: 'Seite nicht gefunden',
      body: 'Diese Seite gibt es nicht, oder sie ist nicht für Sie bestimmt. Prüfen Sie die Adresse.',
    },
    419: {
      title: 'Seite abgelaufen',
      body: 'Die Seite war zu lange offen. Gehen Sie zurück, und senden Sie erneut: Was Sie eingegeben haben, ist noch da.',
    },
    429: {
      title: 'Zu viele Anfragen',
      body: 'Bitte warten Sie einen Moment, und versuchen Sie es dann erneut.',
    },
    500: {
      title: 'Etwas ist schiefgegangen',
      body: 'Auf dem Server ist ein Fehler aufgetreten. Nichts, was Sie gespeichert haben, ist verloren. Bitte versuchen Sie es erneut.',
    },
    503: {
      title: 'Gleich wieder da',
      body: 'Vitrine kann gerade nicht antworten. Bitte versuchen Sie es in Kürze erneut.',
    },
  },
  other: { title: 'Das hat nicht funktioniert' },
  retry: 'Erneut versuchen',
  back: 'Zurück',
  home: 'Zur Startseite',
  status: 'Sehen, was funktioniert und was nicht',
}
