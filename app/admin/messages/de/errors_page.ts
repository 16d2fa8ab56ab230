import type { Translation } from '#app/i18n/translation'
import type * as English from '../en/errors_page.js'

export const ERRORS_PAGE: Translation<typeof English.ERRORS_PAGE> = {
  title: 'Fehler',
  description:
    'Was in den letzten 14 Tagen unerwartet schiefging, das Letzte zuerst. Gleiche stehen zusammen; was jemand gesendet hat, wird nicht aufgehoben.',
  search: 'Teil des Namens, der Meldung oder des Orts',
  states: { unseen: 'Ungesehen', all: 'Alle' },
  what: 'Fehler',
  frames: 'Wo im Code',
  place: 'Ort',
  times: 'Mal',
  first: 'Zuerst',
  last: 'Zuletzt',
  sample: 'Anfrage',
  user: (id) => `Konto ${id}`,
  work: 'Arbeit',
  acts: 'Aktionen',
  see: 'Gesehen',
  seeAll: 'Alle gesehen',
}
