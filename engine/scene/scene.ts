import type { Rgb } from '../image/color.js'

export type GroundName =
  | 'paper'
  | 'wood'
  | 'marble'
  | 'concrete'
  | 'slate'
  | 'sand'
  | 'snow'
  | 'linen'
  | 'grass'
  | 'tiles'
  | 'water'
  | 'gloss'
  | 'metal'
  | 'bricks'
  | 'leather'
  | 'carpet'

export type BackdropName =
  | 'plain'
  | 'tiles'
  | 'bricks'
  | 'window'
  | 'bokeh'
  | 'foliage'
  | 'sky'
  | 'sea'
  | 'night'
  | 'neon'
  | 'blossoms'
  | 'covered'

export type GoboName = 'window' | 'leaves'

/** A path-traced set, with what of a prompt it can show. */
export interface ChosenSet {
  /** Name of its folder in `sets/`. */
  name: string
  /** As {@link Scene.light}, of the prompt's own words for light only. */
  light: Scene['light']
  /** Colours for surfaces, by the beginnings of their names. */
  paints: { surfaces: readonly string[]; color: Rgb }[]
  /** What its plain table is laid with, if another surface is asked for. */
  laid?: Scene['ground']
}

/** From where the product is to be seen: looking down on it, or at its own height. */
export type CameraWish = 'above' | 'level'

/** A set with its light, as a prompt asks for it. Colours are in linear light. */
export interface Scene {
  /** Stands in for ground and backdrop, or null when these are drawn. */
  set: ChosenSet | null
  ground: { name: GroundName; color: Rgb; second: Rgb }
  /** `covering` is what a wall is covered with, in the wall's colour and a second one. */
  backdrop: { name: BackdropName; color: Rgb; covering?: { name: GroundName; second: Rgb } }
  /** Paper that runs from the floor up the wall in one curve: no line between them. */
  sweep: boolean
  /** Whether that paper changes from one colour at its top to another at its foot. */
  gradient: boolean
  light: {
    key: Rgb
    ambient: Rgb
    /** Share of the light that comes from one side: 0 is overcast, 1 a lamp in the dark. */
    contrast: number
    /** 0 soft to 1 hard edges of shadows. */
    hardness: number
    /** Factor on the whole picture. */
    exposure: number
    /** Side the light comes from, -1 left or 1 right, or null for the product's own. */
    side: -1 | 1 | null
  }
  gobo: GoboName | null
  podium: Rgb | null
  /** Flakes in the air. */
  snowfall: boolean
  /** The photo that is chosen where there are some of both; null takes the best. */
  camera: CameraWish | null
  /** Share of the picture's height that the product takes. */
  size: number
}
