import type { Clause } from '../clause.js'
import { PART, PRINTED } from '../lexicon/refused.js'
import type { Reading } from '../reading.js'
import type { Place } from '../step.js'

const REMOVE = String.raw`(?:remove|delete|erase|get rid of|take (?:out|away|off)|clear away|clean (?:up|away)|wipe (?:out|away)|retouch(?: out)?|edit out|paint out|hide|cut out)`
const AWAY = '(?: away| out| off| completely| entirely| from (?:the|this) (?:picture|photo|image))*'
const MARKED = String.raw`(?:(?:the |this |that |these |those |whole )*(?:marked |selected |clicked )?(?:things?|objects?|items?|parts?|areas?|spots?|selection|stuff)|this|that|it|these|those|them|what (?:is|i) (?:have )?(?:marked|selected|clicked)|everything (?:that is )?(?:marked|selected))`

/** What other rules take away, or what a picture has as a whole. */
const OTHER = String.raw`background|backdrop|bg|shadows?|shade|noise|grain|borders?|frame|vignett\w*|blur|colou?rs?|saturation|contrast|brightness|light\w*|haze|tint|space|padding|margins?|cast|everything|all|anything|product`

const SIDE = String.raw`(?:(?:far |very )?(top|upper|bottom|lower)?(?:[- ]and[- ]|[- ])?(left|right)?)`
const PLACE = String.raw`(?:(?:on|at|in|to|from) )?(?:the |its )?${SIDE}(?:[- ]hand)?(?: (?:side|corner|edge|half|part))?(?: of (?:it|the [\w-]+))?`
const AROUND = String.raw`(?:around|beside|next to|near|by) (?:it|the product|the item|(?:the|my) [\w-]+)`

/** Several things are meant by these. */
const SEVERAL = /\b(?:clutter|mess|stuff|things|objects|items|junk|litter|rubbish)\b/i

/**
 * Taking away what is marked, or a thing that is named by its place. True when the clause asks for one.
 *
 * @param hasArea whether something is marked: then that is meant, whatever it is called
 */
export function readRemoval(clause: Clause, reading: Reading, hasArea: boolean): boolean {
  const { text } = clause
  if (isMarked(text)) {
    reading.steps.push({ op: 'remove', place: null, all: false })
  } else {
    const thing = new RegExp(`^(?:${REMOVE}|without) (.+)$`, 'i').exec(text)?.[1]
    if (thing === undefined || isOther(thing)) return false
    const named = placeOf(thing)
    if (!hasArea && (!named || PART.test(named.noun) || PRINTED.test(named.noun))) return false
    const all = named !== null && SEVERAL.test(named.noun)
    reading.steps.push({ op: 'remove', place: hasArea ? null : named!.place, all })
  }
  clause.text = ''
  return true
}

function isMarked(text: string): boolean {
  return [
    `^${REMOVE}$`,
    `^${REMOVE} ${MARKED}${AWAY}$`,
    `^(?:take|wipe|clean|clear|edit|cut) ${MARKED} (?:away|out|off)$`,
    `^make ${MARKED} (?:disappear|vanish|go away)$`,
  ].some((pattern) => new RegExp(pattern, 'i').test(text))
}

function isOther(thing: string): boolean {
  return new RegExp(
    String.raw`^(?:(?!in |on |at |around )[\w'-]+ ){0,3}(?:${OTHER})\b(?! (?:clutter|objects?|items?|stuff|things?))`,
    'i'
  ).test(thing)
}

/** A thing and where it is, or null when no place is named. */
function placeOf(thing: string): { noun: string; place: Place } | null {
  const around = new RegExp(`^(.+?) ${AROUND}$`, 'i').exec(thing)
  if (around) return { noun: around[1]!, place: { x: null, y: null } }
  const match = new RegExp(`^(.+?) ${PLACE}$`, 'i').exec(thing)
  if (!match || (!match[2] && !match[3])) return null
  const y = match[2] && (/top|upper/i.test(match[2]) ? 'top' : 'bottom')
  const x = match[3]?.toLowerCase()
  return {
    noun: match[1]!,
    place: {
      x: x === 'left' || x === 'right' ? x : null,
      y: y === 'top' || y === 'bottom' ? y : null,
    },
  }
}
