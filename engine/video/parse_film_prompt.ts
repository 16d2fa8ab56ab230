import { stillPlan, type FilmPlan } from './film_plan.js'
import {
  DIRECTIONS,
  SILENT,
  STATIC,
  SUBJECTS,
  SWEEP,
  WISHES,
  type Direction,
  type Wish,
} from './lexicon.js'

/** Words that take back the wish after them. */
const NEGATIONS = new Set(['no', 'not', 'without', "don't", 'don’t', 'never', 'avoid', 'dont'])
const STOPS = /^[,.;:!]$/
const LONGEST_PHRASE = 3
/** A direction belongs to a wish that is at most so many words away. */
const REACH = 8
/** Words between a negation and what it takes back, at most. */
const NEGATION_REACH = 2

export interface ParsedFilmPrompt {
  plan: FilmPlan
  /** Words that change nothing, in the order of the prompt, each once. */
  ignoredWords: string[]
}

interface Said {
  wish: Wish
  at: number
  direction: Direction | null
  negated: boolean
}

/**
 * Reads what a film shall do from a prompt. The longest phrases win; a direction goes to the wish nearest before it that can take it,
 * else to the one after it; 'from the left' is the way to the right. Without a wish for the camera it pushes in
 * slowly, and without any wish a light goes over the product as well.
 *
 * @param side -1 or 1: which way things go for which no side was said
 */
export function parseFilmPrompt(prompt: string, side: number): ParsedFilmPrompt {
  const words = prompt.toLowerCase().match(/[\p{L}\d]+(?:['’][\p{L}\d]+)*|[,.;:!]/gu) ?? []
  const said: Said[] = []
  const directions: { word: string; direction: Direction; at: number }[] = []
  const ignored = new Set<string>()
  let negation = -Infinity
  let subject: 'camera' | 'light' | 'air' = 'camera'
  for (let at = 0; at < words.length;) {
    const phrase = longestPhrase(words, at)
    const word = words[at]!
    if (phrase) {
      const negated = at - negation <= NEGATION_REACH
      const wish = wishOf(phrase.wish, subject)
      if (wish) said.push({ wish, at, direction: null, negated })
      if (phrase.wish.kind === 'air') subject = 'air'
      at += phrase.length
      continue
    }
    subject = STOPS.test(word) ? 'camera' : (SUBJECTS.get(word) ?? subject)
    const direction = DIRECTIONS.get(word)
    if (direction) {
      const from = words[at - 1] === 'from' || (words[at - 1] === 'the' && words[at - 2] === 'from')
      directions.push({ word, direction: from ? OPPOSITE[direction] : direction, at })
    } else if (NEGATIONS.has(word)) negation = at + 1
    else if (!STOPS.test(word) && !SILENT.has(word) && !SILENT.has(stem(word)) && !/^\d/.test(word))
      ignored.add(word)
    at++
  }
  for (const { word, direction, at } of directions) {
    const owner = ownerOf(said, direction, at)
    if (owner) owner.direction = direction
    else if (word === direction && direction !== 'in') ignored.add(word)
  }
  return { plan: planOf(said, words, side), ignoredWords: [...ignored] }
}

/** What a wish means for what is spoken of: a light that moves is a sweep, and what is in the air moves anyway. */
function wishOf(wish: Wish, subject: 'camera' | 'light' | 'air'): Wish | null {
  if (wish.kind !== 'verb' || subject === 'camera') return wish
  return subject === 'light' ? SWEEP : null
}

const OPPOSITE: Readonly<Record<Direction, Direction>> = {
  left: 'right',
  right: 'left',
  up: 'down',
  down: 'up',
  in: 'out',
  out: 'in',
}

function planOf(said: Said[], words: readonly string[], side: number): FilmPlan {
  const plan = stillPlan()
  const wishes = said.filter(({ negated }) => !negated)
  for (const { wish, direction } of wishes) wish.apply(plan, direction, side)
  const noMovement = words.some(
    (word, at) => NEGATIONS.has(word) && /^(?:mov|motion)/.test(words[at + 1] ?? '')
  )
  const rests = noMovement || wishes.some(({ wish }) => wish === STATIC)
  if (rests) STATIC.apply(plan, null, side)
  const moves = Object.values(plan.moves).some((amount) => amount !== 0)
  const { particles, ...amounts } = plan.effects
  const changes = particles.length > 0 || Object.values(amounts).some((amount) => amount !== 0)
  if (!moves && !rests) {
    plan.moves.push = 0.8
    plan.moves.truck = 0.35 * side
    if (!changes) plan.effects.sweep = 0.8 * side
  }
  return plan
}

function ownerOf(said: Said[], direction: Direction, at: number): Said | undefined {
  const able = said.filter(({ wish }) => wish.takes.includes(direction))
  const before = able.filter((one) => one.at < at && at - one.at <= REACH).at(-1)
  return before ?? able.find((one) => one.at > at && one.at - at <= REACH && !one.direction)
}

function longestPhrase(words: readonly string[], at: number) {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length)
    const wish = WISHES.get(phrase.join(' ')) ?? stemmed(phrase)
    if (wish) return { wish, length }
  }
  return null
}

function stemmed(phrase: readonly string[]): Wish | undefined {
  for (const end of stems(phrase.at(-1)!)) {
    const wish = WISHES.get([...phrase.slice(0, -1), end].join(' '))
    if (wish) return wish
    const both = [...phrase.slice(0, -1).map(stem), end].join(' ')
    if (WISHES.has(both)) return WISHES.get(both)
  }
  return undefined
}

/** The word without the endings of a plural, a person or a participle, in the ways it may be spelt. */
function stems(word: string): string[] {
  if (word === 'leaves') return ['leaf']
  const out = [word]
  if (/ies$/.test(word)) out.push(`${word.slice(0, -3)}y`)
  if (/es$/.test(word)) out.push(word.slice(0, -2))
  if (/s$/.test(word)) out.push(word.slice(0, -1))
  for (const ending of ['ing', 'ed']) {
    if (!word.endsWith(ending) || word.length < ending.length + 3) continue
    const root = word.slice(0, -ending.length)
    out.push(root, `${root}e`)
    if (root.at(-1) === root.at(-2)) out.push(root.slice(0, -1))
  }
  return out
}

function stem(word: string): string {
  return stems(word).at(-1)!
}
