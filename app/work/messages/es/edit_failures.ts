import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import type * as English from '../en/edit_failures'

export const EDIT_FAILURES: Translation<typeof English.EDIT_FAILURES> = {
  refused: (reason, clause) =>
    `El motor integrado no puede ${reason} («${clause}»). Puede cambiar el fondo, la luz, los colores, el encuadre, la rotación, el texto, la sombra, la nitidez, el borde y el tamaño.`,
  noHue: (wanted, is) =>
    `El motor integrado no puede dar a este producto el color «${wanted}»: es de color ${is}, sin un tono que se pueda cambiar.`,
  otherLightness: (is, wanted) =>
    `El motor integrado no puede dar a este producto (${is}) el color «${wanted}». Cambia el tono, no la claridad: pide un color más o menos igual de claro.`,
  noProduct:
    'El producto no se distingue lo bastante del fondo. Muestra dónde está o usa una foto ante un fondo liso de otro color.',
  productNotFound: 'No se ha encontrado el producto en esta imagen.',
  productFills: 'El producto ya llena esta imagen.',
  maskUnreadable: 'La máscara no se puede leer. Dibújala de nuevo.',
  maskEmpty: 'La máscara está vacía. Marca el producto en blanco.',
  areaUnreadable: 'La zona marcada no se puede leer. Márcala de nuevo.',
  movesAll: (change) =>
    `Esto no se puede limitar a una zona (${change}): mueve toda la imagen. Quita la zona o pide otro cambio.`,
  nothingInArea:
    'Esto no cambia nada en la zona marcada. Marca otra parte de la imagen o quita la zona.',
  nothingMarked:
    'No hay nada marcado. Marca lo que quieres quitar con un clic, un recuadro o el pincel.',
  nothingThere:
    'No se ha encontrado claramente allí lo que quieres quitar. Márcalo con un clic y luego quítalo.',
  nothingLeft: 'Queda muy poca imagen para rellenar esto. Marca una zona más pequeña.',
  longText: (most) => `Acorta el texto a ${formatNumber(most)} caracteres.`,
  textTooLarge: 'El texto no cabe en esta imagen. Acórtalo.',
  undrawable: 'Este texto no se puede dibujar. Usa otros caracteres.',
  noText: 'En este texto no hay nada que dibujar.',
  enlargedSize: (would, most) =>
    `Esta imagen mediría ${formatNumber(would)} píxeles; aquí se puede ampliar hasta ${formatNumber(most)} píxeles por lado.`,
  noRoomForShadow:
    'El producto llega al borde inferior de la imagen y no queda sitio para una sombra. Usa una imagen con espacio debajo.',
  shadowUnclear:
    'La sombra no se distingue de este fondo, que no es liso. Pide un fondo blanco, que no tiene sombra.',
  notTilted:
    'Esta imagen no muestra ningún borde ligeramente inclinado. Di cuántos grados hay que girarla, por ejemplo «rotate 2 degrees left».',
  notPossible: (reason) => `Con esta imagen no se puede hacer así: ${reason}.`,
  noOtherShape: 'Estas palabras no piden otro formato, así que no se puede elegir cómo lograrlo.',
}

export const REFUSED_CHANGES: Translation<typeof English.REFUSED_CHANGES> = {
  long: 'seguir una frase tan larga: usa comas',
  unclear: 'deducir de estas palabras qué cambiar',
  this: 'hacer esto',
  only: (part) => `cambiar solo una parte («${part}»)`,
  removePeople: 'quitar personas que no estén marcadas: márcalas con un clic',
  people: 'añadir ni cambiar personas',
  removeText: 'quitar textos, logotipos ni marcas que no estén marcados: márcalos con un clic',
  textInside: 'cambiar un texto que está en la imagen',
  wordsInside: 'cambiar palabras que están en la imagen',
  labels: 'añadir ni cambiar etiquetas, logotipos ni marcas',
  removeThings:
    'quitar cosas sueltas que no estén marcadas ni se nombren por su lugar: márcalas con un clic',
  addThings: 'añadir cosas a una imagen',
  style: 'imitar un estilo',
  otherSide: 'mostrar el producto desde otro lado',
  material: 'cambiar el material del producto',
  shadowSide: 'elegir el lado de una sombra',
  changeShadow: 'cambiar una sombra que está en la imagen',
  keepShadow: 'conservar la sombra ni el reflejo de una foto',
  sceneShadow: 'quitar la sombra de una escena',
  vignette: 'quitar una viñeta',
  cropShape: 'recortar sin un formato: indica uno, como «square», 4:5 o 16:9',
  pixels: 'fijar un tamaño en píxeles: indica un formato, como 1:1 o 4:5',
  shape: 'hacer una imagen de ese formato',
  removeBorder: 'quitar un borde',
  outline: 'dibujar una línea alrededor del producto',
  borderWidth: 'dibujar un borde de ese ancho',
  turnProduct: 'girar solo el producto',
  turnBackground: 'girar solo el fondo',
  degrees: 'girar una imagen sin los grados',
  mirrorProduct: 'reflejar solo el producto',
  mirrorBackground: 'reflejar solo el fondo',
  largerProduct: 'agrandar el producto dentro de su imagen',
  twice: 'ampliar más que al doble',
  tint: 'teñir toda una imagen',
  oneColour: 'cambiar un color entre varios',
  onProduct: 'escribir sobre el producto',
  noWords: 'añadir un texto sin sus palabras: ponlas entre comillas',
  textsApart: 'poner textos de aspecto distinto en el mismo sitio',
  grain: 'añadir grano',
  unblur: 'recuperar lo que está desenfocado',
  background: 'cambiar el fondo y a la vez conservarlo',
}

export const IMPOSSIBLE_WAYS: Translation<typeof English.IMPOSSIBLE_WAYS> = {
  doesNotFit: 'el producto con el espacio que lo rodea no cabe en este formato',
  inPart: 'la foto muestra el producto solo en parte',
  cut: 'la foto muestra el producto solo en parte, cortado por los lados que tendrían que crecer',
  small: 'es demasiado pequeña',
  most: 'habría que añadir más de lo que hay',
  noGround: 'no muestra ningún fondo que se pueda prolongar',
  noProduct: 'no se sabe dónde está el producto',
}
