import type { Translation } from '~/i18n/translation'
import type * as English from '../en/photo_guide'

export const GUIDE_MESSAGES: Translation<typeof English.GUIDE_MESSAGES> = {
  title: 'So gelingen Fotos',
  description:
    'Ein Handy, ein Fenster und ein Blatt Papier genügen. Machen Sie 10 bis 20 von allen Seiten.',
  good: 'So',
  bad: 'So nicht',
  goodList: {
    front: 'Das ganze Produkt von vorn, vor einem schlichten Hintergrund.',
    side: 'Dasselbe von jeder Seite, rundherum.',
    high: 'Einige von oben und von unten.',
    close: 'Weiches Tageslicht, kein Blitz, alles scharf.',
  },
  badList: {
    dark: 'Zu dunkel: Gehen Sie ans Fenster, oder schalten Sie eine Lampe ein.',
    blurred: 'Verwackelt: Halten Sie die Kamera ruhig, oder stützen Sie sie auf.',
    cut: 'Abgeschnitten: Gehen Sie zurück, bis rundherum Platz ist.',
    small: 'Zu klein: Gehen Sie näher heran.',
    busy: 'Unruhig oder mit anderen Dingen: Räumen Sie den Tisch leer, nehmen Sie ein Blatt Papier.',
  },
  done: 'Verstanden',
}
