import type { Translation } from '~/i18n/translation'
import type * as English from '../en/chooser'

export const CHOOSER_MESSAGES: Translation<typeof English.CHOOSER_MESSAGES> = {
  title: 'Bilder erstellen',
  description: 'Wählen Sie ein Produkt, von dem Sie neue Bilder erstellen möchten.',
  samplesBanner: 'Mit diesen Beispielprodukten können Sie Vitrine sofort ausprobieren.',
  empty: 'Noch keine Produkte bereit',
  emptyHint:
    'Laden Sie Fotos eines Produkts hoch, und trainieren Sie es. Das dauert ein paar Minuten, dann erscheint es hier.',
  create: 'Produkt anlegen',
  generate: 'Bilder erstellen',
  backgrounds: 'Hintergründe',
  video: 'Video',
  sample: 'Beispiel',
  more: 'Mehr laden',
  kept: 'Bilder und Videos gelöschter Produkte',
}

export const KEPT_MESSAGES: Translation<typeof English.KEPT_MESSAGES> = {
  title: 'Bilder und Videos gelöschter Produkte',
  description:
    'Sie haben sie von Produkten erstellt, die ihre Inhaber gelöscht haben. Sie bleiben Ihnen.',
  empty: 'Nichts vorhanden',
  emptyHint: 'Löscht der Inhaber ein Produkt, kommt hierher, was Sie davon erstellt haben.',
  videos: 'Videos',
  product: 'Gelöschtes Produkt',
}
