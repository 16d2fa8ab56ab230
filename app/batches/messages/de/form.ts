import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import { count } from './screens.js'
import type * as English from '../en/form'

export const FORM_MESSAGES: Translation<typeof English.FORM_MESSAGES> = {
  recipes: {
    title: 'Vorlagen',
    description:
      'Szenen, Seitenverhältnisse und Mengen unter einem Namen, zum Wiederverwenden und Teilen.',
    create: 'Neue Vorlage',
    edit: 'Vorlage bearbeiten',
    import: 'Importieren',
    importFailed: 'Es wurde nichts importiert',
    export: 'Exportieren',
    exportOf: (name) => `${name} exportieren`,
    use: 'In einer Serie verwenden',
    useOf: (name) => `${name} in einer Serie verwenden`,
    editOf: (name) => `${name} bearbeiten`,
    deleteOf: (name) => `${name} löschen`,
    delete: 'Vorlage löschen',
    deleteTitle: (name) => `${name} löschen?`,
    deleteHint: 'Serien, die damit gestartet wurden, behalten, was sie enthielt.',
    empty: 'Noch keine Vorlagen',
    emptyHint: 'Schreiben Sie eine, oder importieren Sie eine, die Sie bekommen haben.',
    name: 'Name',
    save: 'Vorlage speichern',
    cancel: 'Abbrechen',
    summary: (scenes, shapes, amount) =>
      [
        count(scenes, 'Szene', 'Szenen'),
        shapes.join(', '),
        ...(amount > 1 ? [`je ${amount} Bilder`] : []),
      ].join(' · '),
  },
  saveAs: {
    title: 'Als Vorlage speichern',
    description:
      'Was hier eingestellt ist, unter einem Namen: Eine Serie erstellt es von vielen Produkten auf einmal.',
    leftOut: (words) => `Weglassen: ${words}`,
    saved: (name) => `${name} ist jetzt unter Ihren Vorlagen.`,
    open: 'Öffnen',
  },
  fields: {
    scenes: 'Szenen',
    scene: (place) => `Szene ${place}`,
    prompt: (place) => `Beschreibung der Szene ${place}, auf Englisch`,
    placeholder: 'on a wooden table by a window, soft morning light',
    sceneName: (place) => `Kurzname der Szene ${place}`,
    sceneNamePlaceholder: 'Kurzname, für Spalten und Dateien',
    add: 'Szene hinzufügen',
    remove: (place) => `Szene ${place} entfernen`,
    leaveOut: 'Weglassen',
    leaveOutPlaceholder: 'plants, red, people',
    leaveOutHint: 'Dinge und Farben, die in keinem der Bilder vorkommen dürfen.',
    shapes: 'Seitenverhältnisse',
    amount: 'Bilder je Szene',
    exports: (chosen) =>
      chosen === 0 ? 'Exporte für Marktplätze' : `Exporte für Marktplätze (${chosen})`,
    exportsHint:
      'Das ZIP einer Serie enthält die Bilder auch in der Form, die diese verlangen: Größe, weißer Hintergrund, Rand, Dateigröße.',
  },
  create: {
    title: 'Neue Serie',
    products: '1. Produkte',
    listed: 'Produkte',
    search: 'Ihre trainierten Produkte durchsuchen',
    selectAll: (number) => `Alle ${formatNumber(number)} auswählen`,
    clear: 'Auswahl aufheben',
    chosen: (number, most) =>
      `${formatNumber(number)} von höchstens ${formatNumber(most)} ausgewählt`,
    noMatch: (search) => `Keines Ihrer trainierten Produkte heißt „${search}“.`,
    noProducts: 'Keine trainierten Produkte',
    noProductsHint:
      'Eine Serie erstellt Bilder von trainierten Produkten. Legen Sie eines an; das Training dauert ein paar Minuten.',
    createProduct: 'Produkt anlegen',
    what: '2. Szenen',
    recipe: 'Mit einer Vorlage beginnen',
    noRecipe: 'Szenen hier schreiben',
    name: 'Name der Serie',
    nameHint: 'Ohne Namen heißt sie wie ihre erste Szene.',
    summary: '3. Prüfen und starten',
    each: (amount) => count(amount, 'Bild', 'Bilder'),
    pictures: 'Bilder',
    cost: 'Kosten',
    credits: (number) => count(number, 'Bild-Credit', 'Bild-Credits'),
    left: 'Sie haben',
    time: 'Dauer',
    timeHint: 'Sie können die Seite währenddessen schließen.',
    missing: (missing, affordable) =>
      affordable === 0
        ? `Sie haben keine Bild-Credits. Laden Sie ${formatNumber(missing)} auf, um alle Bilder zu erstellen.`
        : `Es ${count(missing, 'Bild-Credit fehlt', 'Bild-Credits fehlen').replace(/^(.*) (fehlt|fehlen)$/, '$2 $1')}. Sie können starten: Nach etwa ${count(affordable, 'Bild', 'Bildern')} hält die Serie an und läuft weiter, wenn Sie Credits aufgeladen haben.`,
    subscription: 'Für Bilder Ihrer eigenen Produkte brauchen Sie ein Abo.',
    paidLater: 'Jedes Bild wird bezahlt, wenn es an der Reihe ist. Was misslingt, kostet nichts.',
    start: 'Serie starten',
    nothing: 'Wählen Sie Produkte, und beschreiben Sie eine Szene, um Kosten und Dauer zu sehen.',
  },
}
