import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import type * as English from '../en/edit_failures'

export const EDIT_FAILURES: Translation<typeof English.EDIT_FAILURES> = {
  refused: (reason, clause) =>
    `Das kann die eingebaute Engine nicht: ${reason} („${clause}“). Ändern kann sie Hintergrund, Licht, Farben, Zuschnitt, Drehung, Text, Schatten, Schärfe, Rand und Größe.`,
  noHue: (wanted, is) =>
    `Die eingebaute Engine kann dieses Produkt nicht in „${wanted}“ färben: Es ist ${is}, ohne Farbton, der sich ändern ließe.`,
  otherLightness: (is, wanted) =>
    `Die eingebaute Engine kann dieses Produkt (${is}) nicht in „${wanted}“ färben. Sie ändert den Farbton, nicht die Helligkeit: Verlangen Sie eine etwa gleich helle Farbe.`,
  noProduct:
    'Das Produkt hebt sich nicht gut genug vom Hintergrund ab. Zeigen Sie, wo es ist, oder verwenden Sie ein Foto vor einem einfarbigen Hintergrund in einer anderen Farbe.',
  productNotFound: 'Das Produkt wurde in diesem Bild nicht gefunden.',
  productFills: 'Das Produkt füllt dieses Bild bereits aus.',
  maskUnreadable: 'Die Maske ist nicht lesbar. Zeichnen Sie sie neu.',
  maskEmpty: 'Die Maske ist leer. Markieren Sie das Produkt in Weiß.',
  areaUnreadable: 'Der markierte Bereich ist nicht lesbar. Markieren Sie ihn neu.',
  movesAll: (change) =>
    `Das lässt sich nicht auf einen Bereich beschränken (${change}): Es bewegt das ganze Bild. Entfernen Sie den Bereich, oder verlangen Sie eine andere Änderung.`,
  nothingInArea:
    'Das ändert nichts im markierten Bereich. Markieren Sie einen anderen Teil des Bilds, oder entfernen Sie den Bereich.',
  nothingMarked:
    'Nichts ist markiert. Markieren Sie mit einem Klick, einem Rahmen oder dem Pinsel, was entfernt werden soll.',
  nothingThere:
    'Was entfernt werden soll, wurde dort nicht eindeutig gefunden. Markieren Sie es mit einem Klick und entfernen Sie es dann.',
  nothingLeft:
    'Vom Bild ist zu wenig übrig, um das zu füllen. Markieren Sie einen kleineren Bereich.',
  longText: (most) => `Kürzen Sie den Text auf ${formatNumber(most)} Zeichen.`,
  textTooLarge: 'Der Text passt nicht in dieses Bild. Kürzen Sie ihn.',
  undrawable: 'Dieser Text kann nicht gezeichnet werden. Verwenden Sie andere Zeichen.',
  noText: 'An diesem Text gibt es nichts zu zeichnen.',
  enlargedSize: (would, most) =>
    `Dieses Bild wäre ${formatNumber(would)} Pixel lang; vergrößert werden kann hier bis ${formatNumber(most)} Pixel je Seite.`,
  noRoomForShadow:
    'Das Produkt reicht bis an den unteren Bildrand, sodass für einen Schatten kein Platz ist. Verwenden Sie ein Bild mit Platz darunter.',
  shadowUnclear:
    'Der Schatten lässt sich von diesem Hintergrund nicht unterscheiden, weil er nicht einfarbig ist. Verlangen Sie einen weißen Hintergrund, der keinen Schatten hat.',
  notTilted:
    'Dieses Bild zeigt keine leicht gekippte Kante. Sagen Sie, um wie viel Grad es gedreht werden soll, etwa „rotate 2 degrees left“.',
  notPossible: (reason) => `Auf diese Art geht es bei diesem Bild nicht: ${reason}.`,
  noOtherShape:
    'Diese Wörter verlangen kein anderes Format, also lässt sich auch keine Art dafür wählen.',
}

export const REFUSED_CHANGES: Translation<typeof English.REFUSED_CHANGES> = {
  long: 'einem so langen Satz folgen, verwenden Sie Kommas',
  unclear: 'aus diesen Wörtern erkennen, was geändert werden soll',
  this: 'diese Änderung',
  only: (part) => `nur einen Teil ändern („${part}“)`,
  removePeople: 'Personen entfernen, die nicht markiert sind; markieren Sie sie mit einem Klick',
  people: 'Personen hinzufügen oder ändern',
  removeText:
    'Text, Logos oder Zeichen entfernen, die nicht markiert sind; markieren Sie sie mit einem Klick',
  textInside: 'Text ändern, der im Bild steht',
  wordsInside: 'Wörter ändern, die im Bild stehen',
  labels: 'Etiketten, Logos oder Zeichen hinzufügen oder ändern',
  removeThings:
    'einzelne Dinge entfernen, die weder markiert noch mit ihrem Ort genannt sind; markieren Sie sie mit einem Klick',
  addThings: 'einem Bild Dinge hinzufügen',
  style: 'einen Stil nachahmen',
  otherSide: 'das Produkt von einer anderen Seite zeigen',
  material: 'das Material des Produkts ändern',
  shadowSide: 'die Seite eines Schattens wählen',
  changeShadow: 'einen Schatten ändern, der im Bild ist',
  keepShadow: 'Schatten oder Spiegelbild eines Fotos behalten',
  sceneShadow: 'den Schatten in einer Szene weglassen',
  vignette: 'eine Vignette entfernen',
  cropShape: 'ohne Format zuschneiden, nennen Sie eines, etwa „square“, 4:5 oder 16:9',
  pixels: 'eine Größe in Pixeln festlegen, nennen Sie ein Format, etwa 1:1 oder 4:5',
  shape: 'ein Bild in diesem Format erstellen',
  removeBorder: 'einen Rand entfernen',
  outline: 'eine Linie um das Produkt zeichnen',
  borderWidth: 'einen Rand in dieser Breite zeichnen',
  turnProduct: 'das Produkt allein drehen',
  turnBackground: 'den Hintergrund allein drehen',
  degrees: 'ein Bild ohne Gradangabe drehen',
  mirrorProduct: 'das Produkt allein spiegeln',
  mirrorBackground: 'den Hintergrund allein spiegeln',
  largerProduct: 'das Produkt innerhalb des Bilds vergrößern',
  twice: 'anders als auf das Doppelte vergrößern',
  tint: 'ein ganzes Bild einfärben',
  oneColour: 'eine von mehreren Farben ändern',
  onProduct: 'auf das Produkt schreiben',
  noWords: 'Text ohne seine Wörter hinzufügen, setzen Sie sie in Anführungszeichen',
  textsApart: 'verschieden aussehende Texte an dieselbe Stelle setzen',
  grain: 'Körnung hinzufügen',
  unblur: 'Unscharfes zurückholen',
  background: 'den Hintergrund ändern und zugleich behalten',
}

export const IMPOSSIBLE_WAYS: Translation<typeof English.IMPOSSIBLE_WAYS> = {
  doesNotFit: 'Das Produkt passt mit dem Platz um sich herum nicht in dieses Format',
  inPart: 'Das Foto zeigt das Produkt nur zum Teil',
  cut: 'Das Foto zeigt das Produkt nur zum Teil, abgeschnitten an den Seiten, die wachsen müssten',
  small: 'Es ist zu klein',
  most: 'Es müsste mehr dazukommen, als da ist',
  noGround: 'Es zeigt keinen Hintergrund, der sich weiterführen ließe',
  noProduct: 'Es ist nicht bekannt, wo das Produkt ist',
}
