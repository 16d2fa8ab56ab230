import type { Clause } from '../clause.js'
import type { Reading } from '../reading.js'
import type { Side } from '../../shape/sides.js'

/** Share of a side that is added when no number was given: at one side, around, and in all. */
const USUAL_AT_SIDE = 0.25
const USUAL_AROUND = 0.15
const USUAL_IN_ALL = 0.33

/** Most that is added. */
const MOST = 1

const MORE = String.raw`(?:(?:add|give|make|leave|put|with|need|show|get|have|create) )?(?:it |me |us )?(?:(?:some|a bit of|a bit|a little|a lot of|a lot|much|slightly|plenty of) )?(?:more|extra|additional|some|empty|negative|copy|free)?(?: (?:empty|negative|free|copy))? ?`
const SPACE = String.raw`(?:space|room|background|ground|margin|padding|area)`
const PICTURE = String.raw`(?: of (?:it|the (?:picture|photo|image|product|frame)))?`
const AT = String.raw`(?:(?:on|at|to|in|along|towards?|for) )?(?:the |its )?`

const SIDES: readonly (readonly [RegExp, readonly Side[]])[] = [
  [/\b(?:left and right|left-and-right|both sides|either side|each side)\b/i, ['left', 'right']],
  [/\b(?:top and bottom|top-and-bottom|above and below)\b/i, ['top', 'bottom']],
  [/\bleft\b/i, ['left']],
  [/\bright\b/i, ['right']],
  [/\b(?:top|above|overhead)\b/i, ['top']],
  [/\b(?:bottom|below|underneath|beneath)\b/i, ['bottom']],
]

/** Where space is wanted. */
const PLACE = String.raw`(?:${AT}(?:left and right|left-and-right|top and bottom|top-and-bottom|both sides|either side|each side|left|right|top|bottom)(?:[- ]hand)?(?: (?:side|edge|part))?${PICTURE}|(?:above and below|above|below|underneath|beneath|overhead)(?: (?:it|the [a-z]+))?)`

/** 'Wider' and 'taller' without a shape, and more of the ground at a side. True when the clause asks for one. */
export function readSpace(clause: Clause, reading: Reading): boolean {
  return readWider(clause, reading) || readAtSide(clause, reading)
}

function readWider(clause: Clause, reading: Reading): boolean {
  const match = clause.take(
    /^(?:make |get |have |turn )?(?:it |this |(?:the |this |my )?(?:picture|photo|image|frame|format|canvas|shot) )?(?:(?:a bit|a little|slightly|much|a lot|more) )?(?:(?:by )?\d+(?:\.\d+)? ?(?:%|per ?cent) )?(wider|broader|taller)(?= |$)(?! than)/i
  )
  if (!match) return false
  const to = /^(?:wider|broader)/i.test(match[1]!) ? 'wider' : 'taller'
  const { value, exact } = amountOf(clause, match[0])
  const share = exact ? value : USUAL_IN_ALL * value
  reading.steps.push({ op: 'extend', to, share: Math.min(MOST, share) })
  return true
}

function readAtSide(clause: Clause, reading: Reading): boolean {
  const percent = String.raw`(?:(?:by )?\d+(?:\.\d+)? ?(?:%|per ?cent) (?:of )?)?`
  const around = clause.take(
    `^(?:${MORE})(?<=\\b(?:more|extra|additional) )${SPACE} (?:all )?around(?: (?:it|the [a-z]+))?(?= |$)`
  )
  if (around) {
    const { value, exact } = amountOf(clause, around[0])
    const share = Math.min(MOST, exact ? value : USUAL_AROUND * value)
    reading.steps.push({ op: 'border', frame: { color: null, pixels: null, share } })
    return true
  }
  const match =
    clause.take(`^${percent}${MORE}${percent}${SPACE} ${PLACE}`) ??
    clause.take(
      `^(?:extend|expand|enlarge|widen|lengthen|continue|outpaint|uncrop)(?: (?:it|the (?:picture|photo|image|background|canvas|frame)))? ${PLACE}`
    )
  if (!match || clause.has(/\b(?:with|in) (?:white|black|#)/i)) {
    if (match) clause.text = clause.whole
    return false
  }
  const { value, exact } = amountOf(clause, match[0])
  const share = Math.min(MOST, exact ? value : USUAL_AT_SIDE * value)
  const sides = SIDES.find(([pattern]) => pattern.test(match[0]))?.[1] ?? []
  for (const to of sides) reading.steps.push({ op: 'extend', to, share })
  return true
}

/** How much: in what was taken, or in what is left of the clause. */
function amountOf(clause: Clause, taken: string): { value: number; exact: boolean } {
  const within = clause.amountIn(taken)
  return within.exact || within.value !== 1 ? within : clause.takeAmount()
}
