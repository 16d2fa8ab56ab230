import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/common'

export const PHOTO_ERRORS: Translation<typeof English.PHOTO_ERRORS> = {
  unnamed: (place) => `Foto ${place}`,
  kind: 'Selecciona solo archivos de imagen.',
  tooFew: (min) =>
    plural(min, { one: 'Añade al menos una imagen.', other: `Añade al menos ${min} imágenes.` }),
  tooMany: (max) => `Añade ${max} imágenes como máximo.`,
  identifyFailed: 'No se pudieron identificar las imágenes. Inténtalo de nuevo.',
}

export const PRODUCT_ERRORS: Translation<typeof English.PRODUCT_ERRORS> = {
  limit: (most) =>
    `Tu cuenta puede tener ${plural(most, { one: 'un producto', other: `${formatNumber(most)} productos` })}. Elimina uno que no necesites o pide más.`,
  trainingPhotos: (min, max, photos) =>
    `El entrenamiento necesita entre ${min} y ${max} fotos; este producto tiene ${photos}.`,
  trainedAlready:
    'Este producto está entrenado. Se perdería lo aprendido: entrénalo de nuevo en su lugar.',
  noReferences: 'Aquí no se pueden preparar productos sin entrenarlos.',
  mostPhotos: (max, photos) =>
    `Un producto puede tener ${max} fotos como máximo; este ya tiene ${photos}.`,
}

export const PRODUCT_BANNERS: Translation<typeof English.PRODUCT_BANNERS> = {
  created: (product) => `Se ha creado ${product}.`,
  saved: 'Guardado.',
  deleted: (product) => `Se ha eliminado ${product}.`,
}

export const MASK_ERRORS: Translation<typeof English.MASK_ERRORS> = {
  missing: 'Envía una máscara.',
  tooMany: 'Envía una sola máscara.',
  places: 'Envía cada máscara con la posición de su foto.',
  training:
    'Este producto se está entrenando. Corrige sus recortes cuando termine el entrenamiento.',
}
