import type { Clause } from '../clause.js'
import type { Reading } from '../reading.js'
import { Refusal } from '../refusal.js'

const DEGREES = /(?:\bby )?(-?\d+(?:\.\d+)?)\s*(?:°|degrees?|deg)?(?![\d%:]| ?px| ?x)/i
const LEFT =
  /\b(?:to the |anti-?clock ?wise|counter-?clock ?wise|ccw)?\s*(?:left|anti-?clock ?wise|counter-?clock ?wise|ccw)\b/i
/** Degrees of a turn that is said to be small, and of a tilt. */
const SLIGHT = 3
const TILT = 5

const RIGHT = /\b(?:to the )?(?:right|clock ?wise|cw)\b/i

/** Turning, mirroring and doubling. True when the clause asks for one. */
export function readTurn(clause: Clause, reading: Reading): void {
  readStraighten(clause, reading)
  readFlip(clause, reading)
  readRotate(clause, reading)
  readEnlarge(clause, reading)
}

function readStraighten(clause: Clause, reading: Reading): void {
  const straight = clause.take(
    /\b(?:straighten(?:ed)?(?: out| up)?|deskew|level(?: out)?|straight(?:er)?|(?:fix|correct|remove) the (?:tilt|horizon|skew|slant)|crooked|upright)\b/i
  )
  if (!straight) return
  const degrees = clause.take(DEGREES)
  const sign = clause.take(LEFT) ? -1 : 1
  clause.take(RIGHT)
  reading.steps.push({ op: 'straighten', degrees: degrees ? sign * Number(degrees[1]) : null })
}

function readRotate(clause: Clause, reading: Reading): void {
  const isTurn =
    /^turn\b/i.test(clause.whole) && clause.has(/\d|\bupside|\bleft\b|\bright\b|clockwise/i)
  if (isTurn) clause.take(/^turn\b/i)
  const verb = clause.take(/\b(?:rotat(?:e|ed|ion)|tilt(?:ed)?|spin|lean|upside[- ]down|turned)\b/i)
  if (!verb && !isTurn) return
  if (
    reading.subject === 'thing' ||
    reading.subject === 'product' ||
    clause.has(/\b(?:product|item|mug|object)\b/i)
  ) {
    throw new Refusal('turn_product')
  }
  if (reading.subject === 'background') throw new Refusal('turn_background')
  const upsideDown = /upside/i.test(verb?.[0] ?? '') || clause.take(/\bupside[- ]down\b/i)
  const degrees = clause.take(DEGREES)
  const { value: strength } = degrees ? { value: 1 } : clause.takeAmount()
  const left = clause.take(LEFT)
  const right = clause.take(RIGHT)
  if (!degrees && !left && !right && !upsideDown && strength >= 1) throw new Refusal('degrees')
  const tilted = /tilt|lean/i.test(verb?.[0] ?? '')
  const usual = strength < 1 ? SLIGHT : tilted ? TILT : 90
  const angle = upsideDown ? 180 : degrees ? Number(degrees[1]) : usual
  reading.steps.push({ op: 'rotate', degrees: left ? -angle : angle })
}

function readFlip(clause: Clause, reading: Reading): void {
  if (!clause.take(/(?:^| )(?:flip(?:ped)?|mirror(?:ed)?)(?: it| image)?(?= |$)/i)) return
  if (reading.subject === 'thing' && !/^(?:it)?$/.test(reading.subjectWords)) {
    throw new Refusal('mirror_product')
  }
  if (reading.subject === 'background') throw new Refusal('mirror_background')
  const vertical = clause.take(/\b(?:vertical(?:ly)?|upside[- ]down|top to bottom|up and down)\b/i)
  clause.take(/\b(?:horizontal(?:ly)?|left to right|sideways|left-right|left-and-right)\b/i)
  reading.steps.push({ op: 'flip', axis: vertical ? 'vertical' : 'horizontal' })
}

function readEnlarge(clause: Clause, reading: Reading): void {
  const other = /\b(?:[3-9]|1\d+)\s*(?:x|times)\b|\bx\s*[3-9]\b|\b(?:4k|8k)\b/i
  const asked =
    /\b(?:upscale[d]?|enlarge[d]?|upsize|bigger|larger|(?:increase|double|raise|boost)(?: the)? (?:size|resolution)|(?:higher|better|more|high|double|twice the)(?: the)? (?:resolution|size)|hi-?res|super[- ]resolution|(?:twice|two times|double|2x)(?: as)? (?:big|large|size|resolution)|2\s?x|x\s?2)\b/i
  if (!clause.take(asked)) return
  if (reading.subject === 'background') throw new Refusal('this')
  if (reading.subject === 'thing' || clause.has(/\b(?:product|item|text|logo|label)\b/i)) {
    throw new Refusal('larger_product')
  }
  if (clause.has(other)) throw new Refusal('twice')
  clause.take(
    /\b(?:by |to )?(?:2\s?x|x\s?2|two times|twice|double|a factor of (?:2|two)|two|2|100 ?%|200 ?%|twofold|the (?:size|resolution))(?= |$)/i
  )
  clause.take(/\b(?:2\s?x|times|the original size|the size|size|resolution)\b/i)
  if (clause.has(/\d+ ?%|\d+ ?(?:px|pixels)|\d{3,}/)) throw new Refusal('twice')
  reading.steps.push({ op: 'enlarge' })
}
