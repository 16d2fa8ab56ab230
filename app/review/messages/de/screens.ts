import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type { ReviewStatus } from '#app/pictures/review_status'
import type * as English from '../en/screens'

const pictures = (count: number) => `${count} ${plural(count, { one: 'Bild', other: 'Bilder' })}`
const STATUS: Record<ReviewStatus, string> = { approved: 'Freigegeben', rejected: 'Abgelehnt' }

export const REVIEW_MESSAGES: Translation<typeof English.REVIEW_MESSAGES> = {
  title: 'Prüfen',
  crumb: 'Prüfen',
  description:
    'Jedes Bild neben dem Foto, aus dem es entstanden ist. Ein abgelehntes Bild bleibt, bis Sie es löschen.',
  filters: {
    label: 'Bilder',
    open: (count) => `Zu prüfen ${count}`,
    approved: (count) => `Freigegeben ${count}`,
    rejected: (count) => `Abgelehnt ${count}`,
  },
  source: 'Ihr Foto',
  result: 'Ergebnis',
  sourceAlt: (product) => `${product}, das Foto, aus dem das Bild entstanden ist`,
  noSource: 'Aus welchem Foto es entstanden ist, ist nicht bekannt.',
  goneProduct: 'Gelöschtes Produkt',
  approve: 'Freigeben',
  reject: 'Ablehnen',
  skip: 'Überspringen',
  undo: 'Rückgängig',
  shortcuts:
    'Tasten: A oder → freigeben, R oder ← ablehnen, S überspringen, U oder Strg+Z rückgängig.',
  keys: {
    label: 'Mit einzelnen Tasten entscheiden',
    hint: 'Schalten Sie das aus, wenn Sie mit Ihrem Computer sprechen oder versehentlich Tasten drücken. Strg+Z funktioniert immer.',
  },
  swipe: 'Nach rechts wischen zum Freigeben, nach links zum Ablehnen.',
  status: STATUS,
  position: (place, total) => `${place} von ${total}`,
  decided: (status) =>
    status === null
      ? 'Zurückgenommen.'
      : status === 'approved'
        ? 'Freigegeben.'
        : 'Abgelehnt. Es kann später gelöscht werden.',
  strip: 'Bilder in dieser Liste',
  stripItem: (place, status) =>
    `Bild ${place}${status === null ? '' : `, ${STATUS[status].toLowerCase()}`}`,
  more: 'Mehr laden',
  preflight: {
    measuring: 'Wird für Marktplätze gemessen',
    fits: (count, total, mendable) =>
      [
        `Passt für ${count} von ${total} Zielen`,
        ...(mendable > 0 ? [`für ${mendable} weitere nach Anpassung`] : []),
      ].join(', '),
    failed: 'Nicht gemessen',
  },
  done: {
    title: (skipped) => (skipped === 0 ? 'Alles geprüft' : 'Ende der Liste'),
    text: (skipped) =>
      skipped === 0
        ? 'Hier gibt es nichts mehr anzusehen.'
        : `Sie haben ${pictures(skipped)} übersprungen.`,
    again: 'Übersprungene ansehen',
    approved: 'Freigegebene ansehen',
  },
  empty: {
    open: { title: 'Nichts zu prüfen', text: 'Bilder, die Sie erstellen, erscheinen hier.' },
    approved: {
      title: 'Noch nichts freigegeben',
      text: 'Bilder, die Sie freigeben, warten hier auf den Export.',
    },
    rejected: {
      title: 'Nichts abgelehnt',
      text: 'Abgelehnte Bilder warten hier, bis Sie sie löschen.',
    },
  },
  generate: 'Bilder erstellen',
  export: 'Freigegebene exportieren',
  exportLimit: 'In diesem Export sind nur die neuesten 200 freigegebenen Bilder.',
  exportName: 'alle Produkte',
  exportNone:
    'Es gibt kein freigegebenes Bild mehr zu exportieren. Vielleicht hat ein anderes Fenster das geändert.',
  exportFailed:
    'Die freigegebenen Bilder konnten nicht aufgelistet werden. Bitte versuchen Sie es erneut.',
  delete: {
    open: 'Abgelehnte löschen',
    title: (count) => `${pictures(count)} löschen?`,
    text: (product) =>
      `Alle abgelehnten Bilder ${product === null ? 'aller Produkte' : `von ${product}`} werden gelöscht. Unmittelbar danach können Sie das rückgängig machen.`,
    confirm: 'Löschen',
    done: (count) => `${pictures(count)} gelöscht.`,
    none: 'Es gibt kein abgelehntes Bild mehr.',
    failed: 'Nicht alle Bilder konnten gelöscht werden. Bitte versuchen Sie es erneut.',
    undo: 'Rückgängig',
    restored: (count) => `${pictures(count)} wiederhergestellt.`,
    restoreFailed:
      'Nicht alle Bilder konnten wiederhergestellt werden. Bitte versuchen Sie es erneut.',
  },
  errors: {
    save: 'Diese Entscheidung wurde nicht gespeichert und zurückgenommen; bitte entscheiden Sie noch einmal.',
    gone: 'Dieses Bild gibt es nicht mehr. Vielleicht wurde es in einem anderen Fenster gelöscht.',
  },
}
