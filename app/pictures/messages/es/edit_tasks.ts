import type { Translation } from '~/i18n/translation'
import type * as English from '../en/edit_tasks'

export const EDIT_TASK_MESSAGES: Translation<typeof English.EDIT_TASK_MESSAGES> = {
  title: 'Cambios especiales',
  hint: 'Para estos la imagen se dibuja de nuevo: mira el producto antes de usarla.',
  cost: (credits) => `Cada uno usa ${credits}.`,
  names: {
    new_angle: 'Otro ángulo',
    relight: 'Otra luz',
    label_words: 'Palabras de la etiqueta',
    ghost_mannequin: 'Maniquí invisible',
    on_model: 'En una persona',
  },
  explained: {
    new_angle: 'El producto desde otro lado. Lo que ninguna foto muestra es inventado.',
    relight: 'La misma imagen con otra luz.',
    label_words: 'Otras palabras con la misma letra.',
    ghost_mannequin: 'La prenda con volumen, sin nadie dentro, sobre blanco.',
    on_model: 'La prenda en una persona que no existe.',
  },
  choices: {
    left: 'Desde la izquierda',
    right: 'Desde la derecha',
    back: 'Por detrás',
    above: 'Desde arriba',
    close: 'De cerca',
    soft: 'Luz de día suave',
    golden: 'Sol de tarde',
    studio: 'Estudio',
    dramatic: 'Dramática',
    woman: 'Una mujer',
    man: 'Un hombre',
  },
  from: 'Palabras que tiene',
  to: 'Palabras nuevas',
  change: 'Cambiar las palabras',
  chosen: (name, choice) => `${name}: ${choice}`,
  words: (from, to) => `Palabras de la etiqueta: «${from}» pasa a ser «${to}»`,
  unknown: 'Este cambio no se conoce o le falta algo.',
  missingWords: 'Indica qué palabras cambiar y por cuáles.',
  withArea: 'Este cambio es para toda la imagen: quita la máscara.',
  alone: 'Este cambio va solo: quita esto.',
}
