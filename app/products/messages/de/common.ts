import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/common'

export const PHOTO_ERRORS: Translation<typeof English.PHOTO_ERRORS> = {
  unnamed: (place) => `Foto ${place}`,
  kind: 'Bitte wählen Sie nur Bilddateien aus.',
  tooFew: (min) =>
    plural(min, {
      one: 'Bitte geben Sie mindestens ein Bild an.',
      other: `Bitte geben Sie mindestens ${min} Bilder an.`,
    }),
  tooMany: (max) => `Bitte geben Sie höchstens ${max} Bilder an.`,
  identifyFailed: 'Die Bilder konnten nicht erkannt werden. Bitte versuchen Sie es erneut.',
}

export const PRODUCT_ERRORS: Translation<typeof English.PRODUCT_ERRORS> = {
  limit: (most) =>
    `Ihr Konto darf ${plural(most, { one: 'ein Produkt', other: `${formatNumber(most)} Produkte` })} haben. Löschen Sie eines, das Sie nicht brauchen, oder bitten Sie um mehr.`,
  trainingPhotos: (min, max, photos) =>
    `Das Training braucht ${min} bis ${max} Fotos; dieses Produkt hat ${photos}.`,
  trainedAlready:
    'Dieses Produkt ist trainiert. Das Gelernte ginge verloren: Trainieren Sie es stattdessen erneut.',
  noReferences: 'Ohne Training können Produkte hier nicht vorbereitet werden.',
  mostPhotos: (max, photos) =>
    `Ein Produkt kann höchstens ${max} Fotos haben; dieses hat schon ${photos}.`,
}

export const PRODUCT_BANNERS: Translation<typeof English.PRODUCT_BANNERS> = {
  created: (product) => `${product} wurde angelegt.`,
  saved: 'Gespeichert.',
  deleted: (product) => `${product} wurde gelöscht.`,
}

export const MASK_ERRORS: Translation<typeof English.MASK_ERRORS> = {
  missing: 'Bitte geben Sie eine Maske an.',
  tooMany: 'Bitte geben Sie nur eine Maske an.',
  places: 'Bitte senden Sie zu jeder Maske die Stelle ihres Fotos.',
  training:
    'Dieses Produkt wird gerade trainiert. Passen Sie die Freistellungen an, wenn das Training beendet ist.',
}
