import type { Rgb } from '../../image/color.js'
import type { Clause } from '../clause.js'
import { COLOR, parseColor } from '../lexicon/colors.js'
import type { Reading } from '../reading.js'
import { Refusal } from '../refusal.js'
import type { Frame } from '../step.js'
import { readFraming } from './framing_rule.js'
import { readSpace } from './space_rule.js'

const RATIO =
  /\b(\d{1,2}(?:\.\d+)?)\s*(?::|by|x|\/)\s*(\d{1,2}(?:\.\d+)?)\b(?! ?(?:px|pixels|degrees))/i

/** Shapes that go by a name, as width over height. */
const SHAPES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:a )?(?:perfect )?squared?\b/i, 1],
  [
    /\b(?:for )?(?:a |an |my )?(?:instagram |insta |tiktok |facebook |whatsapp )?(?:story|stories|reels?|vertical video)(?: format| size)?\b/i,
    9 / 16,
  ],
  [/\b(?:instagram|insta) post\b/i, 4 / 5],
  [/\b(?:pinterest )pin\b/i, 2 / 3],
  [/\b(?:widescreen|youtube thumbnail)\b/i, 16 / 9],
  [/(?<=^make (?:it|this) )(?:vertical|upright)$/i, 4 / 5],
  [/(?<=^make (?:it|this) )horizontal$/i, 3 / 2],
  [/\bportrait(?: format| orientation| mode)?\b/i, 4 / 5],
  [/\blandscape(?: format| orientation| mode)?\b/i, 3 / 2],
  [
    /\b(?:for |as |into )?(?:a |an |my )?(?:wide |web |website |shop )?banner(?: format| size)?\b/i,
    3,
  ],
]

const PIXELS = /\b\d{3,5} ?(?:px )?(?:x|by|\*|×) ?\d{3,5}\b/i

/** Crop, pad, space at a side, and border. */
export function readFrame(clause: Clause, reading: Reading): void {
  if (clause.has(PIXELS)) throw new Refusal('pixels')
  if (readFraming(clause, reading) && clause.text === '') return
  if (readSpace(clause, reading)) return
  readBorder(clause, reading)
  readRatio(clause, reading)
}

function readRatio(clause: Clause, reading: Reading): void {
  // 'Add 10% padding' is 'padding of 10%'.
  clause.text = clause.text.replace(
    /^(?:add |with |put )?(\d+(?:\.\d+)? ?(?:%|per ?cent|px|pixels?)) (?:of )?(?:more |extra )?(?:white )?(padding|margins?|space|room)\b/i,
    '$2 of $1'
  )
  const empty = clause.take(
    /^(?:remove|reduce|crop|trim|cut)(?: away| off)?(?: the| all| some)?(?: (?:empty|extra|excess|unused|white) ?space| whitespace)(?: around (?:it|the [a-z]+))?$/i
  )
  if (empty) {
    reading.steps.push({ op: 'trim' })
    return
  }
  const crop = clause.take(
    /\b(?:(?:cent(?:er|re)[- ])?crop(?:ped|ping)?(?: from the cent(?:er|re))?|trim(?:med)?|cut(?! ?-?out))(?: (?:it|the (?:picture|photo|image)))?\b/i
  )
  const pad = clause.take(
    /\b(?:pad(?:ded|ding)?|extend(?:ed)?|expand(?:ed)?|letterbox|fit|(?:add |with |put )?(?:some |more |a bit of |a bit more |a little |a little more |extra )?(?:white |empty )?(?:space|room|margins?|padding))\b/i
  )
  const ratio = takeRatio(clause)
  if (pad && crop && !ratio) {
    // 'Crop around it with some space': a close crop leaves some.
    clause.take(/\b(?:close(?:ly)? )?(?:to|around|on) (?:it|the [a-z]+)\b/i)
    reading.steps.push({ op: 'trim' })
    return
  }
  if (pad) return padTo(clause, reading, ratio)
  if (ratio) {
    clause.take(/\b(?:crop|format|ratio|aspect|aspect ratio)\b/i)
    const filled = crop ? null : clause.take(String.raw`\b(?:with|in) (?:a )?(${COLOR})$`)
    if (filled) {
      reading.steps.push({ op: 'pad', ratio, color: parseColor(filled[1]!) })
      return
    }
    reading.steps.push({ op: 'crop', ratio })
    return
  }
  if (!crop) return
  const close = clause.take(
    /\b(?:(?:close|closer|tight|tighter|tightly)(?: (?:to|around|on) (?:it|the product|the item|the object|the [a-z]+))?|(?:to|around|on) (?:it|the product|the item|the object)|(?:the )?(?:empty|extra|excess|white) (?:space|borders?|margins?)(?: around it)?)\b/i
  )
  if (!close) throw new Refusal('crop_shape')
  clause.take(/\baround\b/i)
  reading.steps.push({ op: 'trim' })
}

function takeRatio(clause: Clause): number | null {
  const match = clause.take(RATIO)
  if (match) {
    const ratio = Number(match[1]) / Number(match[2])
    if (!(ratio >= 0.2 && ratio <= 5)) throw new Refusal('shape')
    clause.take(/\b(?:portrait|landscape|square|story|widescreen|vertical|format)\b/i)
    return ratio
  }
  for (const [name, ratio] of SHAPES) if (clause.take(name)) return ratio
  return null
}

function padTo(clause: Clause, reading: Reading, ratio: number | null): void {
  const color = takeColor(clause)
  clause.take(
    /\b(?:around it|around|on all sides|all around|on each side|on the sides|space|room|margins?|padding|borders?|bars?)\b/i
  )
  if (ratio) reading.steps.push({ op: 'pad', ratio, color })
  else reading.steps.push({ op: 'border', frame: { color, ...takeWidth(clause, 0.1) } })
}

function readBorder(clause: Clause, reading: Reading): void {
  if (!clause.has(/\b(?:borders?|frames?|framed|outlined?|passe-?partout)\b/i)) return
  if (clause.has(/^(?:remove|delete|no|without|crop|get rid of|trim|cut)\b/i)) {
    if (clause.has(/^(?:crop|trim|cut)/i)) return
    throw new Refusal('remove_border')
  }
  if (clause.has(/\b(?:pad|padded|extend)\b/i)) return
  if (
    reading.subject === 'thing' ||
    clause.has(/(?:around|on) the (?!picture|photo|image|edges?|outside|whole|sides)[a-z]+/i)
  ) {
    throw new Refusal('outline')
  }
  clause.take(/^(?:add|put|with|give|draw|use|apply|place|make|set|want|include)(?: it)?\b/i)
  clause.take(/\b(?:borders?|frames?|framed|outlined?|passe-?partout)\b/i)
  const color = takeColor(clause)
  const width = takeWidth(clause, 0.04)
  clause.take(
    /\b(?:around (?:it|the (?:picture|photo|image|edges?|outside|whole picture))|around|wide)\b/i
  )
  const frame: Frame = { color: color ?? [1, 1, 1], ...width }
  reading.steps.push({ op: 'border', frame })
}

function takeColor(clause: Clause): Rgb | null {
  const match =
    clause.take(
      String.raw`\b(?:(?:in|with|using|of) )?(?:a |an |pure |plain |solid )*(${COLOR})(?: colou?r(?:ed)?)?`
    ) ?? clause.take(`(${COLOR})`)
  return match ? parseColor(match[1]!) : null
}

function takeWidth(clause: Clause, usual: number): { pixels: number | null; share: number } {
  const pixels = clause.take(
    /(?:\b(?:of|by|with) )?(?:a )?\b(\d+)[ -]?(?:px|pixels?)\b(?: wide| thick)?/i
  )
  if (pixels) {
    const width = Number(pixels[1])
    if (width < 1 || width > 1000) throw new Refusal('border_width')
    return { pixels: width, share: 0 }
  }
  const percent = clause.take(
    /(?:\b(?:of|by|with) )?(?:a )?(\d+(?:\.\d+)?)\s*(?:%|per ?cent\b)(?: wide| thick)?/i
  )
  if (percent) {
    const share = Number(percent[1]) / 100
    if (!(share > 0 && share <= 0.5)) throw new Refusal('border_width')
    return { pixels: null, share }
  }
  if (clause.take(/\b(?:very )?(?:thin|narrow|small|slim|fine|subtle)\b/i))
    return { pixels: null, share: usual / 2.5 }
  if (clause.take(/\b(?:very )?(?:thick|wide|big|large|broad|heavy)\b/i))
    return { pixels: null, share: usual * 2 }
  return { pixels: null, share: usual }
}
