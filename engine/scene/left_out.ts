import { parseHex, type Rgb } from '../image/color.js'
import { colorBackdrop, colorGround, type Entry } from './entries.js'
import { isLike } from './like_color.js'
import { LEXICON } from './lexicon.js'
import { longestPhrase, singular, wordsOf } from './phrases.js'
import type { BackdropName, GoboName, GroundName, Scene } from './scene.js'
import { listSets } from './sets/set_data.js'

/** Words that join others. */
const JOINING = new Set('a an the and or no not any some of with without in on at nor'.split(' '))

/** What pictures never show beside the product: whoever wants it left out has it so. */
const NEVER_SHOWN = new Set(
  `people person human man woman child kid baby hand finger face hair skin model mannequin text letter word writing lettering
  number logo watermark label brand signature caption border frame animal cat dog bird insect car vehicle clutter mess dirt
  dust scratch blur noise grain smoke steam fire`.split(/\s+/)
)

/** What every picture shows: it cannot be left out, and that is said. */
const ALWAYS_SHOWN = new Set(
  'shadow light lighting background backdrop surface ground floor wall'.split(' ')
)

/** Parts of a drawn scene. */
interface Parts {
  backdrops?: readonly BackdropName[]
  grounds?: readonly GroundName[]
  gobos?: readonly GoboName[]
  podium?: true
  snowfall?: true
}

/** In which parts of a drawn scene a word's thing is seen, by one of the words that mean it. */
const PARTS: ReadonlyMap<Entry, Parts> = new Map(
  (
    [
      ['plant', { backdrops: ['foliage'], gobos: ['leaves'] }],
      ['leaf', { backdrops: ['foliage'], gobos: ['leaves'] }],
      ['garden', { backdrops: ['foliage'], grounds: ['grass'] }],
      ['forest', { backdrops: ['foliage'] }],
      ['window', { backdrops: ['window'], gobos: ['window'] }],
      ['brick', { backdrops: ['bricks'], grounds: ['bricks'] }],
      ['tile', { backdrops: ['tiles'], grounds: ['tiles'] }],
      ['sky', { backdrops: ['sky', 'sea'] }],
      ['beach', { backdrops: ['sea'] }],
      ['bokeh', { backdrops: ['bokeh'] }],
      ['night', { backdrops: ['night'] }],
      ['neon', { backdrops: ['neon'] }],
      ['wood', { grounds: ['wood'] }],
      ['walnut', { grounds: ['wood'] }],
      ['pine', { grounds: ['wood'] }],
      ['dark wood', { grounds: ['wood'] }],
      ['marble', { grounds: ['marble'] }],
      ['concrete', { grounds: ['concrete'] }],
      ['slate', { grounds: ['slate'] }],
      ['stone', { grounds: ['slate'] }],
      ['metal', { grounds: ['metal'] }],
      ['leather', { grounds: ['leather'] }],
      ['carpet', { grounds: ['carpet'] }],
      ['flower', { backdrops: ['blossoms'] }],
      ['sand', { grounds: ['sand'] }],
      ['snow', { grounds: ['snow'], snowfall: true }],
      ['snowing', { snowfall: true }],
      ['linen', { grounds: ['linen'] }],
      ['grass', { grounds: ['grass'] }],
      ['moss', { grounds: ['grass'] }],
      ['water', { grounds: ['water'], backdrops: ['sea'] }],
      ['glossy', { grounds: ['gloss'] }],
      ['podium', { podium: true }],
      ['arch', { podium: true }],
    ] as const satisfies [string, Parts][]
  ).map(([word, parts]) => [LEXICON.get(word)!, parts])
)

/** Colours of a plain wall or paper, the first of which that is allowed is taken. */
const NEUTRALS = ['#dedbd6', '#8c8e91', '#35373b', '#c9a57c'].map(parseHex)

/** Grounds that are known by their colour: in another one they are something else. */
const NATURAL: readonly GroundName[] = ['grass', 'sand', 'snow', 'water']

/** What must not be in a picture. */
export interface LeftOut {
  entries: ReadonlySet<Entry>
  /** Whether a colour is one of those. */
  hasColor(color: Rgb): boolean
  /** Whether a path-traced set shows none of it, as far as that can be told. */
  allowsSet(name: string): boolean
  /** Words that mean nothing here, in their order. */
  ignoredWords: string[]
}

/** Reads what must not be in the pictures, with the lexicon of prompts and the words of the sets. */
export function readLeftOut(negativePrompt: string): LeftOut {
  const words = wordsOf(negativePrompt)
  const entries = new Set<Entry>()
  const colors: Rgb[] = []
  const named = new Set<string>()
  const ignored = new Set<string>()
  for (let at = 0; at < words.length;) {
    const phrase = longestPhrase(words, at)
    const length = phrase?.length ?? 1
    const text = words.slice(at, at + length).join(' ')
    at += length
    const stem = singular(text)
    if (ALWAYS_SHOWN.has(stem)) {
      ignored.add(text)
      continue
    }
    // 'No baby' is about whom pictures never show, not about a nursery.
    if (phrase?.entry?.weak && NEVER_SHOWN.has(stem)) continue
    if (phrase?.entry) entries.add(phrase.entry)
    if (phrase?.color) colors.push(phrase.color)
    if (isInSets(stem)) named.add(stem)
    else if (!phrase && !JOINING.has(text) && !NEVER_SHOWN.has(stem)) ignored.add(text)
  }
  const hidden = new Set([...entries].flatMap(({ set = [], fits = [] }) => [...fits].concat(set)))
  return {
    entries,
    ignoredWords: [...ignored],
    hasColor: (color) => colors.some((one) => isLike(color, one)),
    // What colours a set has in its textures is not known.
    allowsSet: (name) =>
      colors.length === 0 && !hidden.has(name) && !wordsOfSet(name).some((word) => named.has(word)),
  }
}

/** Takes out of a drawn scene what must not be in it. */
export function removeLeftOut(scene: Scene, { entries, hasColor }: LeftOut): void {
  for (const entry of entries) removeParts(scene, PARTS.get(entry) ?? {})
  const neutral = NEUTRALS.find((color) => !hasColor(color)) ?? NEUTRALS[0]!
  if (hasColor(scene.backdrop.color)) {
    scene.backdrop = { name: 'plain', color: neutral }
    colorBackdrop(scene, neutral)
  }
  if (hasColor(scene.ground.color) || hasColor(scene.ground.second)) {
    if (NATURAL.includes(scene.ground.name)) scene.ground.name = 'paper'
    colorGround(scene, neutral)
  }
  if (scene.podium && hasColor(scene.podium)) scene.podium = neutral
}

function removeParts(scene: Scene, parts: Parts): void {
  const { backdrops = [], grounds = [], gobos = [], podium, snowfall } = parts
  const { name, covering } = scene.backdrop
  if (backdrops.includes(name) || (covering && grounds.includes(covering.name))) {
    scene.backdrop = { name: 'plain', color: NEUTRALS[0]! }
  }
  if (grounds.includes(scene.ground.name)) {
    scene.ground.name = 'paper'
    colorGround(scene, NEUTRALS[0]!)
  }
  if (scene.gobo && gobos.includes(scene.gobo)) scene.gobo = null
  if (podium) scene.podium = null
  if (snowfall) scene.snowfall = false
}

function wordsOfSet(name: string): string[] {
  const set = listSets().get(name)
  return set ? [...set.words, ...wordsOf(set.title)].map(singular) : []
}

function isInSets(word: string): boolean {
  return [...listSets().keys()].some((name) => wordsOfSet(name).includes(word))
}
