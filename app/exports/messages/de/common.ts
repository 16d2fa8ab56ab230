import type { Translation } from '~/i18n/translation'
import type { FileFormat } from '../../rules/rules.js'
import { formatNumber } from '#app/i18n/format'
import type * as English from '../en/common'

const FORMAT_NAMES: Record<FileFormat, string> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  gif: 'GIF',
  tiff: 'TIFF',
  bmp: 'BMP',
  heif: 'HEIC',
  avif: 'AVIF',
}

const number = (value: number) => formatNumber(value)

/** Rounded away from the limit, so that a figure never reads as if it were kept. */
const percent = (share: number) => `${number(Math.floor(share * 1000) / 10)} %`

const megabytes = (bytes: number) => `${formatNumber(bytes / 1e6, { maximumFractionDigits: 1 })} MB`

const list = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} oder ${names.at(-1)}`

const pixels = ({ width, height }: { width: number; height: number }) =>
  `${number(width)} × ${number(height)} Pixel`

function ratioName(ratio: number): string {
  const named = [
    [1, '1:1'],
    [4 / 5, '4:5'],
    [9 / 16, '9:16'],
  ] as const
  return named.find(([value]) => value === ratio)?.[1] ?? `${number(ratio)}:1`
}

function ratioNames({ min, max }: { min: number; max: number }): string {
  return min === max ? ratioName(min) : `zwischen ${ratioName(min)} und ${ratioName(max)}`
}

export const PREFLIGHT_MESSAGES: Translation<typeof English.PREFLIGHT_MESSAGES> = {
  format: (format, allowed) =>
    `Die Datei ist ${FORMAT_NAMES[format]}; angenommen wird ${list(allowed.map((name) => FORMAT_NAMES[name]))}.`,
  tooSmall: (side, limit, name) =>
    `Das Bild hat ${number(side)} Pixel ${name}; nötig sind mindestens ${number(limit)}.`,
  tooLarge: (side, limit, name) =>
    `Das Bild hat ${number(side)} Pixel ${name}; angenommen werden höchstens ${number(limit)}.`,
  tooManyPixels: (megapixels, limit) =>
    `Das Bild hat ${formatNumber(megapixels, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} Megapixel; angenommen werden höchstens ${number(limit)}.`,
  tooHeavy: (bytes, limit) =>
    `Die Datei hat ${megabytes(bytes)}; angenommen werden höchstens ${megabytes(limit)}.`,
  ratio: (size, ratio) =>
    `Das Bild hat ${pixels(size)}; das Seitenverhältnis muss ${ratioNames(ratio)} sein.`,
  fill: (share, { min, max }) =>
    share < min
      ? `Das Produkt füllt ${percent(share)} der Bildfläche; nötig sind mindestens ${percent(min)}.`
      : `Das Produkt füllt ${percent(share)} der Bildfläche; gut sind höchstens ${percent(max)}.`,
  noProduct:
    'Wo das Produkt in diesem Bild ist, ist nicht bekannt. Sein Anteil lässt sich deshalb nicht messen.',
  notWhite: (share) =>
    `${percent(share)} des Randes sind reines Weiß; es muss der ganze Rand sein.`,
  edge: 'Das Produkt reicht bis an den Bildrand.',
  text: 'Neben dem Produkt scheint etwas geschrieben zu sein.',
  textUnknown: 'Neben dem Produkt darf kein Text stehen, und kein Rahmen.',
  look: 'Bitte sehen Sie selbst nach: Ohne Umriss des Produkts lässt sich das nicht prüfen.',
  profile: (profile) =>
    profile === null ? 'Die Farben sind nicht sRGB.' : `Die Farben sind „${profile}“, nicht sRGB.`,
  transparent: 'Teile des Bildes sind durchsichtig.',
  noMarks: 'Die Datei sagt nicht, wie das Bild entstanden ist.',
  recommended: (text, isMended) =>
    `Nur empfohlen${isMended ? ', nach der Anpassung' : ''}. ${text}`,
  afterMend: (text) => `Nach der Anpassung wäre es zu klein. ${text}`,
  shapeable: (shape) =>
    `Es wird zuerst in das Format ${shape} gebracht: neu gerahmt oder mit fortgesetztem Hintergrund. Das dauert einige Sekunden.`,
  shaping: (shape) => `Es wird in das Format ${shape} gebracht. Das dauert einige Sekunden.`,
  notShaped: (reason) => `Es konnte nicht in dieses Format gebracht werden. ${reason}`,
  shaped: {
    reframed: 'Es wurde um das Produkt neu gerahmt.',
    filled: 'Sein Hintergrund wurde fortgesetzt.',
    set: 'Sein Produkt steht auf Studiopapier in den Farben des Bildes.',
    softened:
      'Sein Hintergrund ließ sich nicht fortsetzen: Das ganze Bild steht auf einer weichgezeichneten Kopie seiner selbst.',
  },

  sides: {
    width: 'in der Breite',
    height: 'in der Höhe',
    longest: 'an der längeren Seite',
    shortest: 'an der kürzeren Seite',
  },
  mends: ({ cuts, size, format, frame }) => ({
    format: `Es wird als ${FORMAT_NAMES[format]} gespeichert.`,
    min: `Es wird auf ${pixels(size)} gebracht.`,
    max: `Es wird auf ${pixels(size)} verkleinert.`,
    bytes: 'Es wird komprimiert, bis es passt.',
    ratio:
      frame.left < 0 || frame.top < 0
        ? `Weiß wird ergänzt: ${pixels(size)}.`
        : `Es wird um das Produkt zugeschnitten: ${pixels(size)}.`,
    fill: `Der Ausschnitt wird enger um das Produkt gezogen: ${pixels(size)}.`,
    white: cuts
      ? 'Das Produkt wird freigestellt und auf reines Weiß gesetzt.'
      : 'Der Hintergrund wird weiß.',
    edge: 'Das Produkt wird in die Mitte gesetzt.',
    text: 'Das Produkt wird freigestellt, was daneben ist, verschwindet.',
    srgb: 'Die Farben werden in sRGB umgewandelt.',
    opaque: 'Es wird auf Weiß gesetzt.',
    marks: 'Die Kennzeichnung wird geschrieben.',
  }),
  ways: {
    format: 'Laden Sie es in einem anderen Dateiformat herunter.',
    min: 'Nutzen Sie „2x vergrößern“, und exportieren Sie das größere Bild.',
    max: 'Erstellen Sie ein kleineres Bild.',
    bytes: 'Erstellen Sie ein kleineres Bild.',
    ratio:
      'Geben Sie ihm dieses Format im KI-Editor, oder erstellen Sie es neu, mit mehr Platz um das Produkt.',
    fill: 'Erstellen Sie es neu, mit dem Produkt größer im Bild.',
    white: 'Erstellen Sie es neu vor einem schlichten weißen Hintergrund.',
    edge: 'Erstellen Sie es neu, mit Platz um das ganze Produkt.',
    text: 'Nehmen Sie den Text aus dem Bild, oder verwenden Sie eines ohne Text.',
    srgb: 'Speichern Sie es in sRGB.',
    opaque: 'Setzen Sie es auf einen Hintergrund.',
    marks: 'Erstellen Sie es neu: Neue Bilder tragen die Kennzeichnung.',
  },
}

export const EXPORT_ERRORS: Translation<typeof English.EXPORT_ERRORS> = {
  noFile: 'Die Datei ist nicht lesbar.',
  pictures: 'Bitte wählen Sie die Bilder aus, die Sie exportieren möchten.',
  tooMany: (most) => `Bitte exportieren Sie höchstens ${most} Bilder auf einmal.`,
  target: 'Dieser Marktplatz ist nicht bekannt.',
  gone: 'Nur Bilder, die Sie erstellt haben, können exportiert werden; eines davon gehört Ihnen nicht oder ist nicht mehr da.',
  tooHeavy: (limit) => `Es lässt sich nicht auf ${megabytes(limit)} komprimieren.`,
  shapeFirst: 'Wählen Sie „Exportieren“ beim Bild: Dort wird es zuerst in dieses Format gebracht.',
  shapeOrdered:
    'Es wird in dieses Format gebracht: Laden Sie es in einer Minute noch einmal herunter.',
  notExported: (name, reason) => `${name}: ${reason}`,
  unreadable: 'Die Datei ist nicht lesbar. Erstellen Sie das Bild neu.',
  notExportedTitle: 'Diese Dateien sind nicht im Export:',
}
