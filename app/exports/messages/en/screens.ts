const files = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`
const pictures = (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'}`

/** Wording of the export dialog. */
export const EXPORT_TEXTS = {
  title: 'Export',
  description: (count: number, product: string) => `${pictures(count)} of ${product}`,
  loading: (done: number, total: number) =>
    total === 1 ? 'Measuring the picture' : `Measuring: ${done} of ${total} pictures`,
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
    count === 1 ? 'Giving a picture its shape' : `Giving ${count} pictures their shape`,
  shapeFailed: 'The pictures could not be given another shape. Please try again.',
  none: 'Choose at least one place.',
  summary: (count: number, left: number) =>
    [
      count === 1 ? 'One file.' : `${files(count)} in one zip.`,
      ...(left > 0 ? [`${pictures(left)} left out where they do not fit.`] : []),
    ].join(' '),
  giveShape: (shape: string) => `Make it ${shape} in the AI editor`,
  started: 'The download has started.',
}
