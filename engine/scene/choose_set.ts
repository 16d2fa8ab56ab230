import { defaultScene, type Entry } from './entries.js'
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

/** Sets that show the floor of a room, each with its table. */
const FLOORS: Readonly<Record<string, string>> = {
  'garden-floor': 'garden-table',
  'kitchen-floor': 'kitchen',
  'loft': 'loft-table',
  'room': 'wood-table',
}

/**
 * The path-traced set that shows all that the entries of a prompt ask for, or null when they ask for parts of several, or for
 * colours on what cannot be painted: then the set is drawn.
 *
 * @param entries in the order in which they take effect
 * @param onFloor whether the product stands on floors and on no table
 */
export function chooseSet(entries: Entry[], paints: Paint[], onFloor: boolean): Scene['set'] {
  const making = entries.filter(({ rank }) => rank !== 'light')
  const strong = making.filter(({ weak }) => !weak)
  const wanted = strong.length > 0 ? strong : making
  const own = wanted.flatMap(({ set = [] }) => set)
  // What only fits says too little by itself: plants are in many rooms.
  const fitting = new Set(wanted).size > 1 ? wanted.flatMap(({ fits = [] }) => fits) : []
  const shown = [...own, ...fitting].filter((name) =>
    wanted.every(({ set, fits = [] }) => set === name || fits.includes(name))
  )
  for (const name of shown) {
    const ground = wanted.findLast(({ set }) => set === name)?.groundOfSet
    const painted: Paint[] = ground ? [{ what: 'ground', color: ground }] : []
    const set = standingIn(name, onFloor)
    const colors = set && paintsOf(set, [...painted, ...paints])
    if (colors) return { name: set, light: lightOf(entries, paints), paints: colors }
  }
  return null
}

/** The set itself, or the one with a floor or a table that stands for it; null when there is none. */
function standingIn(name: string, onFloor: boolean): string | null {
  if (onFloor) {
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
