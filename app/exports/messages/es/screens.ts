import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/screens'

const files = (count: number) => `${count} ${plural(count, { one: 'archivo', other: 'archivos' })}`
const pictures = (count: number) =>
  `${count} ${plural(count, { one: 'imagen', other: 'imágenes' })}`

export const EXPORT_MESSAGES: Translation<typeof English.EXPORT_MESSAGES> = {
  title: 'Exportar',
  description: (count, product) => `${pictures(count)} de ${product}`,
  loading: (done, total) =>
    plural(total, { one: 'Midiendo la imagen', other: `Midiendo: ${done} de ${total} imágenes` }),
  retry: 'Reintentar',
  failed: 'No se pudieron medir las imágenes.',
  status: {
    passes: 'Lista',
    mendable: 'Se puede ajustar',
    shapeable: 'Necesita otro formato',
    shaping: 'Cambiando el formato',
    fails: 'No encaja',
  },
  counts: {
    passes: 'listas',
    mendable: 'por ajustar',
    shapeable: 'con otro formato',
    shaping: 'en curso',
    fails: 'no encajan',
  },
  details: (slot) => `Detalles de ${slot}`,
  allKept: 'Cumple todas las reglas.',
  kinds: { mend: 'Se ajusta', fail: 'No encaja', note: 'Nota' },
  affected: (count, total) => `${count} de ${total} imágenes`,
  rulesOf: (day) => `Reglas leídas el ${day}:`,
  original: 'Descargar tal cual',
  download: 'Descargar',
  mend: 'Ajustar y descargar',
  shaping: (count) =>
    plural(count, { one: 'Cambiando un formato', other: `Cambiando ${count} formatos` }),
  shapeFailed: 'No se ha podido cambiar el formato de las imágenes. Inténtalo de nuevo.',
  none: 'Elige al menos un destino.',
  summary: (count, left) =>
    [
      plural(count, { one: 'Un archivo.', other: `${files(count)} en un zip.` }),
      ...(left > 0 ? [`${pictures(left)} fuera, porque no encajan.`] : []),
    ].join(' '),
  giveShape: (shape) => `Pasarla a ${shape} en el editor de IA`,
  started: 'La descarga ha empezado.',
}
