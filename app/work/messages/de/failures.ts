import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import type * as English from '../en/failures'

export const WORK_FAILURES: Translation<typeof English.WORK_FAILURES> = {
  cancelled: 'Abgebrochen.',
  tooLong: 'Das hat zu lange gedauert. Bitte versuchen Sie es erneut.',
  ourSide: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
  ourSideAgain: 'Bei uns ist mehrmals etwas schiefgegangen. Bitte versuchen Sie es später erneut.',
  pictureGone: 'Ein Bild, das dafür gebraucht wird, ist nicht mehr da.',
  notTrained: 'Dieses Produkt ist noch nicht trainiert.',
  productDeleted: 'Das Produkt wurde gelöscht.',
  filmNotExported: 'Das Video konnte nicht exportiert werden.',
  reelItemGone: (place) =>
    `Bild ${place} dieses Reels wurde gelöscht. Nehmen Sie es heraus oder wählen Sie ein anderes; Ihr Credit wurde zurückgegeben.`,
  reelSoundGone:
    'Der Ton dieses Reels wurde gelöscht. Wählen Sie einen anderen; Ihr Credit wurde zurückgegeben.',
  reelLogoGone:
    'Das Logo dieses Reels wurde gelöscht. Wählen Sie ein anderes; Ihr Credit wurde zurückgegeben.',
}

export const ENGINE_FAILURES: Translation<typeof English.ENGINE_FAILURES> = {
  stopped: 'Das wurde angehalten.',
  workStopped: 'Die Arbeit wurde angehalten.',
  tooLong: 'Das hat zu lange gedauert und wurde angehalten.',
  noSelecting: 'Auswählen per Klick ist hier nicht möglich.',
  crashed: 'Die Bild-Engine ist dabei abgestürzt.',
  failed: 'Bei der Arbeit daran ist in der Bild-Engine ein Fehler aufgetreten.',
  shuttingDown: 'Die Bild-Engine wird gerade beendet.',
  wrongPictureOnce:
    'Dieses Bild ist misslungen: Es wurde verworfen und kostet nichts. Bitte versuchen Sie es mit anderen Worten oder einem anderen Foto.',
  wrongPicture:
    'Dieses Bild ist zweimal misslungen: Es wurde verworfen und kostet nichts. Bitte versuchen Sie es mit anderen Worten oder einem anderen Foto.',
  wrongFilm:
    'Dieses Video ist zweimal misslungen: Es wurde verworfen und kostet nichts. Bitte versuchen Sie es mit anderen Worten oder einem anderen Bild.',
  damaged: 'Dieses Bild ist nicht lesbar; vielleicht ist es beschädigt.',
  empty: 'Dieses Bild ist leer.',
  fileMissing: 'Eine Datei des trainierten Produkts fehlt.',
  otherEngine:
    'Dieses Produkt wurde mit einer anderen Engine oder einer älteren Version trainiert. Trainieren Sie es erneut.',
  otherModel:
    'Dieses Produkt wurde für ein anderes Modell als das jetzige trainiert. Trainieren Sie es erneut.',
  trainAgain: 'Dieses Produkt muss erneut trainiert werden.',
  nothingInAny:
    'Das Produkt ließ sich in keinem Foto vom Hintergrund trennen. Verwenden Sie Fotos, in denen es allein und ganz vor einem einfarbigen Hintergrund in einer anderen Farbe steht.',
  nothingInThis:
    'Das Produkt ließ sich in diesem Foto nicht vom Hintergrund trennen. Korrigieren Sie die Freistellung mit dem Pinsel, oder verwenden Sie ein Foto vor einem einfarbigen Hintergrund in einer anderen Farbe.',
  nothingStandsOut:
    'In diesem Foto hebt sich nichts vom Hintergrund ab. Verwenden Sie ein Foto, das das Produkt vor einem einfarbigen Hintergrund in einer anderen Farbe zeigt.',
  notInPhoto: 'Das Produkt wurde in diesem Foto nicht gefunden.',
  ownMask: 'Die korrigierte Freistellung dieses Fotos ist nicht lesbar.',
  pictureMask: 'Die Maske dieses Bilds ist nicht lesbar.',
  upscaleSize: (size, most) =>
    `Dieses Bild hat ${size} Pixel; vergrößert werden kann bis ${formatNumber(most)} Pixel je Seite.`,
  packshotPhoto: (longer, least) =>
    `Dieses Foto ist zu klein: Das Produkt ist darin nur ${formatNumber(longer)} Pixel lang, und dieses Produktbild braucht mindestens ${formatNumber(least)}. Verwenden Sie ein größeres Foto, oder verlangen Sie ein kleineres Produktbild.`,
  packshotPng: (size, most) =>
    `Als PNG ist dieses Produktbild ${formatNumber(size)} kB groß, erlaubt sind ${formatNumber(most)} kB. Wählen Sie JPEG oder eine kleinere Größe.`,
  packshotSize: (size, most) =>
    `Dieses Produktbild ist mindestens ${formatNumber(size)} kB groß, erlaubt sind ${formatNumber(most)} kB. Wählen Sie eine kleinere Größe, oder erlauben Sie mehr.`,
  noEncoding: 'Das Video konnte nicht kodiert werden.',
  wrongFfmpeg:
    'Videos können nicht erstellt werden: FFMPEG_PATH nennt kein ausführbares Programm; der Betreiber muss das korrigieren.',
  noFfmpeg:
    'Ohne ffmpeg können keine Videos erstellt werden: Der Betreiber muss es installieren oder FFMPEG_PATH setzen.',
}

export const SERVICE_FAILURES: Translation<typeof English.SERVICE_FAILURES> = {
  changed:
    'Der Bilddienst hat das Produkt zweimal verändert: Dieses Bild wurde verworfen und kostet nichts. Bitte versuchen Sie es mit einer anderen Beschreibung.',
  lostWords:
    'Der Bilddienst hat die Wörter auf dem Produkt zweimal verändert: Dieses Bild wurde verworfen und kostet nichts. Bitte versuchen Sie es mit einer anderen Beschreibung.',
  policy:
    'Das wurde wegen seines Inhalts abgelehnt. Bitte ändern Sie die Beschreibung, oder verwenden Sie ein anderes Bild.',
  account:
    'Im Moment können keine Bilder erstellt werden: Der Betreiber muss sich um das Konto beim Anbieter kümmern. Ihnen wurde nichts berechnet.',
  ownKey:
    'fal hat Ihren eigenen Schlüssel abgelehnt oder lässt ihn dafür nicht zu. Geben Sie in Ihrem Profil einen anderen ein, und versuchen Sie es erneut; es wurden keine Credits abgezogen.',
  ownBalance:
    'Das Guthaben Ihres Kontos bei fal ist aufgebraucht. Laden Sie es bei fal.ai auf, und versuchen Sie es erneut; es wurden keine Credits abgezogen.',
  ownKeyGone:
    'Ihr eigener Schlüssel, mit dem das erstellt werden sollte, ist nicht mehr da. Geben Sie ihn in Ihrem Profil erneut ein; es wurden keine Credits abgezogen.',
  away: 'Der Bilddienst ist im Moment nicht erreichbar. Bitte versuchen Sie es in einigen Minuten erneut.',
  busy: 'Der Bilddienst hat im Moment zu viel zu tun. Bitte versuchen Sie es in einigen Minuten erneut.',
  output: 'Die Antwort des Bilddienstes ist nicht zu gebrauchen. Bitte versuchen Sie es erneut.',
  refused:
    'Der Bilddienst konnte damit nicht arbeiten. Bitte ändern Sie die Beschreibung oder das Bild.',
  small: 'Dieses Bild ist dafür zu klein. Bitte verwenden Sie ein größeres.',
  large: 'Dieses Bild ist dafür zu groß. Bitte verwenden Sie ein kleineres.',
  unreadable: 'Der Bilddienst konnte dieses Bild nicht lesen. Bitte verwenden Sie ein anderes.',
  photos:
    'Mit den Fotos dieses Produkts konnte nicht trainiert werden. Bitte fügen Sie andere Fotos hinzu.',
  untrained:
    'Was über dieses Produkt gelernt wurde, ist nicht mehr da. Bitte trainieren Sie es erneut.',
  budget:
    'Heute können keine Bilder mehr erstellt werden. Bitte versuchen Sie es morgen erneut; Ihnen wurde nichts berechnet.',
}
