import type { Clause } from '../clause.js'
import { LESS, MORE, PUSHES, QUANTITIES, type Adjustment } from '../lexicon/adjustments.js'
import type { Reading } from '../reading.js'
import { Refusal } from '../refusal.js'
import type { Amount, Region, Step } from '../step.js'

/** Names of the whole picture, its background and its product after 'of', 'in' or a verb. */
const PLACE =
  /\b(?:(?:of|in|on|for|to) )?(?:the |its |my )?(?:(?:whole|entire|overall) )?(background|backdrop|bg|product|item|subject|picture|photo|image|photograph)\b/

/** 'Everything black and white except the mug' is for the background. */
const SPARED = /\bexcept(?: for)? (?:the |my |our )?(?!background|backdrop)[a-z]+(?: [a-z]+$|\b)/i

/** Light and colour by degree: 'brighter', 'less contrast', 'blur the background a little'. */
export function readAdjustments(clause: Clause, reading: Reading): void {
  if (clause.has(/\bshadows?\b|\bhighlights\b/)) return
  amountLast(clause)
  const found: { kind: Adjustment; sign: 1 | -1 }[] = []
  const toned = readTone(clause)
  for (const [noun, kind, way] of QUANTITIES) {
    const names = String.raw`(?:the |its |overall |picture's |image's |more |colou?r )*(?:${noun})\b`
    const sure = (sign: 1 | -1) => found.push({ kind, sign: (sign * way) as 1 | -1 })
    if (clause.take(String.raw`\b(?:${MORE}) ${names}(?: up)?`)) sure(1)
    else if (clause.take(String.raw`\b(?:${LESS}) ${names}(?: down)?`)) sure(-1)
    else if (clause.take(String.raw`\b(?:turn |bring )?(?:the )?(?:${noun}) (?:up|higher)\b`))
      sure(1)
    else if (clause.take(String.raw`\b(?:turn |bring )?(?:the )?(?:${noun}) (?:down|lower)\b`))
      sure(-1)
    else if (clause.take(String.raw`\b(?:${noun})(?=\s*:?\s*-\s*\d)`)) sure(-1)
    else if (
      clause.take(
        String.raw`\b(?:${noun})(?=\s*:?\s*(?:by\s*)?\+?\s*\d)|^(?:a |the )?(?:${noun})$|(?<=^an? (?:touch|bit|hint|tad|little) (?:of |more )*)(?:${noun})$`
      )
    )
      sure(1)
  }
  for (const [push, kind, sign] of PUSHES) {
    const match = clause.take(String.raw`\b(?:(more|less|not so|not as)\s+)?(?:${push})\b`)
    if (match)
      found.push({ kind, sign: match[1] && !/more/i.test(match[1]) ? (-sign as 1 | -1) : sign })
  }
  if (found.length === 0 && !toned) return
  const amount = clause.takeAmount()
  const spared = clause.take(SPARED)
  const place = clause.take(PLACE)
  // 'Make the white background whiter' is about nothing but the background.
  const isFill = reading.steps.some(({ op }) => op === 'fill')
  const said = place ? regionOf(place[1]!) : subjectRegion(reading)
  const region = spared || (isFill && !place) ? 'background' : said
  if (!isFill) reading.region = region
  if (toned) reading.steps.push({ op: 'tone', tone: toned, region })
  for (const { kind, sign } of found) {
    // 'Blur' alone is what merchants say of a background.
    const vague = kind === 'blur' && !place && reading.subject === null
    const part = vague && region === 'picture' ? 'background' : region
    reading.steps.push(toStep(kind, { sign, ...amount }, part))
  }
}

/** A slider above its middle: 'brightness: 120%', but not 'reduce saturation by 100%'. */
const SLIDER =
  /^((?:set )?(?:the )?(?:brightness|contrast|saturation|vibrance|exposure|warmth|sharpness)\s*(?:to|at|:|=)?\s*)1(\d\d) ?%$/i

/** 'Add 20% brightness' is 'add brightness by 20%', and so are '+20% brightness' and 'brightness: 20'. */
function amountLast(clause: Clause): void {
  const pattern = new RegExp(
    String.raw`^(${MORE}|${LESS}) (\d+(?:\.\d+)? ?(?:%|per ?cent)) (?:of |more |less )?(.+)$`,
    'i'
  )
  clause.text = clause.text
    .replace(pattern, '$1 $3 by $2')
    .replace(/^([+-]\d+(?:\.\d+)? ?%) (\p{L}+)$/u, '$2 $1')
    // Of a slider at 120 %, a fifth is new.
    .replace(SLIDER, '$1+$2%')
    .replace(/(?<=\p{L}): ?(?=\d+$)/u, ' +')
}

function readTone(clause: Clause): 'grey' | 'sepia' | null {
  const grey =
    /\b(?:(?:turn|convert|make) (?:it |the \w+ )?)?(?:in |into |to )?(?:black-and-white|monochrome|gr[ae]y-?scale|grey ?scale|desaturate completely)\b|\b(?:no|without|remove(?: all)?(?: the)?) colou?rs?\b/
  if (clause.take(new RegExp(grey, 'i'))) return 'grey'
  return clause.take(/\b(?:in |into |to )?(?:a )?sepia(?: tones?| toned| effect| filter)?\b/i)
    ? 'sepia'
    : null
}

function regionOf(name: string): Region {
  if (/background|backdrop|bg/i.test(name)) return 'background'
  return /product|item|subject/i.test(name) ? 'product' : 'picture'
}

function subjectRegion({ subject, region }: Reading): Region {
  if (subject === 'thing') return 'product'
  return subject ?? region
}

/** @throws Refusal when the opposite of what can be done is asked for */
function toStep(kind: Adjustment, amount: Amount, region: Region): Step {
  const opposite = amount.sign < 0
  if (kind === 'denoise' && opposite) throw new Refusal('grain')
  if (kind === 'blur' && opposite) throw new Refusal('unblur')
  if (kind === 'sharpen' && opposite) return { op: 'blur', amount: { ...amount, sign: 1 }, region }
  return { op: kind, amount, region }
}
