import { fillOf, type PictureFacts, type Size } from '../measure/facts.js'
import type { Rules, Sides } from '../rules/rules.js'
import { PREFLIGHT_MESSAGES as MESSAGES } from '../messages/en/common.js'
import { isRatio } from './frame.js'

export type RuleName =
  | 'format'
  | 'min'
  | 'max'
  | 'bytes'
  | 'ratio'
  | 'fill'
  | 'white'
  | 'edge'
  | 'text'
  | 'srgb'
  | 'opaque'
  | 'marks'

type Judge = (facts: PictureFacts, rules: Rules) => string | null

/** What each rule says of a picture: a sentence with the measured figure where the picture breaks it, else null. */
const JUDGES: Record<RuleName, Judge> = {
  format: ({ format }, { formats }) =>
    formats && !formats.includes(format) ? MESSAGES.format(format, formats) : null,
  min: (facts, { min = {} }) =>
    sideText(facts, min, (side, limit) => side < limit, MESSAGES.tooSmall),
  max: (facts, { max = {}, maxMegapixels }) => {
    const pixels = facts.width * facts.height
    if (maxMegapixels && pixels > maxMegapixels * 1e6) {
      return MESSAGES.tooManyPixels(pixels / 1e6, maxMegapixels)
    }
    return sideText(facts, max, (side, limit) => side > limit, MESSAGES.tooLarge)
  },
  bytes: ({ bytes }, { maxBytes }) =>
    maxBytes && bytes > maxBytes ? MESSAGES.tooHeavy(bytes, maxBytes) : null,
  ratio: (facts, { ratio }) =>
    ratio && !isRatio(facts, ratio) ? MESSAGES.ratio(facts, ratio) : null,
  fill: (facts, { fill }) => {
    if (!fill) return null
    if (!facts.product) return MESSAGES.noProduct
    const share = fillOf(facts.product, facts)
    return share < fill.min || share > fill.max ? MESSAGES.fill(share, fill) : null
  },
  white: ({ whiteBorder }, { pureWhite }) =>
    pureWhite && whiteBorder < 1 ? MESSAGES.notWhite(whiteBorder) : null,
  edge: (facts, { pureWhite }) => (pureWhite && touchesEdge(facts) ? MESSAGES.edge : null),
  text: ({ hasText }, { noText }) => (noText && hasText ? MESSAGES.text : null),
  srgb: ({ isSrgb, profile }, { srgb }) => (srgb && !isSrgb ? MESSAGES.profile(profile) : null),
  opaque: ({ isOpaque }, { opaque }) => (opaque && !isOpaque ? MESSAGES.transparent : null),
  marks: ({ hasMarks }, { marks }) => (marks && !hasMarks ? MESSAGES.noMarks : null),
}

/** The rules that a picture breaks, each with its sentence. */
export function brokenRules(facts: PictureFacts, rules: Rules): Map<RuleName, string> {
  const broken = new Map<RuleName, string>()
  for (const [name, judge] of Object.entries(JUDGES) as [RuleName, Judge][]) {
    const text = judge(facts, rules)
    if (text !== null) broken.set(name, text)
  }
  return broken
}

/** Whether the picture's edge cuts the product off, as far as that can be seen. */
export function touchesEdge({ product, width, height }: PictureFacts): boolean {
  if (!product) return false
  const { left, top, right, bottom } = product
  return left <= 0 || top <= 0 || right >= width || bottom >= height
}

function sideText(
  facts: PictureFacts,
  limits: Sides,
  isBroken: (side: number, limit: number) => boolean,
  text: (side: number, limit: number, name: string) => string
): string | null {
  for (const [name, limit] of Object.entries(limits) as [keyof Sides, number][]) {
    const side = sideOf(facts, name)
    if (isBroken(side, limit)) return text(side, limit, MESSAGES.sides[name])
  }
  return null
}

/** One of a picture's sides, in pixels. */
export function sideOf({ width, height }: Size, name: keyof Sides): number {
  if (name === 'longest') return Math.max(width, height)
  if (name === 'shortest') return Math.min(width, height)
  return name === 'width' ? width : height
}
