import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/answer'

export const ANSWER_MESSAGES: Translation<typeof English.ANSWER_MESSAGES> = {
  upscale: (reason) => `No se pudo ampliar la imagen: ${reason}`,
  invalidAnswer: 'Respuesta no válida del servidor',
  ignored: (words) => `No se entendió: ${words.map((word) => `«${word}»`).join(', ')}`,
  someFailed: (count, tookCredits) =>
    `${plural(count, { one: 'No se pudo hacer una imagen', other: `No se pudieron hacer ${count} imágenes` })}${tookCredits ? '; los créditos se han devuelto' : ''}.`,
}
