import type { Translation } from '~/i18n/translation'
import { REEL_LIMITS } from '#engine/reel/reel'
import { formatNumber } from '#app/i18n/format'
import type * as English from '../en/common'

const { fewestItems, mostItems } = REEL_LIMITS

export const REEL_ERRORS: Translation<typeof English.REEL_ERRORS> = {
  none: 'Aquí no se pueden hacer reels.',
  count: `Elige de ${fewestItems} a ${mostItems} imágenes o vídeos.`,
  item: (place) => `La imagen ${place} se ha eliminado o no es tuya. Quítala o elige otra.`,
  cutOutFilm: (place) => `El elemento ${place} es un vídeo: solo se recortan imágenes.`,
  signs: (signs) => `Estos signos no se pueden dibujar en un reel: ${signs} Escríbelo sin ellos.`,
  sound: 'Este sonido ya no está. Elige otro.',
  from: (seconds) => `El sonido dura ${formatNumber(Math.floor(seconds))} segundos: empieza antes.`,
  soundFile: 'Un sonido debe ser una URI de datos en base64, como data:audio/mpeg;base64,...',
  soundOnly: 'Envía sound_file solo con sound en own.',
  logoFile:
    'Un logotipo debe ser una imagen como URI de datos en base64, como data:image/png;base64,...',
  soundMissing: 'Elige un sonido.',
  logo: 'Elige una imagen.',
}

export const REEL_ALT: Translation<typeof English.REEL_ALT> = {
  reel: (seconds, count, product) =>
    `Reel de ${seconds} segundos con ${count} imágenes${product ? ` de ${product}` : ''}.`,
  said: (captions) => `Dice: ${captions}`,
  price: (price) => `Precio: ${price}.`,
}

export const REEL_LABELS: Translation<typeof English.REEL_LABELS> = {
  photo: (product, place) => `Foto ${place} de ${product}`,
  film: (title) => `Vídeo: ${title}`,
}
