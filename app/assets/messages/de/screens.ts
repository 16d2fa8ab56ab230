import type { Translation } from '~/i18n/translation'
import type * as English from '../en/screens'

export const ASSET_MESSAGES: Translation<typeof English.ASSET_MESSAGES> = {
  title: 'Meine erstellten Medien',
  crumbs: { editor: 'KI-Editor', assets: 'Erstellte Medien' },
  empty: 'Sie haben noch nichts erstellt',
  emptyHint: 'Bilder Ihrer Produkte und Bilder aus dem KI-Editor erscheinen hier.',
  open: 'KI-Editor öffnen',
  tabs: { label: 'Art der Medien', images: 'Bilder', videos: 'Videos' },
  noImages: 'Noch keine Bilder',
  noVideos: 'Noch keine Videos',
  generated: 'Erstellt',
  upscaled: 'Vergrößert',
  withoutProduct: 'Ohne Produkt',
  film: 'Video',
  download: 'Herunterladen',
  fileName: 'erstelltes-bild.png',
  edit: 'Im Editor verwenden',
}
