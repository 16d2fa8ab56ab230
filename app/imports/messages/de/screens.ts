import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type * as English from '../en/screens'

const products = (count: number) =>
  `${count} ${plural(count, { one: 'Produkt', other: 'Produkte' })}`

export const IMPORT_MESSAGES: Translation<typeof English.IMPORT_MESSAGES> = {
  crumb: 'Meine Produkte',
  create: {
    title: 'Produkte importieren',
    description: 'Legen Sie Produkte aus Fotos an, die schon im Web stehen.',
    list: 'Liste',
    listHint:
      'Ein Produkt je Zeile: SKU, Name und die Adressen seiner Fotos. Eine erste Zeile mit den Namen der Spalten kann eine andere Reihenfolge festlegen. Exporte aus Shopify, WooCommerce, Etsy, Squarespace, Wix, BigCommerce und PrestaShop und Feeds für Google und Meta, auch als XML, werden gelesen, wie sie sind; Adressen allein genügen auch.',
    placeholder:
      'sku,name,photos\nBECHER-1,Grüner Becher,https://shop.example/becher-1.jpg https://shop.example/becher-2.jpg',
    file: 'CSV- oder XML-Datei hier ablegen',
    choose: 'Datei auswählen',
    fileHint: (rows, photos) => `Bis zu ${rows} Produkte mit je bis zu ${photos} Fotos.`,
    notList: 'Bitte wählen Sie eine CSV-, Text- oder XML-Datei aus.',
    long: (characters) =>
      `Diese Liste hat mehr als ${formatNumber(characters)} Zeichen; mehr geht nicht auf einmal. Teilen Sie sie auf.`,
    check: 'Liste prüfen',
    checkFailed: 'Die Liste konnte nicht geprüft werden. Bitte versuchen Sie es erneut.',
    startFailed: 'Der Import konnte nicht gestartet werden. Bitte versuchen Sie es erneut.',
    checked: 'Was importiert wird',
    ready: (count) => `${products(count)} bereit`,
    wrong: (count) =>
      plural(count, {
        one: '1 Zeile hat einen Fehler und wird ausgelassen. Korrigieren Sie die Liste oben, und prüfen Sie sie noch einmal, um sie mitzunehmen.',
        other: `${count} Zeilen haben Fehler und werden ausgelassen. Korrigieren Sie die Liste oben, und prüfen Sie sie noch einmal, um sie mitzunehmen.`,
      }),
    line: 'Bereit',
    start: (count) => `${products(count)} importieren`,
    earlier: 'Frühere Importe',
  },
  show: {
    crumb: 'Produkte importieren',
    progress: (name) => `Fortschritt von ${name}`,
    done: (done, all) =>
      `${done} von ${all} ${plural(all, { one: 'Produkt', other: 'Produkten' })} angelegt`,
    failed: (count) => `${count} fehlgeschlagen`,
    running: 'Sie können diese Seite verlassen: Der Import läuft weiter.',
    ended: 'Alle Produkte sind da. Trainieren Sie sie, um Bilder zu erstellen.',
    products: 'Meine Produkte öffnen',
    endedWithErrors: (count) =>
      `${products(count)} ${plural(count, { one: 'konnte', other: 'konnten' })} nicht angelegt werden. Versuchen Sie es erneut, wenn die Fotos erreichbar sind, oder korrigieren Sie die Zeilen.`,
    retryAll: 'Erneut versuchen',
    correct: 'Zeilen korrigieren',
    waiting: 'Wartet',
    open: 'Produkt öffnen',
    deleted: 'Produkt gelöscht',
    retry: 'Erneut versuchen',
    retryOf: (name) => `Erneut versuchen: ${name}`,
    retryFailed: 'Der Import konnte nicht wiederholt werden. Bitte versuchen Sie es später.',
  },
  fields: {
    title: 'Spalten Ihrer Liste',
    hint: 'Ändern Sie, was falsch verstanden wurde. Für Ihre nächste Liste wird es behalten.',
    noHeadings:
      'Diese Liste hat keine Zeile mit den Namen der Spalten: Was vor den Adressen steht, gilt als SKU, Name und Beschreibung.',
    unused: (count) =>
      plural(count, {
        one: '1 Spalte wird nicht verwendet',
        other: `${count} Spalten werden nicht verwendet`,
      }),
    of: (heading) => `Was „${heading}“ enthält`,
    none: 'Nicht verwendet',
    names: {
      sku: 'SKU',
      name: 'Name',
      description: 'Beschreibung',
      photos: 'Fotos',
      variantPhotos: 'Fotos von Varianten',
      group: 'Kennung des Produkts',
      id: 'ID der Zeile',
      parent: 'Übergeordnetes Produkt',
    },
  },
  columns: { line: 'Zeile', sku: 'SKU', name: 'Name', photos: 'Fotos', state: 'Stand' },
  photos: (count) => `${count} ${plural(count, { one: 'Foto', other: 'Fotos' })}`,
  lineOf: (line) => `Zeile ${line}`,
}
