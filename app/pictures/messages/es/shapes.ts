import type { Translation } from '~/i18n/translation'
import type * as English from '../en/shapes'

export const SHAPE_MESSAGES: Translation<typeof English.SHAPE_MESSAGES> = {
  made: {
    reframed: 'Reencuadrada',
    filled: 'Con el fondo prolongado',
    set: 'Sobre papel de estudio en los colores de la foto',
    softened: 'Sobre una copia difuminada de sí misma',
  },
  ways: {
    reframed: 'Reencuadrar',
    filled: 'Prolongar el fondo',
    set: 'Sobre papel de estudio',
    softened: 'Sobre una copia difuminada',
  },
  explained: {
    reframed: 'Muestra una parte de la imagen, con el producto y el espacio que lo rodea.',
    filled: 'Más de lo que rodea al producto, con su textura y su luz.',
    set: 'Muestra solo el producto, sobre papel en los colores y la luz de la foto.',
    softened: 'Muestra toda la imagen, sobre una copia ampliada y difuminada.',
  },
  title: 'Formato',
  others: 'Otras formas de lograr este formato',
  cost: (credits) => `Cada una hace otra imagen por ${credits}. Esta se queda.`,
  film: 'Cómo la imagen toma el formato del vídeo',
  automatic: 'Automática',
  automaticHint: 'Elige la primera forma que queda bien con esta imagen.',
}
