import type { Translation } from '~/i18n/translation'
import type * as English from '../en/common'

export const UI_MESSAGES: Translation<typeof English.UI_MESSAGES> = {
  breadcrumb: 'Pfad',
  viewer: {
    details: 'Bild und Einzelheiten',
    previous: 'Voriges Bild',
    next: 'Nächstes Bild',
    divider: 'Zwischen Foto und Bild verschieben',
    compare: 'Mit dem Foto vergleichen',
    download: 'Herunterladen',
  },
  zoomOut: 'Verkleinern',
  zoomIn: 'Vergrößern',
  enlargedTo: (percent) => `Auf ${percent} % vergrößert`,
  wholePicture: 'Ganzes Bild',
  close: 'Schließen',
  cancel: 'Abbrechen',
  dismiss: 'Ausblenden',
  remove: 'Entfernen',
  removeAll: 'Alle entfernen',
  removeFile: (name) => `${name} entfernen`,
  current: 'aktuell',
  showPassword: 'Passwort anzeigen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  cannotCopy: 'Der Browser lässt diese Seite nicht kopieren. Markieren Sie stattdessen den Text.',
  before: 'Vorher',
  after: 'Nachher',
  fewer: { photos: 'Weniger Fotos', pictures: 'Weniger Bilder' },
  more: { photos: 'Mehr Fotos', pictures: 'Mehr Bilder' },
  justNow: 'gerade eben',
  credits: {
    image: {
      label: 'Bilder',
      paysFor: 'Ein Bild-Credit bezahlt ein Bild, eine Bearbeitung oder eine Vergrößerung.',
    },
    video: {
      label: 'Videos',
      paysFor: 'Ein Video-Credit bezahlt ein Video von 5 oder 10 Sekunden.',
    },
    model: { label: 'Modelle', paysFor: 'Ein Modell-Credit bezahlt das Training eines Produkts.' },
  },
}
