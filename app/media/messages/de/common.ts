import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import { FETCH_LIMITS, MAX_PIXELS, MIN_SIDE } from '#config/media'
import type * as English from '../en/common'

export const REFUSALS: Translation<typeof English.REFUSALS> = {
  kind: 'Bitte wählen Sie nur Bilddateien aus.',
  damaged: 'Dieses Bild ist beschädigt und nicht lesbar.',
  costly:
    'Dieses Bild zu lesen ist zu aufwendig. Speichern Sie es neu als gewöhnliches JPEG oder PNG und verwenden Sie dieses.',
  pixels: `Dieses Bild ist zu groß: höchstens ${MAX_PIXELS / 1_000_000} Megapixel.`,
  small: `Dieses Bild ist zu klein: mindestens ${MIN_SIDE} Pixel auf jeder Seite.`,
  too_large: 'Die Datei muss kleiner als 10 MB sein.',
}

export const MASK_REFUSALS: Translation<typeof English.MASK_REFUSALS> = {
  shape: 'Diese Maske hat nicht das Format ihres Fotos.',
  empty: 'Diese Maske ist leer. Markieren Sie, wo das Produkt ist.',
  full: 'Diese Maske bedeckt das ganze Foto. Lassen Sie aus, was nicht zum Produkt gehört.',
}

export const FETCH_REFUSALS: Translation<typeof English.FETCH_REFUSALS> = {
  url: 'Das ist keine Bildadresse: Sie muss mit http:// oder https:// beginnen.',
  address: 'Bilder werden nur von öffentlichen Adressen geladen.',
  redirects: 'Diese Adresse leitet zu oft weiter.',
  no_picture: 'Unter dieser Adresse ist kein Bild.',
  size: `Das Bild unter dieser Adresse ist zu groß: höchstens ${FETCH_LIMITS.bytes / 1024 / 1024} MB.`,
  time: 'Das Bild unter dieser Adresse kam nicht rechtzeitig.',
  unreachable: 'Das Bild unter dieser Adresse konnte nicht geladen werden.',
}

export const UPLOAD_REFUSALS: Translation<typeof English.UPLOAD_REFUSALS> = {
  file: (most) => `Eine Datei darf höchstens ${most} MB haben.`,
}

export const DECODER_ERRORS: Translation<typeof English.DECODER_ERRORS> = {
  busy: 'Gerade werden zu viele Bilder geprüft. Bitte versuchen Sie es gleich noch einmal.',
  unable:
    'Dieses Bild kann gerade nicht geprüft werden. Bitte versuchen Sie es gleich noch einmal.',
}

export const STORE_ERRORS: Translation<typeof English.STORE_ERRORS> = {
  missing:
    'Diese Datei fehlt im Speicher. Erstellen Sie sie neu, oder bitten Sie den Betreiber dieser Website, sie aus einer Sicherung zurückzuholen.',
}

export const SOUND_REFUSALS: Translation<typeof English.SOUND_REFUSALS> = {
  kind: 'Bitte wählen Sie eine MP3-, M4A- oder WAV-Datei.',
  damaged: 'Dieser Ton ist beschädigt, oder die Datei enthält keinen.',
  film: 'In dieser Datei ist ein Video. Speichern Sie nur den Ton als MP3, M4A oder WAV.',
  tooLarge: 'Die Datei muss kleiner als 10 MB sein.',
  short: (seconds) =>
    `Dieser Ton ist zu kurz: mindestens ${seconds} ${plural(seconds, { one: 'Sekunde', other: 'Sekunden' })}.`,
  long: (minutes) => `Dieser Ton ist zu lang: höchstens ${minutes} Minuten.`,
}
