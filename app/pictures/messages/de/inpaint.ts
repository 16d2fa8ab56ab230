import type { Translation } from '~/i18n/translation'
import type * as English from '../en/inpaint'

export const INPAINT_MESSAGES: Translation<typeof English.INPAINT_MESSAGES> = {
  title: 'Hintergründe',
  panel: 'Neue Hintergründe',
  photo: 'Foto',
  photoOf: (product, place) => `${product}, Foto ${place}`,
  noPhotos: 'Dieses Produkt hat keine Fotos.',
  cutout: 'Produkt gefunden',
  cutoutAlt: (photo) => `${photo}, freigestellt`,
  cutting: 'Wird gesucht …',
  wait: 'Das Produkt wird noch freigestellt. Einen Moment bitte.',
  adjust: 'Freistellung anpassen',
  retry: 'Erneut versuchen',
  description: 'Hintergrundbeschreibung, auf Englisch',
  placeholder: 'on a marble counter in a bright bathroom, plants behind',
  generateInstead: 'Stattdessen Bilder erstellen',
  errors: {
    photo: 'Bitte wählen Sie ein Ausgangsbild aus.',
    prompt: 'Bitte geben Sie eine Hintergrundbeschreibung ein.',
    process: 'Das Bild konnte nicht verarbeitet werden',
    invalid: 'Ungültige Antwort der Bildverarbeitung',
    background: 'Der Hintergrund konnte nicht erstellt werden',
  },
}
