const START = String.raw`(?<![\p{L}\d])`
const END = String.raw`(?![\p{L}\d])`

/** Where something is, in German and Spanish, the longest first. */
const PLACES: readonly (readonly [string, string])[] = [
  [
    '(?:oben links|links oben|in der linken oberen ecke|in der oberen linken ecke|(?:de |en )?(?:la )?(?:parte |esquina )?(?:superior izquierda|arriba a la izquierda))',
    'in the top left corner',
  ],
  [
    '(?:oben rechts|rechts oben|in der rechten oberen ecke|in der oberen rechten ecke|(?:de |en )?(?:la )?(?:parte |esquina )?(?:superior derecha|arriba a la derecha))',
    'in the top right corner',
  ],
  [
    '(?:unten links|links unten|in der linken unteren ecke|in der unteren linken ecke|(?:de |en )?(?:la )?(?:parte |esquina )?(?:inferior izquierda|abajo a la izquierda))',
    'in the bottom left corner',
  ],
  [
    '(?:unten rechts|rechts unten|in der rechten unteren ecke|in der unteren rechten ecke|(?:de |en )?(?:la )?(?:parte |esquina )?(?:inferior derecha|abajo a la derecha))',
    'in the bottom right corner',
  ],
  ['(?:links|auf der linken seite|am linken rand|(?:de|a|en) la izquierda)', 'on the left'],
  ['(?:rechts|auf der rechten seite|am rechten rand|(?:de|a|en) la derecha)', 'on the right'],
  ['(?:oben|am oberen rand|(?:de )?arriba)', 'at the top'],
  ['(?:unten|am unteren rand|(?:de )?abajo)', 'at the bottom'],
  [
    '(?:um das produkt(?: herum)?|rund um das produkt|neben dem produkt|ringsum|alrededor(?: del producto)?|(?:al lado|junto) (?:del|al) producto)',
    'around the product',
  ],
]

const VERB =
  '(?:bitte )?(?:entfern(?:e|en|t)?|lösch(?:e|en)?|radier(?:e|en)?|beseitig(?:e|en)?|quit(?:a|e|ar)|elimin(?:a|e|ar)|borr(?:a|e|ar)|suprim(?:e|ir))'
const THIS =
  '(?:das(?: da| hier)?|dies(?:es|e|en)?(?: (?:ding|teil|objekt|stelle|fleck))?|das (?:ding|teil|objekt|markierte)|die (?:markierung|stelle)|es|sie|ihn|esto|eso|est[ea]|lo (?:marcado|que he marcado)|es[ea] (?:cosa|objeto)|est[ea] (?:cosa|objeto|zona|parte))'

/** What other rules take away, which are read in English only. */
const OTHER =
  '(?:den |die |das |el |la |los |las )?(?:hintergrund|schatten|rauschen|rand|rahmen|fondo|sombras?|ruido|bordes?|marco)'
const SEVERAL =
  /^(?:das |die |den |el |los |las )?(?:ganze |todo el )?(?:gerümpel|durcheinander|dinge|sachen|gegenstände|zeug|desorden|objetos|cosas|trastos)/iu

/**
 * What merchants say in German and Spanish to have something taken away, in English; like shapes it is asked for too often to be read in
 * English alone.
 */
export function removalInEnglish(text: string): string {
  const marked = [
    `${VERB}(?: ${THIS})?(?: (?:weg|aus))?`,
    `(?:nimm|mach|radiere?|nehmen sie|machen sie) ${THIS} (?:weg|aus|raus)`,
    `${THIS} (?:entfernen|löschen|wegmachen|wegnehmen)`,
    '(?:quítal|elimínal|bórral|suprímel)[oa]s?',
  ].join('|')
  if (new RegExp(`^(?:${marked})[.! ]*$`, 'iu').test(text.trim())) return 'remove this'
  return text.replaceAll(
    new RegExp(`${START}${VERB} (?!${OTHER}${END})([^,.;]+?)(?=[,.;]|$)`, 'giu'),
    (whole, thing: string) => named(thing) ?? whole
  )
}

/** A thing by its place; its name tells nobody anything here. */
function named(thing: string): string {
  const noun = SEVERAL.test(thing.trim()) ? 'things' : 'thing'
  for (const [place, english] of PLACES) {
    if (new RegExp(`${START}${place}[! ]*$`, 'iu').test(thing))
      return `remove the ${noun} ${english}`
  }
  return `remove the ${noun}`
}
