import { plural } from '#app/i18n/plural'

const files = (count: number) => `${count} ${plural(count, { one: 'file', other: 'files' })}`
const pictures = (count: number) =>
  `${count} ${plural(count, { one: 'picture', other: 'pictures' })}`

/** Wording of the export dialog. */
export const EXPORT_MESSAGES = {
  title: 'Export',
  description: (count: number, product: string) => `${pictures(count)} of ${product}`,
  loading: (done: number, total: number) =>
    plural(total, {
      one: 'Measuring the picture',
      other: `Measuring: ${done} of ${total} pictures`,
    }),
  retry: 'Try again',
  failed: 'The pictures could not be measured.',
  status: {
    passes: 'Ready',
    mendable: 'Can be mended',
    shapeable: 'Needs another shape',
    shaping: 'Being shaped',
    fails: 'Does not fit',
  },
  counts: {
    passes: 'ready',
    mendable: 'to mend',
    shapeable: 'to shape',
    shaping: 'being shaped',
    fails: 'not fitting',
  },
  details: (slot: string) => `Details of ${slot}`,
  allKept: 'Keeps every rule.',
  kinds: { mend: 'Is mended', fail: 'Does not fit', note: 'Note' },
  affected: (count: number, total: number) => `${count} of ${total} pictures`,
  rulesOf: (day: string) => `Rules as read on ${day}:`,
  original: 'Download as made',
  download: 'Download',
  mend: 'Mend and download',
  shaping: (count: number) =>
    plural(count, {
      one: 'Giving a picture its shape',
      other: `Giving ${count} pictures their shape`,
    }),
  shapeFailed: 'The pictures could not be given another shape. Please try again.',
  none: 'Choose at least one place.',
  summary: (count: number, left: number) =>
    [
      plural(count, { one: 'One file.', other: `${files(count)} in one zip.` }),
      ...(left > 0 ? [`${pictures(left)} left out where they do not fit.`] : []),
    ].join(' '),
  giveShape: (shape: string) => `Make it ${shape} in the AI editor`,
  started: 'The download has started.',
}
