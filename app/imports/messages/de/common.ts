import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type * as English from '../en/common'

export const IMPORT_ERRORS: Translation<typeof English.IMPORT_ERRORS> = {
  pastedList: 'Eingefügte Liste',
  empty: 'Bitte fügen Sie eine Liste ein, oder wählen Sie eine Datei.',
  long: (most) =>
    `Diese Liste hat mehr als ${formatNumber(most)} Zeichen; mehr geht nicht auf einmal. Teilen Sie sie auf.`,
  quote: (line) => `Ein Anführungszeichen in Zeile ${line} wird nicht geschlossen.`,
  unreadable:
    'Diese Liste ist nicht lesbar. Speichern Sie sie als CSV (UTF-8), und versuchen Sie es erneut.',
  xmlElement: (line, name) =>
    `Das Element <${name}> in Zeile ${line} dieser XML-Datei ist nicht geschlossen, wo es sein müsste. Exportieren Sie sie neu und versuchen Sie es noch einmal.`,
  xmlAmpersand: (line) =>
    `Zeile ${line} dieser XML-Datei enthält ein „&“, das als „&amp;“ geschrieben sein muss. Berichtigen Sie es und versuchen Sie es noch einmal.`,
  xmlBroken: (line) =>
    `Diese XML-Datei ist in Zeile ${line} nicht wohlgeformt. Exportieren Sie sie neu und versuchen Sie es noch einmal.`,
  xmlDoctype: (line) =>
    `Diese XML-Datei nennt in Zeile ${line} einen Dokumenttyp (DOCTYPE); so etwas wird nicht angenommen. Entfernen Sie ihn und versuchen Sie es noch einmal.`,
  xmlDeep: (line) => `Die Elemente dieser XML-Datei sind in Zeile ${line} zu tief verschachtelt.`,
  xmlNoItems: 'In dieser XML-Datei sind keine Produkte: Sie enthält weder <item> noch <entry>.',
  tooMany: (most) =>
    `Diese Liste hat mehr als ${most} Produkte; mehr gehen auf einmal nicht. Teilen Sie sie auf.`,
  busy: 'Im Moment werden zu viele Listen gelesen. Versuchen Sie es in einigen Sekunden noch einmal.',
  tooManyWaiting: (waiting, most) =>
    `${formatNumber(waiting)} Produkte Ihrer Importe warten; warten dürfen höchstens ${formatNumber(most)}. Versuchen Sie es erneut, wenn einige davon angelegt sind.`,
  noneReady: 'Keine Zeile kann importiert werden. Korrigieren Sie zuerst die Zeilen mit Fehlern.',
  noPhotos: 'In dieser Zeile steht keine Fotoadresse.',
  tooManyPhotos: (count, most) =>
    `Diese Zeile hat ${count} Fotoadressen; ein Produkt nimmt höchstens ${most} auf einmal.`,
  address: (address) =>
    `„${address}“ ist keine Adresse: Sie muss mit http:// oder https:// beginnen.`,
  path: (path) =>
    `„${path}“ sagt nur, wo das Foto in Ihrem Shop liegt. Setzen Sie die Adresse Ihres Shops davor, etwa https://shop.example/media/catalog/product.`,
  longAddress: 'Eine Fotoadresse in dieser Zeile ist zu lang.',
  noName: 'Diese Zeile hat keinen Namen.',
  longName: (most) => `Der Name ist länger als ${most} Zeichen.`,
  longSku: (most) => `Die SKU ist länger als ${most} Zeichen.`,
  longDescription: (most) => `Die Beschreibung ist länger als ${most} Zeichen.`,
  skuTwice: (sku, line) => `Die SKU ${sku} steht schon in Zeile ${line}.`,
  skuTaken: (sku) => `Sie haben schon ein Produkt mit der SKU ${sku}.`,
  photos: (first, others) =>
    `${first} ${others} ${plural(others, { one: 'weiteres Foto konnte', other: 'weitere Fotos konnten' })} nicht geladen werden.`,
  photo: (place, reason, address) => `Foto ${place}: ${reason} (${address})`,
  unexpected: 'Dieses Produkt konnte nicht importiert werden. Bitte versuchen Sie es erneut.',
}
