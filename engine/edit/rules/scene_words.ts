import { parsePrompt } from '../../scene/parse_prompt.js'
import type { Scene } from '../../scene/scene.js'
import { PUSHES } from '../lexicon/adjustments.js'
import { COLOR } from '../lexicon/colors.js'
import { STRENGTHS } from '../lexicon/words.js'
import { Refusal } from '../refusal.js'

const COLORS = new RegExp(COLOR, 'gi')

/** Words of degree alone: 'much darker' asks for light, not for a place. */
const DEGREE = new RegExp(
  `^(?:(?:look|be|more|less|not so|too|and|by|\\d+ ?%|${[...STRENGTHS, ...PUSHES].map(([source]) => source).join('|')})(?: |$))+$`,
  'i'
)

/** Words that put something else beside the product. */
const BESIDE = String.raw`(?:with|next to|beside|near|holding|wearing|surrounded by|behind|among|between|and)`

/** Names of a set that looks as one does without any word. */
const USUAL = /\b(?:studio|sweep|paper|walls?)\b/i

/**
 * Words of a set that the scenes' lexicon did not understand, or null when the words name no set at all: neither surface
 * nor place.
 *
 * @param surely whether a studio's plain paper does not count as a set
 * @throws Refusal when they ask for another thing beside the product
 */
export function readScene(text: string, surely: boolean): { ignored: string[] } | null {
  if (DEGREE.test(text)) return null
  const plain = text.replaceAll(COLORS, ' ')
  if (setOf(plain) === setOf('') && (surely || !USUAL.test(plain))) return null
  const ignored = parsePrompt(text, '').ignoredWords
  const added = ignored.find((word) =>
    new RegExp(String.raw`\b${BESIDE} (?:[\w-]+ ){0,2}?${word}\b`, 'i').test(text)
  )
  if (added) throw new Refusal('add_things')
  return { ignored }
}

/** Whether words that follow a scene describe it further, every one of them. */
export function describesScene(text: string): boolean {
  if (DEGREE.test(text) && !/\blight|soft|sun/i.test(text)) return false
  const { scene, ignoredWords } = parsePrompt(text, '')
  return (
    ignoredWords.length === 0 && JSON.stringify(scene) !== JSON.stringify(parsePrompt('', '').scene)
  )
}

/** Surface, place and what stands in it. */
function setOf(text: string): string {
  const { ground, backdrop, sweep, podium, gobo, snowfall }: Scene = parsePrompt(text, '').scene
  return JSON.stringify({ ground, backdrop, sweep, podium, gobo, snowfall })
}
