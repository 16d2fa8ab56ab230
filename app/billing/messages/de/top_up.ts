import type { Translation } from '~/i18n/translation'
import type * as English from '../en/top_up'

export const TOP_UP_MESSAGES: Translation<typeof English.TOP_UP_MESSAGES> = {
  title: 'Credits aufladen',
  description: 'Vor Monatsende aufgebraucht? Ergänzen Sie Ihren Bestand um ein Paket.',
  pack: 'Credit-Paket',
  price: '29 $',
  once: 'einmalig',
  bestValue: 'Bester Preis',
  images: '100 Bild-Credits',
  videos: '2 Video-Credits',
  note: 'Kommt zu Ihrem Bestand hinzu. Verfällt nie.',
  proceed: 'Weiter zur Zahlung',
  processing: 'Wird bearbeitet …',
  cancel: 'Abbrechen',
}
