import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import { FETCH_LIMITS, MAX_PIXELS, MIN_SIDE } from '#config/media'
import type * as English from '../en/common'

export const REFUSALS: Translation<typeof English.REFUSALS> = {
  kind: 'Selecciona solo archivos de imagen.',
  damaged: 'Esta imagen está dañada y no se puede leer.',
  costly: 'Leer esta imagen cuesta demasiado. Guárdala de nuevo como JPEG o PNG normal y usa esa.',
  pixels: `Esta imagen es demasiado grande: ${MAX_PIXELS / 1_000_000} megapíxeles como máximo.`,
  small: `Esta imagen es demasiado pequeña: al menos ${MIN_SIDE} píxeles por lado.`,
  too_large: 'El archivo debe pesar menos de 10 MB.',
}

export const MASK_REFUSALS: Translation<typeof English.MASK_REFUSALS> = {
  shape: 'Esta máscara no tiene la forma de su foto.',
  empty: 'Esta máscara está vacía. Marca dónde está el producto.',
  full: 'Esta máscara cubre toda la foto. Deja fuera lo que no es el producto.',
}

export const FETCH_REFUSALS: Translation<typeof English.FETCH_REFUSALS> = {
  url: 'Esto no es la dirección de una imagen: debe empezar por http:// o https://.',
  address: 'Solo se obtienen imágenes de direcciones públicas.',
  redirects: 'Esta dirección redirige demasiadas veces.',
  no_picture: 'No hay ninguna imagen en esta dirección.',
  size: `La imagen de esta dirección es demasiado grande: ${FETCH_LIMITS.bytes / 1024 / 1024} MB como máximo.`,
  time: 'La imagen de esta dirección tardó demasiado en llegar.',
  unreachable: 'No se pudo obtener la imagen de esta dirección.',
}

export const UPLOAD_REFUSALS: Translation<typeof English.UPLOAD_REFUSALS> = {
  file: (most) => `Un archivo puede tener ${most} MB como máximo.`,
}

export const DECODER_ERRORS: Translation<typeof English.DECODER_ERRORS> = {
  busy: 'Ahora mismo se están revisando demasiadas imágenes. Inténtalo de nuevo en un momento.',
  unable: 'Ahora mismo no se puede revisar esta imagen. Inténtalo de nuevo en un momento.',
}

export const STORE_ERRORS: Translation<typeof English.STORE_ERRORS> = {
  missing:
    'Este archivo falta en el almacén. Hazlo de nuevo o pide a quien gestiona este sitio que lo recupere de una copia de seguridad.',
}

export const SOUND_REFUSALS: Translation<typeof English.SOUND_REFUSALS> = {
  kind: 'Elige un archivo MP3, M4A o WAV.',
  damaged: 'Este sonido está dañado o el archivo no contiene ninguno.',
  film: 'En este archivo hay un vídeo. Guarda solo su sonido como MP3, M4A o WAV.',
  tooLarge: 'El archivo debe ocupar menos de 10 MB.',
  short: (seconds) =>
    `Este sonido es demasiado corto: al menos ${seconds} ${plural(seconds, { one: 'segundo', other: 'segundos' })}.`,
  long: (minutes) => `Este sonido es demasiado largo: como máximo ${minutes} minutos.`,
}
