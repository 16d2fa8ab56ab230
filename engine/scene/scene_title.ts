import type { Scene } from './scene.js'
import { findSet } from './sets/set_data.js'

const GROUNDS = {
  paper: 'Paper',
  wood: 'Wood',
  marble: 'Marble',
  concrete: 'Concrete',
  slate: 'Slate',
  sand: 'Sand',
  snow: 'Snow',
  linen: 'Linen',
  grass: 'Grass',
  tiles: 'Tiles',
  water: 'Water',
  gloss: 'Black glass',
} as const

const BACKDROPS = {
  plain: 'before a wall',
  tiles: 'before tiles',
  bricks: 'before bricks',
  window: 'in a room with a window',
  bokeh: 'before lights out of focus',
  foliage: 'before leaves',
  sky: 'under the sky',
  sea: 'by the sea',
  night: 'at night',
  neon: 'in neon light',
} as const

/** What a scene is called where merchants read it. */
export function sceneTitle({ set, sweep, podium, ground, backdrop }: Scene): string {
  if (set) return findSet(set.name).title
  if (sweep) return podium ? 'Podium in a studio' : 'Studio paper'
  return `${podium ? 'Podium, ' : ''}${GROUNDS[ground.name]} ${BACKDROPS[backdrop.name]}`
}
