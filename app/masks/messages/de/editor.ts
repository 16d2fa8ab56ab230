import type { Translation } from '~/i18n/translation'
import type * as English from '../en/editor'

export const EDITOR_MESSAGES: Translation<typeof English.EDITOR_MESSAGES> = {
  title: 'Freistellung anpassen',
  description: 'Zeigen Sie, was zum Produkt gehört, und nehmen Sie weg, was nicht dazugehört.',
  finding: 'Das Produkt wird gesucht …',
  findingHint: 'Das dauert meist nur ein paar Sekunden.',
  loading: 'Ihre Freistellung wird geladen …',
  loadFailed: 'Die Freistellung konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  canvas: (photo) => `Freistellung von ${photo}`,
  instructions: {
    pointer:
      'Die Pfeiltasten bewegen das Kreuz, mit der Umschalttaste weiter. Enter wählt aus, was dort ist, Entf nimmt es weg. B wechselt zum Pinsel. Plus und Minus zoomen.',
    brush:
      'Die Pfeiltasten bewegen den Pinsel, mit der Umschalttaste weiter. Enter oder Leertaste malt, auch während der Pinsel bewegt wird. A fügt hinzu, R entfernt, X wechselt dazwischen. Eckige Klammern ändern die Größe des Pinsels. Plus und Minus zoomen.',
  },
  painted: { add: 'Hinzugefügt', remove: 'Entfernt' },
  picked: {
    only: 'Nur das ist jetzt ausgewählt',
    same: 'Das ist schon ausgewählt. Klicken Sie noch einmal, wenn nur ein Teil davon gemeint ist.',
    add: 'Hinzugefügt',
    remove: 'Weggenommen',
  },
  pickFailed:
    'Dort ließ sich nichts auswählen. Klicken Sie noch einmal, oder nehmen Sie den Pinsel.',
  looking: 'Gleich können Sie klicken …',
  selecting: 'Wird ausgewählt …',
  pointing: {
    product: {
      add: 'Klicken Sie auf das Produkt, oder ziehen Sie einen Rahmen darum. Klicken Sie auf das, was fehlt, um es hinzuzufügen.',
      remove:
        'Klicken Sie auf das, was nicht zum Produkt gehört, oder ziehen Sie einen Rahmen darum.',
    },
    area: {
      add: 'Klicken Sie auf das, was sich ändern darf, oder ziehen Sie einen Rahmen darum.',
      remove:
        'Klicken Sie auf das, was bleiben soll, wie es ist, oder ziehen Sie einen Rahmen darum.',
    },
  },
  kind: 'Werkzeug',
  kinds: { pointer: 'Klicken', brush: 'Pinsel' },
  position: (across, down) => `${across} % von links, ${down} % von oben`,
  tool: 'Hinzufügen oder entfernen',
  add: 'Hinzufügen',
  remove: 'Entfernen',
  size: 'Pinselgröße',
  softness: 'Weiche Kante',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  look: 'Ansicht',
  looks: { tint: 'Getönt', white: 'Auf Weiß', black: 'Auf Schwarz' },
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'Ganzes Foto zeigen',
  restart: 'Neu beginnen mit der automatischen Freistellung',
  cancel: 'Abbrechen',
  save: 'Speichern',
  saved: 'Die Freistellung wurde gespeichert.',
  withdrawn: 'Es wird wieder die automatische Freistellung verwendet.',
  saveFailed: 'Die Freistellung konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  discard: {
    title: 'Änderungen verwerfen?',
    body: 'Was Sie seit dem Öffnen geändert haben, ist noch nicht gespeichert.',
    confirm: 'Verwerfen',
    keep: 'Weiter bearbeiten',
  },
  shortcuts: [
    { keys: ['C', 'B'], does: 'Klicken, Pinsel' },
    { keys: ['A', 'R'], does: 'Hinzufügen, entfernen' },
    { keys: ['X'], does: 'Dazwischen wechseln' },
    { keys: ['[', ']'], does: 'Pinselgröße' },
    { keys: ['+', '−', '0'], does: 'Zoom, ganzes Foto' },
    { keys: ['Alt'], does: 'Klicken zum Wegnehmen' },
    { keys: ['Leertaste'], does: 'Halten und ziehen zum Verschieben' },
    { keys: ['Strg Z'], does: 'Rückgängig, mit Umschalt wiederholen' },
  ],
}

export const SHOW_MESSAGES: Translation<typeof English.SHOW_MESSAGES> = {
  title: 'Produkt zeigen',
  description:
    'Klicken Sie auf das Produkt und auf das, was davon noch fehlt. Was getönt bleibt, gehört nicht dazu.',
  canvas: 'Foto mit markiertem Produkt',
  loading: 'Das Foto wird vorbereitet …',
  failed: 'Das Foto konnte nicht geladen werden.',
  cancel: 'Abbrechen',
  done: 'Das ist das Produkt',
  automatic: 'Automatisch finden',
  nothing: 'Es ist nichts markiert oder alles. Klicken Sie auf das Produkt.',
  notKept: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  discard: {
    title: 'Änderungen verwerfen?',
    body: 'Was Sie seit dem Öffnen markiert haben, wird noch nicht verwendet.',
    confirm: 'Verwerfen',
    keep: 'Weiter markieren',
  },
}
