import type { Rgb } from '../image/color.js'
import { chooseSet, type Paint, type Stands } from './choose_set.js'
import { colorBackdrop, colorGround, defaultScene, type Entry, type Rank } from './entries.js'
import { readLeftOut, removeLeftOut } from './left_out.js'
import { withoutSizes } from './goods/size_of.js'
import { mixColor } from './light_planes.js'
import { nameReader } from './own_name.js'
import { longestPhrase, singular, wordsOf } from './phrases.js'
import type { Scene } from './scene.js'

/** Words that ask for what is made anyway, or for nothing. */
const SILENT = new Set(
  `a an the and or on in at of to by with for from near next beside before behind under over its it is as into onto up
  against very product photo photograph photography picture image shot scene setting background backdrop professional commercial
  advertising advertisement marketing ecommerce style styled high quality resolution realistic photorealistic detailed
  4k 8k hd beautiful nice great perfect lighting lit placed standing stand sitting showing surrounded top view front
  shadow reflection round color coloured colored tone colour lights display presentation hero lifestyle space
  corner full fading into softly middle center centre`.split(/\s+/)
)

/** Words that a colour before them paints, with what they are. */
const PAINTABLE: Readonly<Record<string, Paint['what']>> = {
  wall: 'backdrop',
  background: 'backdrop',
  backdrop: 'backdrop',
  studio: 'backdrop',
  sweep: 'backdrop',
  paper: 'backdrop',
  sky: 'backdrop',
  brick: 'backdrop',
  podium: 'podium',
  pedestal: 'podium',
  plinth: 'podium',
  platform: 'podium',
  table: 'ground',
  floor: 'ground',
  surface: 'ground',
  tabletop: 'ground',
  counter: 'ground',
  shelf: 'ground',
  bed: 'ground',
  linen: 'ground',
  cloth: 'ground',
  fabric: 'ground',
  silk: 'ground',
  velvet: 'ground',
  tablecloth: 'ground',
  marble: 'ground',
  concrete: 'ground',
  tile: 'ground',
  wood: 'ground',
  stone: 'ground',
  granite: 'ground',
  slate: 'ground',
  metal: 'ground',
  steel: 'ground',
  leather: 'ground',
  carpet: 'ground',
  rug: 'ground',
  water: 'ground',
  light: 'light',
  glow: 'light',
}

/** What no picture shows, by two words of which the first alone means a scene. */
const UNSEEN = new Set(['water drop', 'water droplet', 'water splash'])

/** Words that say on or before what a product stands. */
const UNDER = new Set('on onto upon atop against before over'.split(' '))

/** Words that lead to a part of something, and no longer to what it stands on. */
const PARTS = new Set('with and of from'.split(' '))

/** What rooms have that is made of things. */
const FORMS = new Set(
  `table tabletop top counter countertop worktop shelf floor surface bench board desk tray plate sheet wall background
  backdrop sofa couch`.split(/\s+/)
)

const RANKS: readonly Rank[] = ['place', 'surface', 'light']

export interface ParsedPrompt {
  scene: Scene
  /** Words that change nothing, those of the prompt before those that were to be left out, each once. */
  ignoredWords: string[]
}

/**
 * Reads a prompt with the lexicon. The longest phrases win; a colour paints the noun after it (up to two words on), else
 * what is behind the product.
 *
 * @param own words that name the product itself: its trigger word and description
 * @param negativePrompt what the pictures must not show, whatever the prompt says
 * @param onFloor whether the product stands on floors and on no table
 */
export function parsePrompt(
  prompt: string,
  own: string,
  negativePrompt = '',
  onFloor = false
): ParsedPrompt {
  const leftOut = readLeftOut(negativePrompt)
  const words = wordsOf(withoutSizes(prompt))
  const ownWords = new Set(wordsOf(own).map(singular))
  const isOwnName = nameReader(words, own)
  const entries: Entry[] = []
  const paints: Paint[] = []
  const ignored = new Set<string>()
  for (let at = 0; at < words.length;) {
    const phrase = longestPhrase(words, at)
    if (phrase && isOwnName(at, phrase.length)) {
      at += phrase.length
      continue
    }
    const unseen = unseenAt(words, at)
    if (unseen || (phrase?.entry?.ofThings && !isPlace(words, at, phrase.length))) {
      const length = unseen || phrase!.length
      ignored.add(words.slice(at, at + length).join(' '))
      at += length
      continue
    }
    if (phrase) {
      if (phrase.entry && !leftOut.entries.has(phrase.entry)) entries.push(phrase.entry)
      if (phrase.color && !leftOut.hasColor(phrase.color))
        paints.push(paintOf(phrase.color, words.slice(at + phrase.length)))
      at += phrase.length
      // Of 'sage green' the first word says more.
      if (phrase.color && longestPhrase(words, at)?.color) at++
      continue
    }
    const word = words[at++]!
    const known = SILENT.has(word) || word in PAINTABLE || ownWords.has(singular(word))
    if (!known && !/^\d+$/.test(word)) ignored.add(word)
  }
  const scene = defaultScene()
  for (const rank of RANKS) {
    for (const entry of entries) if (entry.rank === rank) entry.apply(scene)
    if (rank === 'surface') for (const one of paints) paint(scene, one)
    if (rank === 'surface' && scene.gradient) paintGradient(scene, paints)
  }
  const ordered = RANKS.flatMap((rank) => entries.filter((entry) => entry.rank === rank))
  const set = chooseSet(ordered, paints, standsOn(words, onFloor))
  scene.set = set && leftOut.allowsSet(set.name) ? set : null
  removeLeftOut(scene, leftOut)
  return { scene, ignoredWords: [...new Set([...ignored, ...leftOut.ignoredWords])] }
}

/** How many words from a place on name something that no picture shows, though its first word alone means a scene. */
function unseenAt(words: string[], at: number): number {
  const next = words[at + 1]
  return next !== undefined && UNSEEN.has(`${words[at]} ${singular(next)}`) ? 2 : 0
}

/**
 * Whether what things can be made of is said as a place: after 'on', with adjectives between at most ('on marble with leather straps' is marble),
 * or before what stands or hangs in a room.
 */
function isPlace(words: string[], at: number, length: number): boolean {
  const before = words.slice(Math.max(0, at - 3), at)
  const under = before.findLastIndex((word) => UNDER.has(word))
  const isUnder = under >= 0 && !before.slice(under).some((word) => PARTS.has(word))
  const after = words[at + length]
  return isUnder || (after !== undefined && FORMS.has(singular(after)))
}

function standsOn(words: string[], onFloor: boolean): Stands {
  if (onFloor) return 'floors only'
  return words.some((word) => singular(word) === 'floor') ? 'floor asked for' : 'anywhere'
}

function paintOf(color: Rgb, after: string[]): Paint {
  const nouns = after.slice(0, 3).map(singular)
  const noun = nouns.find((word) => word in PAINTABLE)
  const what = noun === undefined ? 'backdrop' : PAINTABLE[noun]!
  return { what, color: what === 'light' ? brightened(color) : color }
}

function paint(scene: Scene, { what, color }: Paint): void {
  if (what === 'podium') scene.podium = color
  else if (what === 'light') scene.light.key = color
  else if (what === 'ground' && !scene.sweep) colorGround(scene, color)
  else colorBackdrop(scene, color)
}

/** From the first colour at the top to the second; to a light one of its kind where only one is named. */
function paintGradient(scene: Scene, paints: Paint[]): void {
  const colors = paints.flatMap(({ what, color }) =>
    what === 'backdrop' || what === 'ground' ? [color] : []
  )
  const [from = scene.backdrop.color, to = mixColor(from, [1, 1, 1], 0.6)] = colors
  scene.backdrop.color = from
  scene.ground = { name: 'paper', color: to, second: to }
}

/** A light has its colour, not its darkness. */
function brightened([r, g, b]: Rgb): Rgb {
  const most = Math.max(r, g, b, 1e-3)
  return [r / most, g / most, b / most]
}
