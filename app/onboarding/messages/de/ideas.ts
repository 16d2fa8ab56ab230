import type { Translation } from '~/i18n/translation'
import type * as English from '../en/ideas'

export const IDEA_MESSAGES: Translation<typeof English.IDEA_MESSAGES> = {
  fashion: {
    tip: 'Hartes Sonnenlicht betont Leder und Nähte; weiches Licht schmeichelt Strick und Seide.',
    scenes: [
      'auf einem Betonpodest, hartes Sonnenlicht',
      'auf Leinen mit Blattschatten, hell und luftig',
      'in einem Loft mit Ziegelwand, warmes Licht',
      'in der Stadt bei Nacht',
    ],
  },
  cosmetic: {
    tip: 'Auf hellen Flächen bleiben Etiketten gut lesbar; zu Parfüm passt nasses oder dunkles Glas.',
    scenes: [
      'in einem Spa-Bad, weiches Licht',
      'auf weißem Marmor mit Palmenschatten, Morgenlicht',
      'auf einem zartrosa Podest vor einer beigen Wand',
      'auf nassem schwarzem Glas, dramatisches Licht',
    ],
  },
  furniture: {
    tip: 'Nennen Sie den Raum, und wählen Sie Querformat, damit das Möbel Platz um sich hat.',
    scenes: [
      'in einem skandinavischen Wohnzimmer, Morgenlicht',
      'in einem Loft mit Ziegelwand',
      'in einem Studio mit salbeigrüner Wand, weiches Licht',
      'auf einem Betonboden mit Pflanzen, Fensterlicht von links',
    ],
  },
  jewelry: {
    tip: 'Dunkle Flächen und eine nahe Ansicht bringen Metall und Steine zur Geltung.',
    scenes: [
      'auf schwarzem Marmor, warmes Kerzenlicht',
      'auf beiger Seide, weiches Licht von links',
      'auf einem zartrosa Sockel mit Blütenblättern',
      'nah auf dunklem Schiefer, dramatisches Licht',
    ],
  },
  pets: {
    tip: 'Nennen Sie einen Ort, an dem es benutzt wird: Garten, Park, Wohnzimmer.',
    scenes: [
      'in einem Garten auf Gras, sonnig',
      'in einem hellen Wohnzimmer, Morgenlicht',
      'in einem Park im Herbst, goldene Stunde',
      'in einem Studio mit pastellgelber Wand',
    ],
  },
  groceries: {
    tip: 'Holz, Leinen und Morgenlicht wirken frisch; kaltes Licht passt nicht zu Lebensmitteln.',
    scenes: [
      'auf einem hölzernen Küchentisch, Morgenlicht',
      'auf einer Picknickdecke im Garten, sonnig',
      'in einem Café auf einem Nussbaumtisch, warmes Licht',
      'auf einem weißen Tischtuch mit Blumen, hell',
    ],
  },
  other: {
    tip: 'Beginnen Sie mit der Fläche, dann das Licht; ein Ort kommt zuletzt.',
    scenes: [
      'auf einem weißen Marmortisch, weiches Fensterlicht',
      'auf einem runden Podest vor einer beigen Wand, goldene Stunde',
      'in einem hellen Studio mit weichem Schatten',
      'auf Nussbaum mit Bokeh, warmes Abendlicht',
    ],
  },
}
