import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import type * as English from '../en/player'

export const PLAYER_MESSAGES: Translation<typeof English.PLAYER_MESSAGES> = {
  film: (product, prompt) => `${product}: ${prompt}`,
  close: 'Schließen',
  reel: 'Reel',
  words: 'Texte',
  alt: 'Text für Menschen, die es nicht sehen',
  srt: 'Untertitel (SRT)',
  vtt: 'Untertitel (VTT)',
  prompt: 'Beschreibung',
  size: 'Größe',
  duration: 'Dauer',
  made: 'Erstellt',
  exports: 'Für Anzeigen exportieren',
  exportLength: 'Länge des Exports',
  formats: { landscape: 'Querformat', portrait: 'Hochformat', square: 'Quadrat' },
  whole: 'Volle Länge',
  cut: (seconds) => `Die ersten ${seconds} Sekunden`,
  exporting: 'Wird exportiert … Der Download beginnt von selbst.',
  exportFailed: 'Das Video konnte nicht exportiert werden. Bitte versuchen Sie es erneut.',
  light: {
    title: 'Für Shopseiten und Mails',
    form: 'Form',
    forms: { loop: 'Schleife MP4', webp: 'WebP', gif: 'GIF' },
    length: 'Länge',
    seconds: (seconds) => `${seconds} Sekunden`,
    most: 'Höchstens',
    size: (kilobytes) =>
      kilobytes < 1_000 ? `${kilobytes} KB` : `${formatNumber(kilobytes / 1_000)} MB`,
    make: 'Kostenlos erstellen',
    making: 'Wird erstellt',
    done: 'Fertig.',
    download: (form) => `${form} herunterladen`,
    poster: 'Standbild',
    html: 'HTML',
    htmlHint:
      'Lädt erst, wenn es in Sicht kommt, und steht still, wenn jemand weniger Bewegung wünscht. Legen Sie beide Dateien neben die Seite.',
  },
  deleteTitle: 'Dieses Video löschen?',
  deleteText: 'Das Video und seine Exporte werden endgültig gelöscht.',
  deleted: 'Das Video wurde gelöscht.',
  deleteFailed: 'Das Video konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.',
}
