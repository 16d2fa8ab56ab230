import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import type * as English from '../en/photos'

export const PHOTO_WARNING_MESSAGES: Translation<typeof English.PHOTO_WARNING_MESSAGES> = {
  no_product: 'No se ha encontrado ningún producto. Fotografíalo solo, ante un fondo liso.',
  blurred: 'Esta foto está borrosa. Mantén quieta la cámara o usa un trípode y enfoca el producto.',
  dark: 'Esta foto es oscura. Fotografía el producto con luz de día o con otra lámpara.',
  burnt_out:
    'Partes del producto están quemadas en blanco. Usa una luz más suave o una exposición más corta.',
  cut_off: 'El producto sobresale del borde de la foto. Aléjate para que se vea entero.',
  busy_background:
    'El fondo es recargado. Ante una pared lisa o una hoja de papel se recorta mejor.',
  other_things: 'Hay otras cosas junto al producto. Fotografíalo solo.',
  check_small:
    'Revisa este recorte y corrígelo con el pincel: el producto es muy pequeño en esta foto o no se ha encontrado.',
  check_cut:
    'Revisa este recorte y corrígelo con el pincel: el producto sobresale del borde de la foto.',
  check_top_missing:
    'Revisa este recorte y corrígelo con el pincel: puede que falte la parte superior del producto. Un fondo de otro color ayuda.',
  check_same_colours:
    'Revisa este recorte y corrígelo con el pincel: el producto y el fondo tienen los mismos colores. Un fondo de otro color ayuda.',
  check_shadow:
    'Revisa este recorte y corrígelo con el pincel: puede quedar una sombra fuerte o un reflejo, o partes del producto tomadas por ello. Una luz más suave ayuda.',
  check_outline:
    'Revisa este recorte y corrígelo con el pincel: el contorno se ve mal en esta foto. Un fondo liso de otro color ayuda.',
  check_touching:
    'Revisa este recorte y corrígelo con el pincel: en esta foto se tocan varias cosas, y puede que una de ellas no forme parte del producto.',
  check_parts:
    'Revisa este recorte y corrígelo con el pincel: puede que falten partes del producto o que algo de al lado forme parte del recorte.',
  check_not_found:
    'Revisa este recorte y corrígelo con el pincel: no se ha encontrado ningún producto en esta foto.',
  check_all_product:
    'Revisa este recorte y corrígelo con el pincel: no se ha podido distinguir el fondo del producto.',
  check_transparent:
    'Revisa este recorte y corrígelo con el pincel: partes de él son semitransparentes. Un fondo liso de otro color ayuda.',
  check_seen_small:
    'Revisa este recorte: el producto es muy pequeño en esta foto o no se ha encontrado. Haz clic en él o dibuja un recuadro a su alrededor.',
  check_seen_cut:
    'Revisa este recorte: sobresale del borde de la foto, y puede que otra cosa forme parte de él. Haz clic solo en el producto.',
  check_seen_same_colours:
    'Revisa este recorte: el producto y el fondo tienen los mismos colores. Dibuja un recuadro alrededor del producto o usa un fondo de otro color.',
  check_seen_touching:
    'Revisa este recorte: en esta foto se tocan varias cosas. Haz clic en la que es el producto.',
  check_seen_parts:
    'Revisa este recorte: puede que falten partes del producto o que algo de al lado forme parte de él. Haz clic en lo que falta o quita lo que no le pertenece.',
}

export const SMALL_PRODUCT: Translation<typeof English.SMALL_PRODUCT> = {
  small: (pixels) =>
    `El producto solo mide aquí ${formatNumber(pixels)} píxeles. Acércate o usa una foto más grande: con 800 píxeles o más las imágenes salen nítidas.`,
}

export const STRANGE_PART: Translation<typeof English.STRANGE_PART> = {
  strange: (place) =>
    `Revisa este recorte: puede que lo que se ve ${place} de la foto no forme parte del producto. Haz clic solo en el producto o quita lo otro.`,
}

export const PLACES_IN_PHOTO: Translation<typeof English.PLACES_IN_PHOTO> = {
  upper_left: 'arriba a la izquierda',
  top: 'en la parte de arriba',
  upper_right: 'arriba a la derecha',
  left: 'a la izquierda',
  middle: 'en el centro',
  right: 'a la derecha',
  lower_left: 'abajo a la izquierda',
  bottom: 'en la parte de abajo',
  lower_right: 'abajo a la derecha',
}

export const VIEW_NAMES: Translation<typeof English.VIEW_NAMES> = {
  'Three-quarter': 'Tres cuartos',
  'From above': 'Desde arriba',
  'From below': 'Desde abajo',
  'Front': 'Frente',
  'Back': 'Detrás',
  'Side': 'Lado',
  'Close': 'De cerca',
  'Not used': 'No se usa',
}
