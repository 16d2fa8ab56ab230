import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import type * as English from '../en/photos'

export const PHOTO_WARNING_MESSAGES: Translation<typeof English.PHOTO_WARNING_MESSAGES> = {
  no_product:
    'Es wurde kein Produkt gefunden. Fotografieren Sie es allein vor einem einfarbigen Hintergrund.',
  blurred:
    'Dieses Foto ist unscharf. Halten Sie die Kamera ruhig, oder verwenden Sie ein Stativ, und stellen Sie auf das Produkt scharf.',
  dark: 'Dieses Foto ist dunkel. Fotografieren Sie das Produkt bei Tageslicht oder mit einer weiteren Lampe.',
  burnt_out:
    'Teile des Produkts sind weiß überbelichtet. Verwenden Sie weicheres Licht oder eine kürzere Belichtung.',
  cut_off:
    'Das Produkt reicht über den Rand des Fotos. Gehen Sie zurück, sodass es ganz zu sehen ist.',
  busy_background:
    'Der Hintergrund ist unruhig. Vor einer glatten Wand oder einem Bogen Papier gelingt die Freistellung besser.',
  other_things: 'Neben dem Produkt stehen andere Dinge. Fotografieren Sie es allein.',
  check_small:
    'Prüfen Sie diese Freistellung, und korrigieren Sie sie mit dem Pinsel: Das Produkt ist in diesem Foto sehr klein oder wurde nicht gefunden.',
  check_cut:
    'Prüfen Sie diese Freistellung, und korrigieren Sie sie mit dem Pinsel: Das Produkt reicht über den Rand des Fotos.',
  check_top_missing:
    'Prüfen Sie diese Freistellung, und korrigieren Sie sie mit dem Pinsel: Der obere Teil des Produkts fehlt vielleicht. Ein Hintergrund in einer anderen Farbe hilft.',
  check_same_colours:
    'Prüfen Sie diese Freistellung, und korrigieren Sie sie mit dem Pinsel: Produkt und Hintergrund haben dieselben Farben. Ein Hintergrund in einer anderen Farbe hilft.',
  check_shadow:
    'Prüfen Sie diese Freistellung, und korrigieren Sie sie mit dem Pinsel: Vielleicht ist ein starker Schatten oder eine Spiegelung geblieben, oder Teile des Produkts wurden dafür gehalten. Weicheres Licht hilft.',
  check_outline:
    'Prüfen Sie diese Freistellung, und korrigieren Sie sie mit dem Pinsel: Der Umriss ist in diesem Foto schwer zu sehen. Ein einfarbiger Hintergrund in einer anderen Farbe hilft.',
  check_touching:
    'Prüfen Sie diese Freistellung, und korrigieren Sie sie mit dem Pinsel: In diesem Foto berühren sich mehrere Dinge, und eines davon gehört vielleicht nicht dazu.',
  check_parts:
    'Prüfen Sie diese Freistellung, und korrigieren Sie sie mit dem Pinsel: Vielleicht fehlen Teile des Produkts, oder etwas daneben wurde mit freigestellt.',
  check_not_found:
    'Prüfen Sie diese Freistellung, und korrigieren Sie sie mit dem Pinsel: In diesem Foto wurde kein Produkt gefunden.',
  check_all_product:
    'Prüfen Sie diese Freistellung, und korrigieren Sie sie mit dem Pinsel: Hintergrund und Produkt ließen sich nicht unterscheiden.',
  check_transparent:
    'Prüfen Sie diese Freistellung, und korrigieren Sie sie mit dem Pinsel: Teile davon sind halb durchsichtig. Ein einfarbiger Hintergrund in einer anderen Farbe hilft.',
  check_seen_small:
    'Prüfen Sie diese Freistellung: Das Produkt ist in diesem Foto sehr klein oder wurde nicht gefunden. Klicken Sie darauf, oder ziehen Sie einen Rahmen darum.',
  check_seen_cut:
    'Prüfen Sie diese Freistellung: Sie reicht über den Rand des Fotos, und vielleicht gehört etwas anderes dazu. Klicken Sie nur auf das Produkt.',
  check_seen_same_colours:
    'Prüfen Sie diese Freistellung: Produkt und Hintergrund haben dieselben Farben. Ziehen Sie einen Rahmen um das Produkt, oder verwenden Sie einen Hintergrund in einer anderen Farbe.',
  check_seen_touching:
    'Prüfen Sie diese Freistellung: In diesem Foto berühren sich mehrere Dinge. Klicken Sie auf das, was das Produkt ist.',
  check_seen_parts:
    'Prüfen Sie diese Freistellung: Vielleicht fehlen Teile des Produkts, oder etwas daneben gehört dazu. Klicken Sie auf das, was fehlt, oder nehmen Sie weg, was nicht dazugehört.',
}

export const SMALL_PRODUCT: Translation<typeof English.SMALL_PRODUCT> = {
  small: (pixels) =>
    `Das Produkt ist hier nur ${formatNumber(pixels)} Pixel groß. Gehen Sie näher heran, oder verwenden Sie ein größeres Foto: Ab 800 Pixeln werden Bilder scharf.`,
}

export const STRANGE_PART: Translation<typeof English.STRANGE_PART> = {
  strange: (place) =>
    `Prüfen Sie diese Freistellung: Was ${place} im Foto zu sehen ist, gehört vielleicht nicht zum Produkt. Klicken Sie nur auf das Produkt, oder nehmen Sie das andere weg.`,
}

export const PLACES_IN_PHOTO: Translation<typeof English.PLACES_IN_PHOTO> = {
  upper_left: 'oben links',
  top: 'oben',
  upper_right: 'oben rechts',
  left: 'links',
  middle: 'in der Mitte',
  right: 'rechts',
  lower_left: 'unten links',
  bottom: 'unten',
  lower_right: 'unten rechts',
}

export const VIEW_NAMES: Translation<typeof English.VIEW_NAMES> = {
  'Three-quarter': 'Schräg von vorn',
  'From above': 'Von oben',
  'From below': 'Von unten',
  'Front': 'Vorderseite',
  'Back': 'Rückseite',
  'Side': 'Seite',
  'Close': 'Nah',
  'Not used': 'Nicht verwendet',
}
