import type { Translation } from '~/i18n/translation'
import type * as English from '../en/screens'
import { namePictures } from '#app/media/intake/taken_pictures'

export const EDITOR_MESSAGES: Translation<typeof English.EDITOR_MESSAGES> = {
  title: 'KI-Editor',
  description: 'Ändern Sie ein Bild, indem Sie sagen, was anders sein soll.',
  assets: 'Alle erstellten Medien ansehen',
  cannotEdit: 'Bilder können hier nicht bearbeitet werden.',
  source: {
    title: 'Ausgangsbild',
    drop: 'Bild hier ablegen',
    hint: `${namePictures('oder')}, bis zu 10 MB.`,
    button: 'Bild hochladen',
    notImage: 'Bitte wählen Sie nur Bilddateien aus.',
    uploading: 'Das Bild wird hochgeladen',
    retry: 'Erneut versuchen',
    failed: 'Das Bild konnte nicht hochgeladen werden. Bitte versuchen Sie es erneut.',
    gone: 'Dieses Bild gibt es nicht mehr, oder es gehört Ihnen nicht. Bitte wählen Sie ein anderes.',
    alt: 'Ausgangsbild',
    reset: 'Neues Bild',
  },
  form: {
    label: 'Beschreibung, auf Englisch',
    placeholder: 'Make the background white and add a soft shadow',
    suggestions: 'Vorschläge',
    submit: 'Bild erstellen',
    submitting: 'Wird bearbeitet …',
    removeThis: 'Das entfernen',
    removeMarked: 'Markiertes entfernen',
    missing: (left) => `Sie brauchen dafür 1 Bild-Credit und haben ${left}.`,
  },
  base: {
    label: 'Was geändert wird',
    result: 'Dieses Ergebnis ändern',
    original: 'Das Original ändern',
    hint: {
      result:
        'Die nächste Änderung baut auf der letzten auf. Mit „Rückgängig“ gehen Sie einen Schritt zurück.',
      original: 'Die nächste Änderung gilt dem Ausgangsbild, ohne die bisherigen Änderungen.',
    },
  },
  area: {
    mark: 'Bereich markieren',
    again: 'Bereich ändern',
    hint: 'Nur was Sie markieren, ändert sich. Ohne Markierung ändert sich das ganze Bild.',
    marked: 'Nur der markierte Bereich ändert sich.',
    alt: 'Der markierte Bereich, in Weiß',
    clear: 'Markierung aufheben',
    title: 'Bereich markieren',
    description:
      'Klicken Sie auf das, was sich ändern darf, oder malen Sie darüber. Alles Getönte bleibt, wie es ist.',
    canvas: 'Bild mit dem markierten Bereich',
    loading: 'Das Bild wird geladen …',
    failed: 'Das Bild konnte nicht geladen werden.',
    retry: 'Erneut versuchen',
    cancel: 'Abbrechen',
    done: 'Diesen Bereich verwenden',
    notKept: 'Der Bereich konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    discard: {
      title: 'Änderungen verwerfen?',
      body: 'Was Sie seit dem Öffnen markiert haben, wird noch nicht verwendet.',
      confirm: 'Verwerfen',
      keep: 'Weiter markieren',
    },
    lost: 'Der markierte Bereich wurde nicht gespeichert. Markieren Sie ihn neu, bevor Sie das Bild erstellen.',
  },
  product: {
    click: 'Produkt anklicken',
    done: 'Damit erstellen',
    shown: 'Das Produkt ist das, was Sie gezeigt haben.',
    alt: 'Das Produkt, in Weiß',
    again: 'Neu zeigen',
    forget: 'Automatisch finden',
  },
  tips: {
    title: 'Tipps',
    list: [
      'Nennen Sie auf Englisch eine Änderung nach der anderen, oder mehrere durch Kommas getrennt.',
      'Sagen Sie, wofür sie gilt: für den Hintergrund, das Produkt, das ganze Bild.',
      'Nennen Sie Farben mit Namen oder Code: pastel blue, #f3e9d8.',
      'Setzen Sie Text, der im Bild stehen soll, in Anführungszeichen.',
    ],
    expected: (seconds) => `Meist etwa ${Math.ceil(seconds)} s.`,
  },
  result: {
    title: 'Erstelltes Bild',
    nothing: {
      empty: {
        title: 'Ihr Bild erscheint hier',
        hint: 'Laden Sie ein Bild hoch, und beschreiben Sie, was sich ändern soll.',
      },
      pending: {
        title: 'Ihr Bild entsteht gerade',
        hint: 'Sie können diese Seite verlassen: Es steht danach bei Ihren erstellten Bildern.',
      },
      undone: {
        title: 'Das ist das Original',
        hint: 'Mit „Wiederholen“ holen Sie die Änderungen zurück.',
      },
    },
    working: 'In Arbeit',
    enlarging: 'Wird vergrößert',
    alt: (prompt) => (prompt ? `Erstelltes Bild: ${prompt}` : 'Erstelltes Bild'),
    step: (step, steps) => `Änderung ${step} von ${steps}`,
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    compare: 'Mit dem Original vergleichen',
    handle: 'Trennlinie zwischen Original und erstelltem Bild',
    upscale: '2x vergrößern',
    upscaling: 'Wird vergrößert …',
    download: 'Herunterladen',
    fileName: 'erstelltes-bild',
  },
  samples: {
    title: 'An einem Beispiel ausprobieren',
    text: (credits) => `Ein Klick ändert ein Beispielbild, für ${credits}.`,
    textGraphics: 'Text und Grafik',
    textGraphicsHint:
      'Text und Grafik auf einem Produkt bleiben, wie sie sind: Der Editor bearbeitet Ihr Bild und zeichnet kein neues Produkt.',
    action: 'Beispielbild erstellen',
    actionFor: (product, instruction) => `Beispielbild erstellen: ${product}, ${instruction}`,
  },
  errors: {
    process: 'Das Bild konnte nicht bearbeitet werden. Bitte versuchen Sie es erneut.',
    upscale: 'Das Bild konnte nicht vergrößert werden. Bitte versuchen Sie es erneut.',
    invalidAnswer: 'Ungültige Antwort des Servers',
  },
}
