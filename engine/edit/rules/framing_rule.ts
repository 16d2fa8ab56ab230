import { Clause } from '../clause.js'
import { PARTS, SURROUNDINGS } from '../lexicon/refused.js'
import type { Reading } from '../reading.js'
import type { Step } from '../step.js'

/** Nouns that mean the picture, or what is not the product. */
const OTHER =
  'pictures?|photos?|photographs?|images?|pic|text|words|letters|prices?|font|borders?|frame|background|backdrop|bg|canvas|file|resolution|size|margins?|padding|whole|entire|shadows?|headline|caption|title|reflections?|highlights?|scratch(?:es)?|holes?|crowd'
const THING = String.raw`(?: (?:the |my )?(?:product|item|object)| (?:the|my|our) (?!(?:${OTHER}|${PARTS}|${SURROUNDINGS})\b)[\w-]+)`
const PRODUCT = String.raw`(?: it| this|${THING})`
const CLOSER = String.raw`zoom(?:ed)? in(?: on(?: (?:it|the (?:product|item)))?)?|(?:get|go|move) (?:in )?closer(?: to${PRODUCT})?|fill the (?:frame|picture|image|photo)(?: more)?|(?:make|show)${THING} (?:appear |look )?(?:a bit |a little |slightly |much )?(?:bigger|larger)(?: in (?:the |its )?(?:frame|picture|image|photo))?|(?:increase the size of|enlarge)${THING}(?:'s size)?(?: in (?:the |its )?(?:frame|picture|image|photo))?`
const FARTHER = String.raw`zoom(?:ed)? out|(?:go|move) (?:further|farther) away|(?:make|show)${THING} (?:appear |look )?(?:a bit |a little |slightly |much )?smaller(?: in (?:the |its )?(?:frame|picture|image|photo))?`
const CENTRED = String.raw`(?:(?:cent(?:er|re)|put|place|move|position)${PRODUCT}? (?:in|to|at) the (?:exact )?(?:middle|cent(?:er|re))(?: of the (?:frame|picture|image|photo))?(?=$| with)|cent(?:er|re)${PRODUCT}?(?: in the (?:frame|picture|image|photo))?(?=$| with)|(?:make )?(?:(?:it|(?:the |my )?(?:product|item|object)) )?cent(?:ered|red)$)`

/** A side, or two as the splitter joins them. */
const SIDE = String.raw`(top|bottom|left|right)(?:-and-(bottom|right))?`

/** As close as the product allows, and not at all. */
const MOST = { value: 9, exact: true }
const NONE = { value: 0, exact: true }

type Side = Extract<Step, { op: 'cut' }>['side']

/** Share of a side that 'crop the bottom' cuts off, and beyond which nothing worth having would be left. */
const USUAL_CUT = 0.1
const MOST_CUT = 0.9

const PARTS_OF_ONE: Record<string, number> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4 }

/** How large the product is in its frame and where, and cuts from one side. True when the clause asks for one. */
export function readFraming(clause: Clause, reading: Reading): boolean {
  return readCut(clause, reading) || readReframe(clause, reading)
}

function readReframe(clause: Clause, reading: Reading): boolean {
  const words = clause.text
  if (clause.take(`^${CENTRED}`)) {
    reading.steps.push({ op: 'reframe', amount: { sign: 1, ...NONE }, isCentred: true })
    return true
  }
  const sign = clause.take(`^(?:${CLOSER})`) ? 1 : clause.take(`^(?:${FARTHER})`) ? -1 : null
  if (!sign) return false
  // 'A bit' may stand within what says bigger, or after it.
  const strength = new Clause(words, []).takeAmount()
  clause.takeAmount()
  const amount = /^fill/i.test(words) ? MOST : strength
  reading.steps.push({ op: 'reframe', amount: { sign, ...amount }, isCentred: false })
  return true
}

function readCut(clause: Clause, reading: Reading): boolean {
  const asked = new Clause(clause.text, []).takeAmount()
  if (asked.exact && asked.value > MOST_CUT) return false
  const match =
    clause.take(
      String.raw`^(?:crop|trim|cut)(?: off| away)? (?:some |a bit |a little )?(?:(?:off|from|of) )?(?:the |its )?(?:empty )?${SIDE}(?: (?:side|edge|part|of (?:it|the (?:picture|image|photo))))*`
    ) ??
    clause.take(
      String.raw`^(?:crop|trim|cut)(?: off| away)? (?=\d+(?:\.\d+)? ?(?:%|per ?cent))(?=.* ${SIDE}\b)`
    )
  if (!match) return false
  const { value, exact } = clause.takeAmount()
  clause.take(String.raw`(?:off |from |of |at )?(?:the )?(?:${SIDE})(?: (?:side|edge))?`)
  const part = clause.take(/\b(half|third|quarter)\b/)
  const share = part ? PARTS_OF_ONE[part[1]!.toLowerCase()]! : exact ? value : USUAL_CUT * value
  for (const side of [match[1], match[2]]) {
    if (side) reading.steps.push({ op: 'cut', side: side.toLowerCase() as Side, share })
  }
  return true
}
