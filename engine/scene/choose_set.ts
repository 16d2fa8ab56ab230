import { colorGround, defaultScene, ground, type Entry } from './entries.js'
import { scaleColor } from './light_planes.js'
import type { Scene } from './scene.js'
import { listSets } from './sets/set_data.js'

/** A colour with what it paints. */
export interface Paint {
  what: 'backdrop' | 'ground' | 'podium' | 'light'
  color: Scene['backdrop']['color']
}

/** Beginnings of the names of surfaces in sets, by what words paint. */
const SURFACES = {
  backdrop: ['wall', 'arch', 'backdrop', 'tile', 'cabinet'],
  ground: ['floor', 'table', 'cloth', 'linen', 'counter', 'paper'],
  podium: ['podium', 'plinth'],
} as const

/** Sets that show a table top, with things on it that tell its scale, each with the floor that it stands for, if there is one. */
const TABLES: Readonly<Record<string, string | null>> = {
  'bathroom': null,
  'black-marble': null,
  'bookshelf': null,
  'cafe': null,
  'desk': null,
  'festive': null,
  'flowers': null,
  'garden-table': 'garden-floor',
  'kitchen': 'kitchen-floor',
  'linen': null,
  'loft-table': 'loft',
  'marble': null,
  'nursery': 'room',
  'tiles': 'kitchen-floor',
  'wood-table': 'room',
}

/** Sets whose table has one colour all over and no pattern: other surfaces can be laid on it. */
const PLAIN_TABLES: ReadonlySet<string> = new Set(['flowers', 'nursery'])

/** Surfaces that a table can be laid with. */
const LAID: ReadonlySet<string> = new Set(
  'wood marble concrete slate linen tiles metal leather'.split(' ')
)

/** Sets that show the floor of a room, each with its table. */
const FLOORS: Readonly<Record<string, string>> = {
  'garden-floor': 'garden-table',
  'kitchen-floor': 'kitchen',
  'loft': 'loft-table',
  'room': 'wood-table',
}

/** Each set of a table that has a floor of the same, with it. */
const ASKED_FLOORS: ReadonlyMap<string, string> = new Map(
  Object.entries(FLOORS).map(([floor, table]) => [table, floor])
)

/** What a product stands on: floors and no table, the floor that words ask for, or whatever there is. */
export type Stands = 'floors only' | 'floor asked for' | 'anywhere'

/**
 * The path-traced set that shows all that the entries of a prompt ask for, or null when they ask for parts of several, or for
 * colours on what cannot be painted: then the set is drawn.
 *
 * @param entries in the order in which they take effect
 * @param stands on what: on floors and no table, where a floor was asked for, or on what there is
 */
export function chooseSet(entries: Entry[], paints: Paint[], stands: Stands): Scene['set'] {
  const making = entries.filter(({ rank }) => rank !== 'light')
  const strong = making.filter(({ weak }) => !weak)
  const wanted = strong.length > 0 ? strong : making
  return findSet(wanted, entries, paints, stands) ?? laidSet(wanted, entries, paints, stands)
}

/** The set that shows all that is wanted. */
function findSet(wanted: Entry[], entries: Entry[], paints: Paint[], stands: Stands): Scene['set'] {
  const own = wanted.flatMap(({ set = [] }) => set)
  // What only fits says too little by itself: plants are in many rooms.
  const fitting = new Set(wanted).size > 1 ? wanted.flatMap(({ fits = [] }) => fits) : []
  const shown = [...own, ...fitting].filter((name) =>
    wanted.every(({ set, fits = [] }) => set === name || fits.includes(name))
  )
  for (const name of shown) {
    const color = wanted.findLast(({ set }) => set === name)?.groundOfSet
    const painted: Paint[] = color ? [{ what: 'ground', color }] : []
    const set = standingIn(name, stands)
    const colors = set && paintsOf(set, [...painted, ...paints])
    if (colors) return { name: set, light: lightOf(entries, paints), paints: colors }
  }
  return null
}

/** A set that shows all but the surface that was named, with that surface on its plain table: what was named is what is shown. */
function laidSet(wanted: Entry[], entries: Entry[], paints: Paint[], stands: Stands): Scene['set'] {
  const named = wanted.findLast(({ lays }) => lays)?.lays
  const others = wanted.filter(({ lays }) => !lays)
  if (!named || others.length === 0) return null
  const laid = ground(named)
  const beside = paints.filter(({ what }) => what !== 'ground')
  const set = LAID.has(laid.name) ? findSet(others, entries, beside, stands) : null
  if (!set || !PLAIN_TABLES.has(set.name)) return null
  const painted = paints.findLast(({ what }) => what === 'ground')
  // White things throw back nine tenths at most: a table of the lightest white would have no pattern left.
  if (painted) colorGround({ ground: laid }, scaleColor(painted.color, 0.84))
  return { ...set, laid }
}

/** The set itself, or the one with a floor or a table that stands for it; null when there is none. */
function standingIn(name: string, stands: Stands): string | null {
  if (stands === 'floor asked for') return ASKED_FLOORS.get(name) ?? name
  if (stands === 'floors only') {
    const table = TABLES[name]
    return table === undefined ? name : table
  }
  return FLOORS[name] ?? name
}

/** What of a set gets which colours; null when one is asked for on what the set does not have. */
function paintsOf(name: string, paints: Paint[]): NonNullable<Scene['set']>['paints'] | null {
  const set = listSets().get(name)
  if (!set) return null
  const surfaces = Object.keys(set.views[0].tintColors ?? {})
  const chosen = paints.flatMap(({ what, color }) =>
    what === 'light' ? [] : [{ surfaces: SURFACES[what], color }]
  )
  const known = chosen.every(({ surfaces: names }) =>
    surfaces.some((surface) => names.some((start) => surface.startsWith(start)))
  )
  return known ? chosen : null
}

/** What the words for light alone make of the usual light: places bring their own. */
function lightOf(entries: Entry[], paints: Paint[]): Scene['light'] {
  const scene = defaultScene()
  for (const entry of entries) if (entry.rank === 'light') entry.apply(scene)
  for (const { what, color } of paints) if (what === 'light') scene.light.key = color
  return scene.light
}
