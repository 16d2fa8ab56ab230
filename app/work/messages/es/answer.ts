import type { Translation } from '~/i18n/translation'
import type * as English from '../en/answer'

export const ANSWER_TEXTS: Translation<typeof English.ANSWER_TEXTS> = {
  upscale: (reason) => `No se pudo ampliar la imagen: ${reason}`,
  invalidAnswer: 'Respuesta no válida del servidor',
  ignored: (words) => `No se entendió: ${words.map((word) => `«${word}»`).join(', ')}`,
  someFailed: (count, tookCredits) =>
    `${count === 1 ? 'No se pudo hacer una imagen' : `No se pudieron hacer ${count} imágenes`}${tookCredits ? '; los créditos se han devuelto' : ''}.`,
}
