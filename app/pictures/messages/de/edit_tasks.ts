import type { Translation } from '~/i18n/translation'
import type * as English from '../en/edit_tasks'

export const EDIT_TASK_MESSAGES: Translation<typeof English.EDIT_TASK_MESSAGES> = {
  title: 'Besondere Änderungen',
  hint: 'Dafür wird das Bild neu gezeichnet: Sehen Sie sich das Produkt darin an, bevor Sie es verwenden.',
  cost: (credits) => `Jede kostet ${credits}.`,
  names: {
    new_angle: 'Andere Ansicht',
    relight: 'Anderes Licht',
    label_words: 'Wörter auf dem Etikett',
    ghost_mannequin: 'Unsichtbare Puppe',
    on_model: 'Am Menschen',
  },
  explained: {
    new_angle: 'Das Produkt von einer anderen Seite. Was kein Foto zeigt, ist erfunden.',
    relight: 'Dasselbe Bild in anderem Licht.',
    label_words: 'Andere Wörter in derselben Schrift.',
    ghost_mannequin: 'Kleidung ausgefüllt, von niemandem getragen, auf Weiß.',
    on_model: 'Kleidung an einem Menschen, den es nicht gibt.',
  },
  choices: {
    left: 'Von links',
    right: 'Von rechts',
    back: 'Von hinten',
    above: 'Von oben',
    close: 'Ganz nah',
    soft: 'Weiches Tageslicht',
    golden: 'Abendsonne',
    studio: 'Studio',
    dramatic: 'Dramatisch',
    woman: 'Eine Frau',
    man: 'Ein Mann',
  },
  from: 'Wörter, die dort stehen',
  to: 'Neue Wörter',
  change: 'Wörter ändern',
  chosen: (name, choice) => `${name}: ${choice}`,
  words: (from, to) => `Wörter auf dem Etikett: aus „${from}“ wird „${to}“`,
  unknown: 'Diese Änderung ist nicht bekannt, oder es fehlt etwas dazu.',
  missingWords: 'Geben Sie an, welche Wörter durch welche ersetzt werden sollen.',
  withArea: 'Diese Änderung gilt dem ganzen Bild: Lassen Sie die Maske weg.',
  alone: 'Diese Änderung steht für sich: Lassen Sie das weg.',
}
