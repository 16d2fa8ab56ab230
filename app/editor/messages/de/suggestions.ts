import type { Translation } from '~/i18n/translation'
import type * as English from '../en/suggestions'

export const SUGGESTION_MESSAGES: Translation<typeof English.SUGGESTION_MESSAGES> = {
  white: 'Den Hintergrund weiß machen',
  marble: 'Auf eine Marmortheke stellen, weiches Licht',
  noBackground: 'Den Hintergrund entfernen',
  warmer: 'Etwas heller und wärmer machen',
  contrast: 'Mehr Kontrast',
  shadow: 'Einen weichen Schatten hinzufügen',
  sharpen: 'Schärfen',
  square: 'Auf ein Quadrat zuschneiden',
  border: 'Einen weißen Rand hinzufügen',
  words: 'Oben groß „New“ hinschreiben',
  marbleWindow: 'Auf eine Marmortheke stellen, weiches Fensterlicht',
  picnic: 'Auf einen Picknicktisch in einem sonnigen Garten stellen',
  flowers: 'Frische Blumen daneben stellen',
  hand: 'Von einer Hand halten lassen',
  evening: 'Abend mit warmen Lampen dahinter',
  alone: 'Alles außer dem Produkt entfernen',
}
