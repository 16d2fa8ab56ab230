import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/screens'

const files = (count: number) => `${count} ${plural(count, { one: 'Datei', other: 'Dateien' })}`
const pictures = (count: number) => `${count} ${plural(count, { one: 'Bild', other: 'Bilder' })}`

export const EXPORT_MESSAGES: Translation<typeof English.EXPORT_MESSAGES> = {
  title: 'Exportieren',
  description: (count, product) => `${pictures(count)} von ${product}`,
  loading: (done, total) =>
    plural(total, {
      one: 'Das Bild wird gemessen',
      other: `Wird gemessen: ${done} von ${total} Bildern`,
    }),
  retry: 'Erneut versuchen',
  failed: 'Die Bilder konnten nicht gemessen werden.',
  status: {
    passes: 'Bereit',
    mendable: 'Anpassbar',
    shapeable: 'Anderes Format',
    shaping: 'Format wird geändert',
    fails: 'Passt nicht',
  },
  counts: {
    passes: 'bereit',
    mendable: 'anpassbar',
    shapeable: 'mit anderem Format',
    shaping: 'in Arbeit',
    fails: 'passen nicht',
  },
  details: (slot) => `Einzelheiten zu ${slot}`,
  allKept: 'Erfüllt alle Regeln.',
  kinds: { mend: 'Wird angepasst', fail: 'Passt nicht', note: 'Hinweis' },
  affected: (count, total) => `${count} von ${total} Bildern`,
  rulesOf: (day) => `Regeln vom ${day}:`,
  original: 'Unverändert herunterladen',
  download: 'Herunterladen',
  mend: 'Anpassen und herunterladen',
  shaping: (count) =>
    plural(count, { one: 'Ein Format wird geändert', other: `${count} Formate werden geändert` }),
  shapeFailed: 'Das Format der Bilder konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
  none: 'Wählen Sie mindestens ein Ziel aus.',
  summary: (count, left) =>
    [
      plural(count, { one: 'Eine Datei.', other: `${files(count)} in einem ZIP.` }),
      ...(left > 0 ? [`${pictures(left)} ausgelassen, weil sie nicht passen.`] : []),
    ].join(' '),
  giveShape: (shape) => `Im KI-Editor auf ${shape} bringen`,
  started: 'Der Download hat begonnen.',
}
