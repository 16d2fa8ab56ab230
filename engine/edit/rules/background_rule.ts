import { fromLab, parseHex, toLab, type Rgb } from '../../image/color.js'
import type { Clause } from '../clause.js'
import { COLOR, parseColor } from '../lexicon/colors.js'
import type { Reading } from '../reading.js'
import type { GradientDirection, Step } from '../step.js'
import { readScene } from './scene_words.js'

const BACKGROUND = '(?:background|backdrop|back ground|bg)(?: colou?r)?'
const PLAIN = String.raw`(?:(?:a|an|the|plain|solid|pure|clean|simple|seamless|uniform|flat|studio|completely|fully|all|its|smooth|nice)\s+)*`
const PRODUCT = String.raw`(?:it|this|that|them|everything|product|item|the (?:[\w-]+ )?[\w-]+|my (?:[\w-]+ )?[\w-]+|our (?:[\w-]+ )?[\w-]+)`
const MAKE = String.raw`(?:make|change|replace|swap|set|turn|switch|put|place|have|transform|convert|paint|colou?r|fill|use|add|give|show|get|recolou?r|isolate|keep)`
const ON = '(?:on|onto|against|upon|over|before|in front of|with|to|in|into)'
const REMOVE = String.raw`(?:remove|delete|erase|cut ?out|cut|get rid of|take (?:out|away|off)|strip(?: out)?|drop|no|without|clear|knock out)`

/** Backgrounds that a word of brightness names. */
const TONES: Readonly<Record<string, string>> = {
  dark: '#2b2c2e',
  light: '#f1f1f0',
  neutral: '#e6e5e2',
  plain: '#ffffff',
  clean: '#ffffff',
  simple: '#ffffff',
}

/** A background of one colour, a gradient, a set or none. True when the clause asks for one. */
export function readBackground(clause: Clause, reading: Reading, previous: Step | null): boolean {
  const step =
    readTransparent(clause) ??
    readGradient(clause) ??
    (new RegExp(COLOR, 'i').test(clause.text) ? readSet(clause, reading, PLACED, true) : null) ??
    readFill(clause) ??
    readInstead(clause, reading, previous) ??
    readSet(clause, reading, [...NAMED, ...PLACED], false)
  if (!step) return false
  reading.steps.push(step)
  return true
}

function readTransparent(clause: Clause): Step | null {
  const taken =
    clause.take(
      String.raw`^(?:${MAKE} )?(?:the |its )?${BACKGROUND} (?:to be |to |is |be )?(?:fully |completely )?(?:transparent|removed|gone|see-through|invisible)(?: png)?`
    ) ??
    clause.take(
      String.raw`^${REMOVE} (?:the |its |my |this |whole |entire |existing |current |white |grey |gray |old |busy |ugly |original |all )*${BACKGROUND}(?! (?:noise|grain|shadows?|blur|people|persons?|text|reflections?|clutter|objects?|items?|stuff|things?|details?|logos?))(?: completely| entirely| please)?`
    ) ??
    clause.take(
      String.raw`^(?:${MAKE} )?(?:${PRODUCT} )?(?:(?:on|with|onto|in|to|against) )?(?:a |an |the )?(?:fully |completely )?transparent(?: png)?(?: (?:${BACKGROUND}|png))`
    ) ??
    clause.take(
      String.raw`^(?:${MAKE} it |on |with |as |save (?:it )?as )?(?:a |an )?transparent(?: png)?$`
    ) ??
    clause.take(
      String.raw`^${REMOVE} (?:everything|all|anything)(?: else)?(?: (?:except|but|besides|behind|around|apart from|other than) ${PRODUCT})?$`
    ) ??
    clause.take(
      String.raw`^(?:cut ?out|isolate|extract|knock out) ${PRODUCT}(?: from (?:the |its )?${BACKGROUND})?$`
    ) ??
    clause.take(
      String.raw`^(?:${MAKE} )?(?:a |an )?(?:cut-?out|png with alpha)(?: of ${PRODUCT})?$`
    )
  return taken ? { op: 'transparent' } : null
}

function readGradient(clause: Clause): Step | null {
  if (!clause.has(/\bgradient\b/i)) return null
  const colors = [...clause.text.matchAll(new RegExp(COLOR, 'gi'))].map(([name]) =>
    parseColor(name)
  )
  const text = clause.text.toLowerCase()
  const direction: GradientDirection =
    /\bradial|\bcircular|\bround\b|from the (?:center|centre|middle)/.test(text)
      ? 'radial'
      : /diagonal/.test(text)
        ? 'diagonal'
        : /horizontal|left to right|right to left/.test(text)
          ? 'right'
          : 'down'
  if (/right to left|bottom to top/.test(text)) colors.reverse()
  clause.take(new RegExp(`^${MAKE}\\b`, 'i'))
  while (clause.take(COLOR));
  clause.take(/\bgradient\b/)
  clause.take(
    /\b(?:left to right|right to left|top to bottom|bottom to top|horizontal|vertical|diagonal|radial|circular|fading|fade)(?:ly)?\b/i
  )
  while (clause.take(/\b(?:left|right|top|bottom|center|centre|middle)\b/i));
  return { op: 'gradient', colors: filledUp(colors), direction }
}

/** One colour runs to a lighter one; without any it is a studio's grey. */
function filledUp(colors: Rgb[]): Rgb[] {
  if (colors.length > 1) return colors
  if (colors.length === 0) return [parseHex('#fafafa'), parseHex('#c9cacc')]
  const [l, a, b] = toLab(colors[0]!)
  return [l > 80 ? [1, 1, 1] : fromLab([l + (98 - l) * 0.7, a * 0.4, b * 0.4]), colors[0]!]
}

function readFill(clause: Clause): Step | null {
  const match =
    clause.take(
      String.raw`^(?:${MAKE} )?(?:the |its |my |a )?(?:colou?r of (?:the )?)?(?:(?:${COLOR}|current|existing|old|busy|original|whole|entire) )?${BACKGROUND}\s*(?:from ${COLOR}\s*)?(?:(?:to be|should be|must be|be|to|into|in|is|with|of|as|for)\b|:|=)?\s*${PLAIN}(${COLOR})(?: colou?r| one| tone| ${BACKGROUND})?(?=$|\s*(?:please|instead|colou?red))(?: instead)?`
    ) ??
    clause.take(
      String.raw`^(?:${MAKE} )?(?:${PRODUCT} )??(?:${ON} )?${PLAIN}(${COLOR})(?:[ -]colou?r(?:ed)?| studio| plain| solid)?(?: ${BACKGROUND}| (?:as|for|in) (?:the |a )?${BACKGROUND})`
    ) ??
    clause.take(
      String.raw`(?:^(?:${MAKE} )(?:${PRODUCT} )?|^${PRODUCT} )?\b(?:on|onto|against|upon|over|before|in front of) ${PLAIN}(?!sand)(${COLOR})(?= instead|$)`
    ) ??
    clause.take(String.raw`\b(?:${ON} )?${PLAIN}(${COLOR}) ${BACKGROUND}`)
  if (match) return { op: 'fill', color: parseColor(match[1]!) }
  const tone = clause.take(
    String.raw`^(?:${MAKE} )?(?:${PRODUCT} )??(?:${ON} )?(?:a |an |the )?(dark|light|neutral|plain|clean|simple) ${BACKGROUND}$`
  )
  return tone ? { op: 'fill', color: parseHex(TONES[tone[1]!.toLowerCase()]!) } : null
}

/** 'remove the background and replace it with blue': 'it' is the background. */
function readInstead(clause: Clause, reading: Reading, previous: Step | null): Step | null {
  if (previous?.op !== 'transparent') return null
  const color = clause.take(
    String.raw`^(?:${MAKE} )?(?:it |this |that )?(?:with |to |into |by |in |on |onto |instead )?${PLAIN}(${COLOR})(?: one| instead)?$`
  )
  if (color) return { op: 'fill', color: parseColor(color[1]!) }
  const set = /^(?:replace|swap|change|fill) (?:it|this|that) (?:with|to|into|by|for) (.+)$/i.exec(
    clause.text
  )
  return set ? toScene(clause, reading, set[1]!) : null
}

/** Sets that are named as the background. */
const NAMED = [
  String.raw`^(?:${MAKE} )?(?:the |its |my |a )?(?:(?:current|existing|old|busy|original|white|grey|whole|entire) )?${BACKGROUND}(?:\s*:)?(?: (?:to|into|with|by|for|of|as|in|look like|a picture of|showing|be|is|like|should be|to be))*\s+(.+)$`,
  String.raw`^(?:${MAKE} )?(?:it )?(?:with |on |in |against )?(?:a |an |the |some )?(.+?) (?:in|as|for) (?:the |a )?${BACKGROUND}$`,
  String.raw`^(?:${MAKE} )?(?:${PRODUCT} )??(?:${ON} )?(?:a |an |the |some )?(.+?) ${BACKGROUND}$`,
  String.raw`^(?:${MAKE} )?(?:${PRODUCT} )??(?:${ON} )?(?:a |an |the |some )?(.+? ${BACKGROUND} (?:with|in|at|under|by|during|on)\b.+)$`,
]

/** Sets that the product is put into. */
const PLACED = [
  String.raw`^(?:put|place|set|show|move|stand|display|stage|photograph|have|lay|position|present|rest|imagine|sit) (?:${PRODUCT} )??((?:standing |sitting |resting |lying |placed |up )?(?:on|in|at|by|before|in front of|against|onto|into|inside|near|under|upon|among|next to|beside)\b.+)$`,
  String.raw`^(?:(?:the |my |a )?(?:product|item|it)(?: photo| shot| picture)? )?((?:standing |sitting |placed |outside |outdoors |out )?(?:on|in|at|by|near|before|in front of|against|inside|under)\b.+)$`,
]

/** @param surely whether what any set has besides a colour does not count */
function readSet(
  clause: Clause,
  reading: Reading,
  patterns: readonly string[],
  surely: boolean
): Step | null {
  for (const pattern of patterns) {
    const match = new RegExp(pattern, 'i').exec(clause.text)
    const step = match ? toScene(clause, reading, match[1]!, surely) : null
    if (step) return step
  }
  return null
}

function toScene(clause: Clause, reading: Reading, prompt: string, surely = false): Step | null {
  const scene = readScene(prompt, surely)
  if (!scene) return null
  reading.ignored.push(...scene.ignored)
  clause.text = ''
  return { op: 'scene', prompt }
}
