import type { Translation } from '~/i18n/translation'
import type * as English from '../en/screens'

/** Relations of sources as C2PA names them, in words. */
const RELATIONS: Record<string, string> = {
  componentOf: 'usada en ella',
  parentOf: 'convertida en ella',
}

/** How a file came to be, as IPTC names it, in words. */
const SOURCE_TYPES: Record<string, string> = {
  composite: 'Compuesta de una foto y partes generadas',
  algorithmicallyEnhanced: 'Modificada por un programa',
  trainedAlgorithmicMedia: 'Dibujada por un modelo de IA',
  compositeWithTrainedAlgorithmicMedia: 'Compuesta con partes dibujadas por un modelo de IA',
}

export const CREDENTIALS_MESSAGES: Translation<typeof English.CREDENTIALS_MESSAGES> = {
  title: 'Credenciales de contenido',
  hint: 'Datos firmados en el propio archivo: cualquiera puede comprobarlos en cualquier equipo.',
  loading: 'Comprobando el archivo',
  failed: 'No se pudieron comprobar las credenciales.',
  again: 'Reintentar',
  none: 'Este archivo no lleva credenciales de contenido: se hizo antes de que se escribieran o no se firmó.',
  valid: 'Válidas',
  invalid: 'No válidas',
  validHint: 'El archivo está como cuando se firmó.',
  changedHint: 'El archivo se modificó después de firmarlo.',
  invalidHint: 'La firma o su certificado no es válido.',
  madeWith: 'Hecha con',
  engine: 'Motor',
  how: 'Cómo',
  product: 'Producto',
  madeOf: 'Hecha de',
  signedBy: 'Firmada por',
  made: 'Firmada',
  ours: 'esta instalación',
  nothing: 'Nada conocido',
  source: (title, relation, sha256) =>
    `${title}, ${RELATIONS[relation] ?? relation}${sha256 ? ` (${sha256.slice(0, 8)}…)` : ''}`,
  sourceType: (name) => SOURCE_TYPES[name] ?? name,
}
