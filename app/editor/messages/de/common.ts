import type { Translation } from '~/i18n/translation'
import type * as English from '../en/common'

export const EDITOR_ERRORS: Translation<typeof English.EDITOR_ERRORS> = {
  image: 'Bitte wählen Sie ein Bild aus.',
  prompt: 'Bitte beschreiben Sie, was geändert werden soll.',
  picture:
    'Dieses Bild gibt es nicht mehr, oder es gehört Ihnen nicht. Bitte wählen Sie es neu aus.',
  masks: 'Bitte senden Sie genau eine Maske.',
  maskKind: 'Bitte senden Sie die Maske als Bild.',
  maskShape: 'Diese Maske hat nicht das Format des Bildes.',
  maskEmpty:
    'Es ist nichts markiert. Markieren Sie, was sich ändern soll, oder lassen Sie die Maske weg.',
  maskFull: 'Das ganze Bild ist markiert. Lassen Sie etwas frei, oder lassen Sie die Maske weg.',
  count: 'Die Anzahl der Bilder muss 1 sein.',
}
