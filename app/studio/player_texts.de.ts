import type { Translation } from '~/shell/languages/translation'
import type * as English from './player_texts'

export const PLAYER_TEXTS: Translation<typeof English.PLAYER_TEXTS> = {
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
  deleteTitle: 'Dieses Video löschen?',
  deleteText: 'Das Video und seine Exporte werden endgültig gelöscht.',
  deleted: 'Das Video wurde gelöscht.',
  deleteFailed: 'Das Video konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.',
}
