import type { Translation } from '~/i18n/translation'
import type * as English from '../en/video_screen'
import { namePictures } from '#app/media/intake/taken_pictures'

/** Seconds from which an engine counts as slow: its work is announced in the words for that. */
const SLOW = 240

export const VIDEO_MESSAGES: Translation<typeof English.VIDEO_MESSAGES> = {
  chooser: {
    title: 'Videos erstellen',
    description: 'Wählen Sie ein Produkt, von dem Sie ein Video erstellen möchten.',
  },
  title: (product) => `${product}: Videos`,
  crumb: 'Meine Produkte',
  sample: 'Beispiel',
  preview: 'Ihr Video beginnt mit diesem Bild.',
  previewEmpty: 'Wählen Sie ein Bild, mit dem Ihr Video beginnt.',
  pending: {
    title: 'Ihr Video wird erstellt',
    expected: (seconds) =>
      `Das dauert etwa ${roughly(seconds)}. Sie können diese Seite verlassen und später wiederkommen.`,
    queued: 'Wartet, bis es an der Reihe ist',
    working: 'In Arbeit',
    cancel: 'Abbrechen',
    cancelFailed: 'Die Arbeit konnte nicht abgebrochen werden. Bitte versuchen Sie es erneut.',
  },
  result: {
    title: 'Ihr Video ist fertig',
    download: 'Video herunterladen',
    another: 'Noch eines erstellen',
  },
  list: {
    title: 'Videos',
    empty: 'Noch keine Videos',
    emptyHint: 'Videos, die Sie erstellen, erscheinen hier.',
    more: 'Mehr laden',
    play: 'Abspielen',
    playOf: (prompt, seconds) => `Video abspielen: ${prompt}, ${seconds} s`,
    download: 'Herunterladen',
    remove: 'Löschen',
  },
  dialog: {
    title: 'Video erstellen',
    uploaded: 'Ihr eigenes Bild',
    upload: 'Bild hochladen',
    removeUpload: 'Eigenes Bild entfernen',
    uploadHint: `${namePictures('oder')}, bis zu 10 MB. Es wird nur für dieses Video verwendet.`,
    change: 'Ändern und erneut versuchen',
    hide: 'Im Hintergrund fortfahren',
    done: 'Fertig, Ergebnis ansehen',
    success: 'Das Video wurde erstellt!',
  },
  errors: {
    prompt: 'Bitte geben Sie eine Videobeschreibung ein.',
    noImage: 'Bitte wählen Sie ein Bild aus.',
    noImageFirst: 'Bitte wählen Sie zuerst ein Bild aus.',
    generate: 'Das Video konnte nicht erstellt werden',
    generateBecause: (reason) => `Das Video konnte nicht erstellt werden: ${reason}`,
    start: 'Das Video konnte nicht begonnen werden',
    failed: 'Das Video ist misslungen',
    check: 'Der Stand des Videos konnte nicht abgefragt werden',
    timedOut: 'Das Video hat zu lange gedauert',
    kind: 'Bitte wählen Sie nur Bilddateien aus.',
    size: 'Die Datei muss kleiner als 10 MB sein.',
    unreadable: 'Das Bild konnte nicht gelesen werden.',
  },
}

function roughly(seconds: number | null): string {
  if (seconds === null || seconds >= SLOW) return '6 Minuten'
  return seconds < 90 ? `${Math.ceil(seconds / 5) * 5} s` : `${Math.ceil(seconds / 60)} Minuten`
}
