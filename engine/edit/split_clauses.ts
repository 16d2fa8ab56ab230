import { correctSpelling } from './correct_spelling.js'
import { COLOR } from './lexicon/colors.js'
import { removalInEnglish } from './lexicon/removal_words.js'
import { shapesInEnglish } from './lexicon/shape_words.js'

/** An instruction in pieces that each ask for one thing. */
export interface Pieces {
  /** Without connectives and polite words; `«n»` stands for the n-th quoted text. */
  clauses: { text: string; continues: boolean }[]
  quotes: string[]
}

const QUOTED = [
  /"([^"]+)"/gu,
  /“([^”]+)”/gu,
  /„([^“”]+)[“”]/gu,
  /«([^»\d][^»]*)»/gu,
  /(?<![\p{L}\d])['‘]([^'’]*(?:['’]\p{L}[^'’]*)*)['’](?![\p{L}\d])/gu,
]

/** Words that hold together what a split would tear apart. */
const TOGETHER: readonly (readonly [RegExp, string])[] = [
  [/\bblack\s*(?:and|&|n|'n')\s*white\b|\bb\s*(?:&|\/|and)\s*w\b/gi, 'black-and-white'],
  [/\b(everything|anything|all) but\b/gi, '$1 except'],
  [/\bhorizontally and vertically\b/gi, 'horizontally, vertically'],
  [/\b(edges|sides|top|left|height) and (corners|bottom|right|width)\b/gi, '$1-and-$2'],
]

const COLORS_BEFORE = new RegExp(`(${COLOR}) (?:and|&) (${COLOR} gradient)`, 'gi')
const COLORS_AFTER = new RegExp(`(gradient[^,.;]{0,30}?${COLOR}) (?:and|&) (${COLOR})`, 'gi')

/** 'Pure white #ffffff' names one colour twice. */
const COLOR_TWICE = new RegExp(`(?!#)${COLOR} \\(?(#[0-9a-f]{6}|#[0-9a-f]{3})\\b\\)?`, 'gi')

const ADDED = String.raw`(?:shadows?|borders?|frame|vignette|vignetting|text|caption|headline|title|slogan|«\d+»)`

const BREAK = new RegExp(
  [
    String.raw`\s*([;\n!?]+|\.(?=\s|$)|\s[-–—]\s|,?\s*\bthen\b)\s*`,
    String.raw`\s*(?:,(?!\d)|\s&|\s\+(?=\s)|(?<![\w-])(?:and then|and also|and|but|plus|also|as well as)(?![\w-]))\s*`,
    String.raw`\s+(?=(?:without|with no)\b)`,
    String.raw`\s+(?=no (?:shadow|background|border|crop|text|frame|logo|people|person|reflection|watermark)\w*\b)`,
    String.raw`\s+(?=(?:do not|don't|dont|never)\s)`,
    String.raw`\s+(?=with (?:(?!with\b)[\w#%«»-]+ ){0,4}${ADDED}(?!\w))`,
  ].join('|'),
  'i'
)

const POLITE =
  /^(?:(?:and|then|also|please|pls|kindly|now|just|hi|hello|hey|ok|okay|thanks|thank you|finally|first|next|can you|could you|would you|will you|can we|can i have|could i have|i want to|i want you to|i want|i need you to|i need|i would like to have|i would like to|i would like|i'd like to have|i'd like to|i'd like|we want|we need|we would like|let's|let us|try to|try|go ahead|maybe|it should be|it should|it must be|so that|so)\b[\s,:]*)+/i

const POLITE_END = /[\s,]+(?:please|pls|thanks|thank you|thx|for me|if possible|asap)[\s!.]*$/i

/** Tells the pieces of an instruction apart at commas, full stops and connectives, never inside quotes. */
export function splitClauses(instruction: string): Pieces {
  const quotes: string[] = []
  let text = instruction.replaceAll(/\s+/g, ' ').replaceAll('´', "'")
  for (const pattern of QUOTED) {
    text = text.replaceAll(pattern, (_, quoted: string) => ` «${quotes.push(quoted.trim()) - 1}» `)
  }
  text = text.replaceAll(/[’‘]/g, "'").replaceAll(/(\d), +(?=\d+\s*[,)])/g, '$1,')
  text = shapesInEnglish(removalInEnglish(text))
  for (const [pattern, joined] of TOGETHER) text = text.replaceAll(pattern, joined)
  text = correctSpelling(joinColors(text.replaceAll(COLOR_TWICE, '$1')))
  const clauses: Pieces['clauses'] = []
  let continues = false
  let rest = text.replaceAll(/\s+/g, ' ').trim()
  while (rest) {
    const match = BREAK.exec(rest)
    const end = match ? match.index : rest.length
    const piece = rest
      .slice(0, end)
      .trim()
      .replace(POLITE, '')
      .replace(POLITE_END, '')
      .replace(/[,.:\s]+$/, '')
      .trim()
    if (piece) clauses.push({ text: piece, continues })
    if (!match) break
    continues = match[1] === undefined
    rest = rest.slice(end + match[0].length)
    if (end + match[0].length === 0) break
  }
  return { clauses, quotes }
}

/** 'blue and pink gradient' is one thing, and so is 'gradient from blue to pink'. */
function joinColors(text: string): string {
  return text.replaceAll(COLORS_BEFORE, '$1 to $2').replaceAll(COLORS_AFTER, '$1 to $2')
}
