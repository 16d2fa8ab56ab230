import { parseHex, type Rgb } from '../image/color.js'
import type { Scene } from './scene.js'
import { mixColor, scaleColor } from './light_planes.js'

/**
 * When a word takes effect: a place makes a whole set, surfaces replace parts of it, light and camera come last,
 * whatever their order in the prompt.
 */
export type Rank = 'place' | 'surface' | 'light'

export interface Entry {
  rank: Rank
  apply(scene: Scene): void
  /** Path-traced set that shows this. */
  set?: string
  /** Colour of the ground in that set, where it is not as it was rendered. */
  groundOfSet?: Rgb
  /** Sets of other words that show this as well. */
  fits?: readonly string[]
  /** What of a drawn scene it lays under the product; sets with a plain table can be laid with it too. */
  lays?: GroundKey
  /** What things are made of as well: it means the scene only where it is said as a place ('on leather', 'a leather sofa'). */
  ofThings?: boolean
  /** Says too little to keep other words from choosing a set. */
  weak?: boolean
}

/** An entry with the path-traced set that shows it best. */
export function shownIn(set: string, entry: Entry, fits: readonly string[] = []): Entry {
  return { ...entry, set, fits }
}

type Ground = Scene['ground']

const GROUNDS = {
  oak: ['wood', '#cba26c', '#9c6f40'],
  walnut: ['wood', '#80583a', '#472c1b'],
  pine: ['wood', '#e2c290', '#c79a5e'],
  darkWood: ['wood', '#54382a', '#291a12'],
  marble: ['marble', '#eeedea', '#85848a'],
  blackMarble: ['marble', '#212126', '#b5ab99'],
  concrete: ['concrete', '#bbb8b2', '#918e88'],
  slate: ['slate', '#4d5054', '#26282b'],
  stone: ['slate', '#a39d93', '#77726a'],
  bricks: ['bricks', '#a4614a', '#978f85'],
  paving: ['bricks', '#9a9890', '#6f6d68'],
  steel: ['metal', '#b4b8bd', '#878c92'],
  brass: ['metal', '#c7a25e', '#94733a'],
  copper: ['metal', '#bd7a55', '#8a4f33'],
  leather: ['leather', '#684029', '#41281a'],
  glass: ['gloss', '#c3cfcf', '#aebdbd'],
  carpet: ['carpet', '#cfc7b8', '#a79d8c'],
  sand: ['sand', '#ead5ae', '#c8a675'],
  snow: ['snow', '#f4f7fb', '#cddbec'],
  linen: ['linen', '#ece4d6', '#c6b79d'],
  grass: ['grass', '#7aa64a', '#2c4d1d'],
  tiles: ['tiles', '#f1f1ef', '#b4b4b0'],
  paper: ['paper', '#eef2f6', '#eef2f6'],
  water: ['water', '#8cbcc6', '#2a5f70'],
  gloss: ['gloss', '#1b1b1f', '#2c2c33'],
} as const satisfies Record<string, readonly [Ground['name'], string, string]>

type GroundKey = keyof typeof GROUNDS

/** A ground by its name in {@link GROUNDS}. */
export function ground(name: GroundKey): Ground {
  const [material, color, second] = GROUNDS[name]
  return { name: material, color: parseHex(color), second: parseHex(second) }
}

/** The set when a prompt names none: a light sweep of paper. */
export function defaultScene(): Scene {
  return {
    set: null,
    ground: { name: 'paper', color: parseHex('#e9e6e1'), second: parseHex('#e9e6e1') },
    backdrop: { name: 'plain', color: parseHex('#dedbd6') },
    sweep: true,
    gradient: false,
    light: {
      key: parseHex('#fff6ea'),
      ambient: parseHex('#f2f5fa'),
      contrast: 0.5,
      hardness: 0.35,
      exposure: 1.08,
      side: null,
    },
    gobo: null,
    podium: null,
    snowfall: false,
    camera: null,
    size: 0.62,
  }
}

/** What the second colour of a painted pattern has of the first one's light. */
const DARKER = 0.62

/** Paints a ground in another colour; its pattern keeps the same contrast. */
export function colorGround(scene: Pick<Scene, 'ground'>, color: Rgb): void {
  scene.ground.color = color
  scene.ground.second = scaleColor(color, scene.ground.name === 'paper' ? 1 : DARKER)
}

/** Paints everything behind the product: the backdrop, and the floor too when it is the same paper. */
export function colorBackdrop(scene: Scene, color: Rgb): void {
  const { backdrop } = scene
  backdrop.color = backdrop.name === 'sky' ? mixColor(color, [1, 1, 1], 0.3) : color
  if (backdrop.covering) backdrop.covering.second = scaleColor(color, DARKER)
  if (scene.sweep) colorGround(scene, color)
}

/** A whole set. */
export function place(
  floor: GroundKey | null,
  backdropName: Scene['backdrop']['name'],
  color: string,
  more: (scene: Scene) => void = () => {}
): Entry {
  return {
    rank: 'place',
    apply(scene) {
      if (floor) scene.ground = ground(floor)
      scene.backdrop = { name: backdropName, color: parseHex(color) }
      scene.sweep = false
      more(scene)
    },
  }
}

/** What the product stands on; the wall behind it only where none was asked for. */
export function surface(floor: GroundKey, wall: string): Entry {
  return {
    rank: 'surface',
    lays: floor,
    apply(scene) {
      if (scene.sweep) scene.backdrop = { name: 'plain', color: parseHex(wall) }
      layGround(scene, floor)
    },
  }
}

/** Lays a ground, which ends the paper that ran up the wall. */
export function layGround(scene: Scene, name: GroundKey): void {
  scene.ground = ground(name)
  scene.sweep = false
}

/** A surface that things are made of as well. */
export function ofThings(entry: Entry): Entry {
  return { ...entry, ofThings: true }
}

/** A wall of what can be laid as well, which is laid where nothing else is asked for. */
export function wallCovering(lays: GroundKey): Entry {
  return {
    rank: 'surface',
    apply(scene) {
      const { name, color, second } = ground(lays)
      scene.backdrop = { name: 'covered', color, covering: { name, second } }
      if (scene.sweep) layGround(scene, lays)
    },
  }
}

/** A word that says little ('table', 'sky'): it makes a set only where no other word made one. */
export function unlessSet({ apply }: Entry): Entry {
  return {
    rank: 'place',
    weak: true,
    apply(scene) {
      if (scene.sweep) apply(scene)
    },
  }
}

export function lightEntry(apply: (light: Scene['light'], scene: Scene) => void): Entry {
  return { rank: 'light', apply: (scene) => apply(scene.light, scene) }
}

/** What is behind the product. */
export function behind(name: Scene['backdrop']['name'], color: string): Entry {
  return {
    rank: 'surface',
    apply(scene) {
      scene.backdrop = { name, color: parseHex(color) }
      if (scene.sweep) scene.ground = ground('oak')
      scene.sweep = false
    },
  }
}
