import { LAYOUT_BOUNDS, type Layout, withinBounds } from './layout.js'

/* What a merchant says to a draft, in English, German and Spanish alike: accents and umlauts may be left out. */

/** How far one wish goes, in the measure's own unit; of the height it is a share. */
const STEPS = {
  x: 0.1,
  foot: 0.08,
  height: 0.2,
  shadow: 0.35,
  softness: 0.3,
  warmth: 0.4,
  brightness: 0.15,
} as const

type Measure = keyof typeof STEPS

const SHADOW = /\b(shadows?|schatten\w*|sombras?)\b/
const LIGHT =
  /\b(light(ing)?|lit|sun(light)?|licht|sonne(nlicht)?|beleuchtung|luz|iluminacion|sol)\b/
const LEFT = /\b(left(wards?)?|links|izquierd[ao])\b/
const RIGHT = /\b(right(wards?)?|rechts|derech[ao])\b/
const NONE = /\b(no|without|remove|delete|keinen?|ohne|entfern\w*|weg|sin|quit[ae]\w*|elimin\w*)\b/
const MIDDLE = /\b(cent(er|re)(ed|d)?|middle|mitte|mittig|zentrier\w*|centr\w+|en medio|el medio)\b/

/** Turns what follows into its opposite: too large, not so warm. */
const OPPOSITE = /\b(less|too|not so|weniger|zu (?!m\b)|nicht so|menos|demasiado|muy)\b/
const MORE = /\b(more|mehr|mas)\b/
const LESS = /\b(less|weniger|menos)\b/

const LITTLE =
  /\b(a (little|bit|touch)|slightly|somewhat|etwas|ein (bisschen|wenig)|leicht|un (poco|poquito)|ligeramente|algo)\b/
const MUCH = /\b(much|a lot|lots|far|way|viel|deutlich|weit|sehr|mucho|bastante)\b/

type Push = readonly [RegExp, Measure, 1 | -1]

const OF_SHADOW: readonly Push[] = [
  [/\b(soft(er|en)?|weich\w*|sanft\w*|suav\w*|difus\w*|blurr\w*)\b/, 'softness', 1],
  [
    /\b(hard(er)?|sharp(er|en)?|crisp\w*|hart\w*|scharf\w*|schaerf\w*|dur[ao]s?|nitid\w*)\b/,
    'softness',
    -1,
  ],
  [
    /\b(dark(er|en)?|strong(er)?|deep(er)?|dunkl\w*|stark\w*|kraftig\w*|oscur\w*|fuertes?)\b/,
    'shadow',
    1,
  ],
  [
    /\b(light(er|en)?|weak(er)?|faint(er)?|hell\w*|schwach\w*|clar[ao]s?|debil\w*|tenues?)\b/,
    'shadow',
    -1,
  ],
]

const OF_LIGHT: readonly Push[] = [
  [/\b(warm\w*|golden|calid[ao]s?)\b/, 'warmth', 1],
  [/\b(cool(er)?|cold(er)?|kuhl\w*|kalt\w*|fri[ao]s?)\b/, 'warmth', -1],
  [
    /\b(bright(er|en)?|lighter|lighten|stronger|hell\w*|starker\w*|brillantes?|clar[ao]s?|aclar\w*|fuertes?)\b/,
    'brightness',
    1,
  ],
  [
    /\b(dark(er|en)?|dim(mer)?|weaker|dunkl\w*|schwach\w*|oscur\w*|tenues?|debil\w*)\b/,
    'brightness',
    -1,
  ],
]

const OF_LIGHTS_EDGE: readonly Push[] = [
  [/\b(soft(er|en)?|weich\w*|sanft\w*|suav\w*|difus\w*)\b/, 'softness', 1],
  [/\b(hard(er)?|harsh(er)?|hart\w*|dur[ao]s?)\b/, 'softness', -1],
]

const OF_PRODUCT: readonly Push[] = [
  [
    /\b(big(ger)?|large(r)?|enlarge|closer|nearer|gross\w*|vergrosser\w*|naher\w*|grandes?|agrand\w*|cerca)\b/,
    'height',
    1,
  ],
  [
    /\b(small(er)?|shrink|farther|further away|klein\w*|verkleiner\w*|weiter weg|pequen[ao]s?|reduc\w*|lejos)\b/,
    'height',
    -1,
  ],
  [LEFT, 'x', -1],
  [RIGHT, 'x', 1],
  [
    /\b(up|higher|raise|back(wards?)?|hoch|hoher|hinauf|oben|hinten|arriba|sube\w*|subir|atras)\b/,
    'foot',
    -1,
  ],
  [
    /\b(down|lower|forwards?|runter|hinunter|unten|tiefer|vorne?|abajo|baj[ae]\w*|adelante)\b/,
    'foot',
    1,
  ],
]

/** What came of words. */
export interface ReadWords {
  /** What changes; empty where nothing was understood. */
  change: Layout
  /** Parts that were not understood. */
  unknown: string[]
}

/** Changes a layout as words say: 'move it left, softer shadow'. */
export function readLayoutWords(words: string, layout: Required<Layout>): ReadWords {
  let change: Layout = {}
  const unknown: string[] = []
  for (const part of words.split(/[,;.]\s|[,;.]$|\s+(?:and|und|y|but|aber|pero|then|dann)\s+/iu)) {
    if (part.trim() === '') continue
    const found = readPart(fold(part), { ...layout, ...change })
    if (Object.keys(found).length === 0) unknown.push(part.trim())
    else change = { ...change, ...withinBounds(found) }
  }
  return { change, unknown }
}

function readPart(part: string, layout: Required<Layout>): Layout {
  if (SHADOW.test(part)) return readShadow(part, layout)
  if (LIGHT.test(part) && !/\blighter\b/.test(part)) return readLight(part, layout)
  const place = MIDDLE.test(part) ? { x: 0.5 } : {}
  return { ...pushed(part, layout, OF_LIGHT), ...pushed(part, layout, OF_PRODUCT), ...place }
}

function readShadow(part: string, layout: Required<Layout>): Layout {
  // It falls away from the light.
  const side = sideIn(part, 'right', 'left')
  const found = { ...pushed(part, layout, OF_SHADOW), ...side }
  if (Object.keys(found).length > 0) return found
  if (NONE.test(part)) return { shadow: 0 }
  return byQuantity(part, layout, 'shadow')
}

function readLight(part: string, layout: Required<Layout>): Layout {
  const found = {
    ...pushed(part, layout, [...OF_LIGHT, ...OF_LIGHTS_EDGE]),
    ...sideIn(part, 'left', 'right'),
  }
  return Object.keys(found).length > 0 ? found : byQuantity(part, layout, 'brightness')
}

function sideIn(part: string, ifLeft: 'left' | 'right', ifRight: 'left' | 'right'): Layout {
  if (LEFT.test(part)) return { side: ifLeft }
  return RIGHT.test(part) ? { side: ifRight } : {}
}

function byQuantity(part: string, layout: Required<Layout>, measure: Measure): Layout {
  if (LESS.test(part)) return moved(layout, measure, -degreeOf(part, STEPS[measure]))
  return MORE.test(part) ? moved(layout, measure, degreeOf(part, STEPS[measure])) : {}
}

function pushed(part: string, layout: Required<Layout>, pushes: readonly Push[]): Layout {
  const turn = OPPOSITE.test(part) ? -1 : 1
  let found: Layout = {}
  for (const [pattern, measure, way] of pushes) {
    if (!pattern.test(part) || measure in found) continue
    found = { ...found, ...moved(layout, measure, turn * way * degreeOf(part, STEPS[measure])) }
  }
  return found
}

function moved(layout: Required<Layout>, measure: Measure, by: number): Layout {
  const [least, most] = LAYOUT_BOUNDS[measure]
  const value = layout[measure]
  const next = measure !== 'height' ? value + by : by > 0 ? value * (1 + by) : value / (1 - by)
  return { [measure]: Math.min(most, Math.max(least, next)) }
}

/** How far a wish goes: as its number says, or more or less than usual. */
function degreeOf(part: string, usual: number): number {
  const percent = /(\d+(?:[.,]\d+)?) ?(?:%|percent|prozent|por ciento)/.exec(part)
  if (percent) return Number(percent[1]!.replace(',', '.')) / 100
  return usual * (LITTLE.test(part) ? 0.5 : MUCH.test(part) ? 2 : 1)
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '').trim()
}
