/** A place beside a product, in German and Spanish. */
const PLACES: readonly (readonly [string, string])[] = [
  [
    '(?:links und rechts|rechts und links|an beiden seiten|a ambos lados|a los lados)',
    'on both sides',
  ],
  ['(?:oben und unten|arriba y abajo)', 'on the top and bottom'],
  ['(?:nach links|links|auf der linken seite|a la izquierda|por la izquierda)', 'on the left'],
  ['(?:nach rechts|rechts|auf der rechten seite|a la derecha|por la derecha)', 'on the right'],
  [
    '(?:nach oben|oben|darüber|über dem produkt|arriba|por arriba|encima(?: del producto)?)',
    'on the top',
  ],
  [
    '(?:nach unten|unten|darunter|unter dem produkt|abajo|por abajo|debajo(?: del producto)?)',
    'on the bottom',
  ],
  [
    '(?:ringsum|rundherum|rundum|drum ?herum|um das produkt(?: herum)?|alrededor(?: del producto)?)',
    'around it',
  ],
]

const MAKE = '(?:(?:mach(?:e|en)?|haz(?:lo|la)?|hacer(?:lo|la)?|ponlo)(?: |$))?'
const IT = '(?:(?:es|das (?:bild|foto)|la (?:imagen|foto)|el formato|bitte) )*'
const MORE = '(?:mehr|etwas mehr|más|mas|un poco más de|más de)'
const SPACE = '(?:platz|raum|rand|hintergrund|abstand|fläche|espacio|fondo|margen|sitio)'

/**
 * What merchants call shapes in German and Spanish, with what it is in English. The built-in engine reads other wishes in English only; shapes are
 * what is changed most, and their words mean nothing else.
 */
const WORDS: readonly (readonly [RegExp, string])[] = [
  ...PLACES.map(([place, english]) =>
    word(`${MAKE}${MORE} ${SPACE} ${place}`, `more space ${english}`)
  ),
  ...PLACES.map(([place, english]) =>
    word(
      `(?:erweitere|verlängere|extiende|amplía)(?: ${IT.trim()})? ?${IT}${place}`,
      `more space ${english}`
    )
  ),
  word(`${MAKE}${IT}(?:etwas|un poco más) (?:breiter|anch[oa])(?: machen)?`, 'make it a bit wider'),
  word(`${MAKE}${IT}(?:breiter|más anch[oa])(?: machen)?`, 'make it wider'),
  word(`${MAKE}${IT}(?:etwas|un poco más) (?:höher|alt[oa])(?: machen)?`, 'make it a bit taller'),
  word(`${MAKE}${IT}(?:höher|más alt[oa])(?: machen)?`, 'make it taller'),
  word(
    `${MAKE}${IT}(?:quadratisch|als quadrat|(?:formato )?cuadrad[oa]|en cuadrado)(?: machen)?`,
    'square'
  ),
  word(
    `(?:im |ins |als )?hochformat|(?:en )?formato (?:retrato|vertical)|en vertical`,
    'portrait format'
  ),
  word(
    `(?:im |ins |als )?querformat|(?:en )?(?:formato )?apaisado|(?:en )?formato horizontal|en horizontal`,
    'landscape format'
  ),
  word(
    `(?:für|para) (?:eine|die|una|la|mi|meine)? ?(?:instagram[- ]?)?(?:story|historia)(?: de instagram)?`,
    'story'
  ),
  word(`(?:für|als|para|como) (?:ein|einen|un)? ?banner|(?:banner breit|banner ancho)`, 'banner'),
]

/** The instruction with German and Spanish words of shape in English; quoted texts stand for themselves already. */
export function shapesInEnglish(text: string): string {
  return WORDS.reduce((words, [pattern, english]) => words.replaceAll(pattern, english), text)
}

/** Whole words: letters with signs above them are no ends of words to `\b`. */
function word(pattern: string, english: string): readonly [RegExp, string] {
  return [new RegExp(String.raw`(?<![\p{L}\d])(?:${pattern})(?![\p{L}\d])`, 'giu'), english]
}
