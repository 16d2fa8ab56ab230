import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/common'

export const GENERATION_ERRORS: Translation<typeof English.GENERATION_ERRORS> = {
  prompt: 'Bitte geben Sie eine Bildbeschreibung ein.',
  background: 'Bitte geben Sie eine Hintergrundbeschreibung ein.',
  picture: 'Dieses Bild gehört nicht zum Produkt.',
  mask: 'Diese Maske gehört nicht zum Foto.',
  settled: 'Das wurde schon neu erstellt oder verworfen.',
  workLimit: (most) =>
    `Ihr Konto darf ${plural(most, { one: 'eine Arbeit', other: `${formatNumber(most)} Arbeiten` })} zugleich laufen haben. Bitte bestellen Sie noch einmal, wenn eine fertig ist: Es wurde nichts berechnet.`,
  creditsLimit: (most) =>
    `Ihr Konto darf in 24 Stunden ${plural(most, { one: 'einen Credit', other: `${formatNumber(most)} Credits` })} ausgeben. Bitte bestellen Sie später noch einmal: Es wurde nichts berechnet.`,
  queueFull: (minutes) =>
    `Es wurde mehr bestellt, als bald gemacht werden kann. Bitte bestellen Sie in etwa ${plural(minutes, { one: 'einer Minute', other: `${minutes} Minuten` })} noch einmal: Ihre Eingaben bleiben, und nichts wurde berechnet.`,
  photosGone:
    'Die Fotos dieses Auftrags wurden nur für ihn gesendet und sind nicht mehr da. Bitte geben Sie ihn neu auf.',
  cannotVary:
    'Dieses Bild entstand nicht aus einer Beschreibung: Variationen gibt es von dem Bild, aus dem es stammt.',
  cannotRetry: 'Von diesem Auftrag ist nichts mehr neu zu erstellen.',
  noEdits: 'Bilder können hier nicht bearbeitet werden.',
  noTask: 'Diese Änderung ist hier nicht möglich.',
  noAreas:
    'Änderungen lassen sich hier nicht auf einen Bereich beschränken: Lassen Sie die Maske weg.',
  noShapeWays:
    'Auf welche Art ein Bild ein anderes Format bekommt, lässt sich hier nicht wählen: Lassen Sie das weg.',
  video: 'Bitte geben Sie eine Videobeschreibung ein.',
  videoDeleted: 'Dieses Video wurde gelöscht.',
  videoPicture: 'Bitte wählen Sie ein Bild aus.',
  noVideos: 'Videos können hier nicht erstellt werden.',
  noSound: 'Videos haben hier keinen Ton.',
  tooShort: (seconds) =>
    `Dieses Video ist nicht länger als ${seconds} Sekunden: Exportieren Sie es ganz.`,
  exportSeconds: (seconds) =>
    `Ein Export für Anzeigen lässt sich nur auf ${seconds} Sekunden kürzen.`,
  pictureCount: (max) => `Die Anzahl der Bilder muss zwischen 1 und ${max} liegen.`,
  tooManyChosen: (max) => `Wählen Sie höchstens ${max} Bilder auf einmal aus.`,
  productVideoPicture: 'Bitte wählen Sie zuerst ein Bild aus.',
}
