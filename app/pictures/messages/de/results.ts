import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/results'

export const RESULT_MESSAGES: Translation<typeof English.RESULT_MESSAGES> = {
  list: 'Ergebnisse',
  loadFailed: 'Weitere Ergebnisse konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
  loading: 'Ergebnisse werden geladen',
  more: 'Mehr laden',
  retry: 'Erneut versuchen',
  newOnes: (count) => `${count} ${plural(count, { one: 'neues Bild', other: 'neue Bilder' })}`,
  search: 'In Ergebnissen suchen',
  searchPlaceholder: 'Beschreibungen durchsuchen',
  favorites: 'Favoriten',
  type: 'Art',
  allTypes: 'Alle Arten',
  types: {
    generated_image: 'Produktbilder',
    background_image: 'Hintergründe',
    edited_image: 'Bearbeitet',
    upscaled_image: 'Vergrößert',
  },
  noneOfType: 'Nichts von dieser Art',
  noneOfTypeHint: 'Bilder dieser Art erscheinen hier, sobald Sie welche erstellt haben.',
  nothingFound: 'Nichts gefunden',
  nothingFoundHint:
    'Keine Beschreibung hat Wörter, die so beginnen. Wörter mit einem oder zwei Buchstaben müssen ganz sein.',
  noFavorites: 'Noch keine Favoriten',
  noFavoritesHint: 'Klicken Sie auf den Stern eines Ergebnisses, um es hier aufzuheben.',
  showAll: 'Alle Ergebnisse anzeigen',
  star: 'Zu den Favoriten',
  starFailed: 'Der Stern konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  select: (name) => `${name} auswählen`,
  selected: (count) => `${count} ausgewählt`,
  selectAll: 'Alle angezeigten auswählen',
  clear: 'Auswahl aufheben',
  export: 'Exportieren',
  downloadZip: 'ZIP herunterladen',
  tooMany: (most) => `Wählen Sie höchstens ${most} Bilder auf einmal.`,
  delete: 'Löschen',
  deleted: (count) => plural(count, { one: 'Bild gelöscht', other: `${count} Bilder gelöscht` }),
  undo: 'Rückgängig',
  restored: (count) =>
    plural(count, { one: 'Bild wiederhergestellt', other: `${count} Bilder wiederhergestellt` }),
  restoredSome: (count, total) =>
    `${count} von ${total} ${plural(total, { one: 'Bild', other: 'Bildern' })} konnten wiederhergestellt werden. Die anderen wurden vor zu langer Zeit gelöscht.`,
  deleteFailed: 'Die Bilder konnten nicht gelöscht werden. Bitte versuchen Sie es erneut.',
  restoreFailed:
    'Die Bilder konnten nicht wiederhergestellt werden. Bitte versuchen Sie es erneut.',
  copyPrompt: 'Beschreibung kopieren',
  copied: 'Beschreibung kopiert',
  cannotCopy: 'Der Browser lässt diese Seite nicht kopieren. Markieren Sie stattdessen den Text.',
  reuse: 'Diese Beschreibung verwenden',
  downloadAs: 'Herunterladen als',
  edit: 'Bearbeiten',
  vary: (count) => `${count} Variationen (${count} Credits)`,
  varyStarted: (count) => `${count} Variationen werden erstellt`,
  varyFailed: 'Die Variationen konnten nicht erstellt werden. Bitte versuchen Sie es erneut.',
  leftOut: (words) => `Weggelassen: ${words}`,
  moreActions: 'Weitere Aktionen',
  failed: (count) =>
    `${plural(count, { one: 'Ein Bild konnte', other: `${count} Bilder konnten` })} nicht erstellt werden`,
  givenBack: (count) =>
    `${count} ${plural(count, { one: 'Bild-Credit wurde', other: 'Bild-Credits wurden' })} zurückgegeben.`,
  makeAgain: (count) =>
    `Erneut versuchen (${count} ${plural(count, { one: 'Credit', other: 'Credits' })})`,
  dismiss: 'Ausblenden',
  retryFailed: 'Es konnte nicht neu erstellt werden. Bitte versuchen Sie es später.',
  dismissFailed: 'Der Hinweis konnte nicht ausgeblendet werden. Bitte versuchen Sie es erneut.',
  recent: 'Zuletzt',
  recentLabel: 'Letzte Beschreibungen',
  recentOfProduct: 'Zu diesem Produkt',
  recentOthers: 'Zu anderen Produkten',
  noRecent: 'Was Sie beschreiben, erscheint hier.',
  historyHint:
    'Drücken Sie im leeren Feld die Pfeiltaste nach oben für Ihre früheren Beschreibungen.',
  leaveOut: 'Weglassen',
  leaveOutPlaceholder: 'plants, red, people',
}
