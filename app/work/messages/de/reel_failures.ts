import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import type * as English from '../en/reel_failures'

export const REEL_FAILURES: Translation<typeof English.REEL_FAILURES> = {
  wordsSigns: (signs) =>
    `Die Worte dieses Reels enthalten Zeichen, die hier nicht dargestellt werden können: ${signs}`,
  captionSigns: (signs) =>
    `Diese Bildzeile enthält Zeichen, die hier nicht dargestellt werden können: ${signs}`,
  cutOutEmpty: 'Ein freigestelltes Bild dieses Reels zeigt nichts.',
  filmUnreadable: 'Ein Video dieses Reels ist nicht lesbar; vielleicht ist es beschädigt.',
  logoUnreadable: 'Das Logo ist nicht lesbar; vielleicht ist es beschädigt.',
  soundFilm: 'Diese Datei ist ein Video; senden Sie nur den Ton.',
  soundEmpty: 'Diese Tondatei ist leer.',
  soundLong: 'Diese Tondatei ist länger als 15 Minuten; senden Sie einen Teil davon.',
  soundUnreadable:
    'Diese Tondatei ist nicht lesbar: Senden Sie eine unbeschädigte MP3-, M4A- oder WAV-Datei.',
  soundNotOpened: 'Die Tondatei konnte nicht geöffnet werden.',
  soundSlow: 'Das Lesen dieser Tondatei hat zu lange gedauert.',
  soundShort: 'Der Ton endet vor der Sekunde, mit der er beginnen soll.',
  loopLength:
    'Eine Schleife nimmt 3 bis 6 Sekunden eines Videos, das mindestens 2 Sekunden lang ist.',
  noLightForm: 'Das Video konnte nicht verkleinert werden.',
  tooFewBytes: (least) =>
    `Dieses Video lässt sich nicht unter ${formatNumber(least)} kB verkleinern; erlauben Sie mehr, oder wählen Sie eine andere Form.`,
}
