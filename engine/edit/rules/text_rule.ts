import type { Clause } from '../clause.js'
import type { Rgb } from '../../image/color.js'
import { COLOR, parseColor } from '../lexicon/colors.js'
import type { Reading } from '../reading.js'
import { Refusal } from '../refusal.js'
import type { Corner, TextStep } from '../step.js'

const KIND = String.raw`(?:text|caption|headline|heading|title|slogan|tagline|words?|line|phrase|sentence|lettering|message)`
const WRITE = String.raw`(?:add|write|put|place|insert|overlay|print|include|type|set|with|show|say|saying|add the|superimpose)`

/** Ways to set letters that are those of every text. */
const STYLE =
  /\b(?:in )?(?:bold|centered|centred|capitals|letters|font|type|caps|clean|modern|sans[- ]serif)\b/i

/** Where text without quotes ends. */
const AFTER = String.raw`(?=\s+(?:(?:at|on|in|to|near|along|across|centered|centred|over)\s+(?:the\s+)?(?:very\s+)?(?:top|bottom|left|right|middle|cent(?:er|re)|upper|lower|picture|photo|image|corner)|(?:in|with)\s+(?:an?\s+)?(?:big|large|small|huge|tiny|bold|${COLOR})|top|bottom)\b|$)`

/**
 * 'add text "Summer sale" at the top in white, large'. True when the clause is about text.
 *
 * @throws Refusal when it asks for text on the product
 */
export function readText(clause: Clause, reading: Reading): boolean {
  const text = takeWords(clause)
  if (text === null) return false
  if (
    clause.has(
      /\bon (?:the |its |my )?(?!top|bottom|left|right|upper|lower|picture|photo|image|center|centre|middle|background|side|corner|it\b)[a-z]+/i
    )
  ) {
    throw new Refusal('on_product')
  }
  const { place, isPlaced } = takePlace(clause)
  const step: TextStep = {
    op: 'text',
    text,
    place,
    isPlaced,
    color: takeColor(clause),
    size: takeSize(clause),
  }
  clause.take(STYLE)
  clause.take(String.raw`^${WRITE}\b`)
  clause.take(String.raw`\b(?:the |a )?${KIND}\b`)
  clause.take(/\b(?:saying|that says|that reads|reading|which says|says)\b/i)
  reading.steps.push(step)
  return true
}

/**
 * ', large and in red' after a text's clause: more about that text. True when the clause says nothing else.
 */
export function readMoreOfText(clause: Clause, step: TextStep): boolean {
  const { place, isPlaced } = takePlace(clause)
  const before = clause.text
  const color = takeColor(clause)
  const unsized = clause.text
  const size = takeSize(clause)
  clause.take(STYLE)
  if (clause.text.replace(/^(?:in|on|with|make it|and|at)$/i, '') !== '') return false
  if (isPlaced) Object.assign(step, { place, isPlaced })
  if (before !== unsized) step.color = color
  if (unsized !== clause.text) step.size = size
  return true
}

function takeColor(clause: Clause): Rgb | null {
  const match = clause.take(
    String.raw`(?:\b(?:in|with|as)\s+(?:an?\s+)?)?(${COLOR})(?: colou?r)?(?: (?:text|letters|font|type|lettering))?`
  )
  return match ? parseColor(match[1]!) : null
}

function takeWords(clause: Clause): string | null {
  const quoted = clause.take(
    String.raw`^(?:${WRITE} )?(?:(?:the|a|an|some|another|big|large|small|bold|this|${COLOR}) ){0,4}(?:${KIND}\s*)?(?:(?:that )?(?:says|reads|saying|reading)\s*|:\s*|of\s*)?«(\d+)»(?: (?:as )?(?:an? )?${KIND}\b)?`
  )
  if (quoted) return clause.quotes[Number(quoted[1])]!
  if (clause.has(/«\d+»/)) throw new Refusal('words_inside')
  const open = clause.take(
    String.raw`^(?:${WRITE}\s+)(?:(?:the|a|an|some|big|large|small|bold)\s+)*${KIND}\s*(?:that\s+(?:says|reads)|saying|reading|:)?\s+(?!(?:at|on|in|to|near|over|behind|under)\b)(.+?)${AFTER}`
  )
  if (open) return open[1]!.trim()
  const written =
    clause.take(String.raw`^(?:write|type)\s+(?!(?:at|on|in|the text|text)\b)(.+?)${AFTER}`) ??
    clause.take(String.raw`^(?:text|caption|headline|title|slogan)\s*:\s*(.+?)${AFTER}`)
  if (written) return written[1]!.trim()
  if (
    clause.has(
      String.raw`^(?:${WRITE}) (?:(?:the|a|an|some|more|my|our) )*(?:text|caption|headline|heading|title|slogan|tagline|words)\b`
    )
  ) {
    throw new Refusal('no_words')
  }
  return null
}

function takePlace(clause: Clause): Pick<TextStep, 'place' | 'isPlaced'> {
  const place: Corner = { x: 'center', y: 'bottom' }
  let named = false
  const pattern =
    /\b(?:(?:at|on|in|to|along|near|into|across|towards?)\s+)?(?:the\s+)?(?:very\s+)?(top|upper|bottom|lower|middle|cent(?:er|re)(?:ed)?|left|right)(?:[- ]?hand)?(?:\s+(?:side|corner|edge|part|half|third))?(?:\s+of\s+(?:the|it)(?:\s+(?:picture|photo|image))?)?\b/i
  for (let match = clause.take(pattern); match; match = clause.take(pattern)) {
    const word = match[1]!.toLowerCase()
    if (word === 'top' || word === 'upper') place.y = 'top'
    else if (word === 'bottom' || word === 'lower') place.y = 'bottom'
    else if (word === 'left' || word === 'right') {
      place.x = word
      if (!named) place.y = 'middle'
    } else if (!named) place.y = 'middle'
    named = true
  }
  clause.take(/\b(?:corner|side)\b/i)
  return { place, isPlaced: named }
}

function takeSize(clause: Clause): TextStep['size'] {
  const match = clause.take(
    /\b(?:in |with )?(?:an? )?(?:very |extra )?(tiny|small|little|medium|big|bigger|large|larger|huge|giant|massive)(?: size| letters| font| text| type| lettering)?\b/i
  )
  const size = match?.[1]
  if (!size || /medium/i.test(size)) return 'medium'
  return /tiny|small|little/i.test(size) ? 'small' : 'large'
}
