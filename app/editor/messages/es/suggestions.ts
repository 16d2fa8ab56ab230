import type { Translation } from '~/i18n/translation'
import type * as English from '../en/suggestions'

export const SUGGESTION_MESSAGES: Translation<typeof English.SUGGESTION_MESSAGES> = {
  white: 'Poner el fondo blanco',
  marble: 'Ponerlo en una encimera de mármol, luz suave',
  noBackground: 'Quitar el fondo',
  warmer: 'Hacerlo un poco más claro y cálido',
  contrast: 'Más contraste',
  shadow: 'Añadir una sombra suave',
  sharpen: 'Dar más nitidez',
  square: 'Recortar en cuadrado',
  border: 'Añadir un borde blanco',
  words: 'Escribir «New» arriba en letras grandes',
  marbleWindow: 'Ponerlo en una encimera de mármol, luz suave de ventana',
  picnic: 'Ponerlo en una mesa de pícnic en un jardín soleado',
  flowers: 'Añadir flores frescas al lado',
  hand: 'Que lo sostenga una mano',
  evening: 'Que sea de noche, con lámparas cálidas detrás',
  alone: 'Quitar todo menos el producto',
}
