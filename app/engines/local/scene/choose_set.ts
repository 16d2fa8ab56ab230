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

/** Sets that show a table top, with things on it that tell its scale, and those that show the floor of a room. */
const TABLES: ReadonlySet<string> = new Set(
  'bathroom bookshelf cafe desk festive flowers kitchen linen marble'.split(' ')
)
const FLOORS: ReadonlySet<string> = new Set(['room'])

/**
 * The path-traced set that shows what the entries of a prompt ask for, or null when they ask for parts of several, or for
 * colours on what cannot be painted: then the set is drawn.
 *
 * @param entries in the order in which they take effect
 * @param onFloor whether the product stands on floors and on no table
 */
export function chooseSet(entries: Entry[], paints: Paint[], onFloor: boolean): Scene['set'] {
  let name: string | null = null
  for (const { rank, set, fits = [], weak } of entries) {
    if (rank === 'light' || weak) continue
    if (name === null && set === undefined) return null
    if (name === null || name === set) name = set ?? null
    else if (!fits.includes(name)) return null
  }
  const data = name === null ? undefined : listSets().get(name)
  if (!data || (onFloor ? TABLES : FLOORS).has(data.name)) return null
  const surfaces = Object.keys(data.views[0].tintColors ?? {})
  const chosen: NonNullable<Scene['set']> = {
    name: data.name,
    light: lightOf(entries, paints),
    paints: [],
  }
  for (const { what, color } of paints) {
    if (what === 'light') continue
    const names = SURFACES[what]
    if (!surfaces.some((surface) => names.some((start) => surface.startsWith(start)))) return null
    chosen.paints.push({ surfaces: names, color })
  }
  return chosen
}

/** What the words for light alone make of the usual light: places bring their own. */
function lightOf(entries: Entry[], paints: Paint[]): Scene['light'] {
  const scene = defaultScene()
  for (const entry of entries) if (entry.rank === 'light') entry.apply(scene)
  for (const { what, color } of paints) if (what === 'light') scene.light.key = color
  return scene.light
}
