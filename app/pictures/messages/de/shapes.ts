import type { Translation } from '~/i18n/translation'
import type * as English from '../en/shapes'

export const SHAPE_MESSAGES: Translation<typeof English.SHAPE_MESSAGES> = {
  made: {
    reframed: 'Neuer Ausschnitt',
    filled: 'Hintergrund weitergeführt',
    set: 'Auf Studiopapier in den Farben des Fotos',
    softened: 'Auf einer weichgezeichneten Kopie des Bilds',
  },
  ways: {
    reframed: 'Neuer Ausschnitt',
    filled: 'Hintergrund weiterführen',
    set: 'Auf Studiopapier',
    softened: 'Auf weichgezeichneter Kopie',
  },
  explained: {
    reframed: 'Zeigt einen Teil des Bilds, mit dem Produkt und dem Platz darum.',
    filled: 'Mehr von dem, was um das Produkt ist, in seinem Muster und Licht.',
    set: 'Zeigt nur das Produkt, auf Papier in den Farben und im Licht des Fotos.',
    softened: 'Zeigt das ganze Bild, auf einer vergrößerten, weichgezeichneten Kopie.',
  },
  title: 'Format',
  others: 'Andere Arten, dieses Format zu bekommen',
  cost: (credits) => `Jede ergibt ein weiteres Bild für ${credits}. Dieses bleibt.`,
  film: 'Wie das Bild das Format des Videos bekommt',
  automatic: 'Automatisch',
  automaticHint: 'Nimmt die erste Art, die bei diesem Bild gut aussieht.',
}
