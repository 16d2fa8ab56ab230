import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import type * as English from '../en/photo_warnings'

export const PHOTO_WARNINGS: Translation<typeof English.PHOTO_WARNINGS> = {
  noProduct: 'No se ha encontrado ningún producto. Fotografíalo solo, ante un fondo liso.',
  blurred: 'Esta foto está borrosa. Mantén quieta la cámara o usa un trípode y enfoca el producto.',
  dark: 'Esta foto es oscura. Fotografía el producto con luz de día o con otra lámpara.',
  burnt:
    'Partes del producto están quemadas en blanco. Usa una luz más suave o una exposición más corta.',
  cut: 'El producto sobresale del borde de la foto. Aléjate para que se vea entero.',
  small: (pixels) =>
    `El producto solo mide aquí ${formatNumber(pixels)} píxeles. Acércate o usa una foto más grande: con 800 píxeles o más las imágenes salen nítidas.`,
  busy: 'El fondo es recargado. Ante una pared lisa o una hoja de papel se recorta mejor.',
  otherThings: 'Hay otras cosas junto al producto. Fotografíalo solo.',
}

export const CUTOUT_ADVICE: Translation<typeof English.CUTOUT_ADVICE> = {
  small:
    'Revisa este recorte y corrígelo con el pincel: el producto es muy pequeño en esta foto o no se ha encontrado.',
  cut: 'Revisa este recorte y corrígelo con el pincel: el producto sobresale del borde de la foto.',
  topMissing:
    'Revisa este recorte y corrígelo con el pincel: puede que falte la parte superior del producto. Un fondo de otro color ayuda.',
  sameColours:
    'Revisa este recorte y corrígelo con el pincel: el producto y el fondo tienen los mismos colores. Un fondo de otro color ayuda.',
  shadow:
    'Revisa este recorte y corrígelo con el pincel: puede quedar una sombra fuerte o un reflejo, o partes del producto tomadas por ello. Una luz más suave ayuda.',
  outline:
    'Revisa este recorte y corrígelo con el pincel: el contorno se ve mal en esta foto. Un fondo liso de otro color ayuda.',
  touching:
    'Revisa este recorte y corrígelo con el pincel: en esta foto se tocan varias cosas, y puede que una de ellas no forme parte del producto.',
  parts:
    'Revisa este recorte y corrígelo con el pincel: puede que falten partes del producto o que algo de al lado forme parte del recorte.',
  notFound:
    'Revisa este recorte y corrígelo con el pincel: no se ha encontrado ningún producto en esta foto.',
  allProduct:
    'Revisa este recorte y corrígelo con el pincel: no se ha podido distinguir el fondo del producto.',
  transparent:
    'Revisa este recorte y corrígelo con el pincel: partes de él son semitransparentes. Un fondo liso de otro color ayuda.',
  seenSmall:
    'Revisa este recorte: el producto es muy pequeño en esta foto o no se ha encontrado. Haz clic en él o dibuja un recuadro a su alrededor.',
  seenCut:
    'Revisa este recorte: sobresale del borde de la foto, y puede que otra cosa forme parte de él. Haz clic solo en el producto.',
  seenSameColours:
    'Revisa este recorte: el producto y el fondo tienen los mismos colores. Dibuja un recuadro alrededor del producto o usa un fondo de otro color.',
  seenTouching:
    'Revisa este recorte: en esta foto se tocan varias cosas. Haz clic en la que es el producto.',
  seenParts:
    'Revisa este recorte: puede que falten partes del producto o que algo de al lado forme parte de él. Haz clic en lo que falta o quita lo que no le pertenece.',
}

export const VIEW_NAMES: Translation<typeof English.VIEW_NAMES> = {
  quarter: 'Tres cuartos',
  above: 'Desde arriba',
  below: 'Desde abajo',
  front: 'Frente',
  back: 'Detrás',
  side: 'Lado',
  close: 'De cerca',
  unused: 'No se usa',
}
