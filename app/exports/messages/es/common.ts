import type { Translation } from '~/i18n/translation'
import type { FileFormat } from '../../rules/rules.js'
import { formatNumber } from '#app/i18n/format'
import type * as English from '../en/common'

const FORMAT_NAMES: Record<FileFormat, string> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  gif: 'GIF',
  tiff: 'TIFF',
  bmp: 'BMP',
  heif: 'HEIC',
  avif: 'AVIF',
}

const number = (value: number) => formatNumber(value)

/** Rounded away from the limit, so that a figure never reads as if it were kept. */
const percent = (share: number) => `${number(Math.floor(share * 1000) / 10)} %`

const megabytes = (bytes: number) => `${formatNumber(bytes / 1e6, { maximumFractionDigits: 1 })} MB`

const list = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} o ${names.at(-1)}`

const pixels = ({ width, height }: { width: number; height: number }) =>
  `${number(width)} × ${number(height)} píxeles`

function ratioName(ratio: number): string {
  const named = [
    [1, '1:1'],
    [4 / 5, '4:5'],
    [9 / 16, '9:16'],
  ] as const
  return named.find(([value]) => value === ratio)?.[1] ?? `${number(ratio)}:1`
}

function ratioNames({ min, max }: { min: number; max: number }): string {
  return min === max ? ratioName(min) : `de ${ratioName(min)} a ${ratioName(max)}`
}

export const PREFLIGHT_MESSAGES: Translation<typeof English.PREFLIGHT_MESSAGES> = {
  format: (format, allowed) =>
    `El archivo es ${FORMAT_NAMES[format]}; se acepta ${list(allowed.map((name) => FORMAT_NAMES[name]))}.`,
  tooSmall: (side, limit, name) =>
    `Mide ${number(side)} píxeles ${name}; hacen falta al menos ${number(limit)}.`,
  tooLarge: (side, limit, name) =>
    `Mide ${number(side)} píxeles ${name}; se aceptan ${number(limit)} como máximo.`,
  tooManyPixels: (megapixels, limit) =>
    `Tiene ${formatNumber(megapixels, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} megapíxeles; se aceptan ${number(limit)} como máximo.`,
  tooHeavy: (bytes, limit) =>
    `El archivo pesa ${megabytes(bytes)}; se aceptan ${megabytes(limit)} como máximo.`,
  ratio: (size, ratio) => `Mide ${pixels(size)}; la proporción debe ser ${ratioNames(ratio)}.`,
  fill: (share, { min, max }) =>
    share < min
      ? `El producto ocupa el ${percent(share)} del encuadre; hace falta al menos el ${percent(min)}.`
      : `El producto ocupa el ${percent(share)} del encuadre; conviene el ${percent(max)} como máximo.`,
  noProduct:
    'No se sabe dónde está el producto en esta imagen, así que no se puede medir cuánto ocupa.',
  notWhite: (share) => `El ${percent(share)} del borde es blanco puro; debe serlo todo.`,
  edge: 'El producto llega hasta el borde de la imagen.',
  text: 'Parece que hay algo escrito junto al producto.',
  textUnknown: 'No puede haber texto junto al producto, ni marco.',
  look: 'Compruébalo tú: sin el contorno del producto no se puede verificar.',
  profile: (profile) =>
    profile === null
      ? 'Los colores no son sRGB.'
      : `Los colores están en «${profile}», no en sRGB.`,
  transparent: 'Hay partes transparentes en la imagen.',
  noMarks: 'El archivo no dice cómo se hizo la imagen.',
  recommended: (text, isMended) => `Solo recomendado${isMended ? ', tras el ajuste' : ''}. ${text}`,
  afterMend: (text) => `Tras el ajuste sería demasiado pequeña. ${text}`,
  shapeable: (shape) =>
    `Primero se pasa al formato ${shape}: reencuadrada o con el fondo continuado. Tarda unos segundos.`,
  shaping: (shape) => `Se está pasando al formato ${shape}. Tarda unos segundos.`,
  notShaped: (reason) => `No se ha podido pasar a este formato. ${reason}`,
  shaped: {
    reframed: 'Se ha reencuadrado alrededor del producto.',
    filled: 'Se ha continuado su fondo.',
    set: 'Su producto está sobre papel de estudio en los colores de la imagen.',
    softened:
      'No se ha podido continuar su fondo: la imagen entera está sobre una copia suavizada de sí misma.',
  },

  sides: {
    width: 'de ancho',
    height: 'de alto',
    longest: 'en el lado más largo',
    shortest: 'en el lado más corto',
  },
  mends: ({ cuts, size, format, frame }) => ({
    format: `Se guarda como ${FORMAT_NAMES[format]}.`,
    min: `Pasa a medir ${pixels(size)}.`,
    max: `Se reduce a ${pixels(size)}.`,
    bytes: 'Se comprime hasta que cabe.',
    ratio:
      frame.left < 0 || frame.top < 0
        ? `Se añade blanco: ${pixels(size)}.`
        : `Se recorta alrededor del producto: ${pixels(size)}.`,
    fill: `El encuadre se ciñe más al producto: ${pixels(size)}.`,
    white: cuts
      ? 'El producto se recorta y se pone sobre blanco puro.'
      : 'El fondo pasa a ser blanco.',
    edge: 'El producto se pone en el centro.',
    text: 'El producto se recorta y desaparece lo que hay al lado.',
    srgb: 'Los colores se convierten a sRGB.',
    opaque: 'Se pone sobre blanco.',
    marks: 'Se escribe la marca.',
  }),
  ways: {
    format: 'Descárgala en otro formato.',
    min: 'Usa «Ampliar 2x» y exporta la imagen más grande.',
    max: 'Haz una imagen más pequeña.',
    bytes: 'Haz una imagen más pequeña.',
    ratio:
      'Dale esta forma en el editor de IA o hazla de nuevo, con más espacio alrededor del producto.',
    fill: 'Hazla de nuevo con el producto más grande.',
    white: 'Hazla de nuevo sobre un fondo blanco liso.',
    edge: 'Hazla de nuevo con espacio alrededor de todo el producto.',
    text: 'Quita el texto de la imagen o usa una que no lo tenga.',
    srgb: 'Guárdala en sRGB.',
    opaque: 'Ponla sobre un fondo.',
    marks: 'Hazla de nuevo: las imágenes nuevas llevan la marca.',
  },
}

export const EXPORT_ERRORS: Translation<typeof English.EXPORT_ERRORS> = {
  noFile: 'No se puede leer su archivo.',
  pictures: 'Elige las imágenes que quieres exportar.',
  tooMany: (most) => `Exporta como máximo ${most} imágenes a la vez.`,
  target: 'Este mercado no se conoce.',
  gone: 'Solo se pueden exportar imágenes que hayas hecho tú; una de estas no es tuya o ya no existe.',
  tooHeavy: (limit) => `No se puede comprimir a ${megabytes(limit)}.`,
  shapeFirst: 'Elige «Exportar» junto a la imagen: allí se pasa primero a este formato.',
  shapeOrdered: 'Se está pasando a este formato: descárgala otra vez dentro de un minuto.',
  notExported: (name, reason) => `${name}: ${reason}`,
  unreadable: 'No se puede leer su archivo. Haz la imagen de nuevo.',
  notExportedTitle: 'Estos archivos no están en la exportación:',
}
