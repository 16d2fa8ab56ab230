/** How the camera moves until the end, in units of the usual amount; the sign is the direction. */
export interface Moves {
  /** Towards the product. */
  push: number
  /** Turning to the right. */
  pan: number
  /** Turning upwards. */
  tilt: number
  /** Going to the right. */
  truck: number
  /** Going up. */
  rise: number
  /** Around the product, to the right. */
  orbit: number
  /** Trembling as in a hand. */
  handheld: number
}

export type Particles = 'snow' | 'petals' | 'leaves' | 'dust' | 'bokeh' | 'confetti'

/** What changes in the picture while the camera moves, in units of the usual strength. */
export interface Effects {
  /** A band of light that goes over the product; negative from right to left. */
  sweep: number
  /** Warm light that comes up from one side; negative from the left. */
  glow: number
  /** Unsteady warm light as from a candle. */
  flicker: number
  /** Stars that flash up on the product's highlights. */
  sparkle: number
  /** The background going out of focus. */
  focus: number
  /** Vapour that rises above the product. */
  steam: number
  particles: readonly Particles[]
}

/** What a prompt asks for. */
export interface FilmPlan {
  moves: Moves
  effects: Effects
  /** Below 1 slow and short, above 1 fast and far. */
  pace: number
}

export const FRAMES_PER_SECOND = 30

export function stillPlan(): FilmPlan {
  return {
    moves: { push: 0, pan: 0, tilt: 0, truck: 0, rise: 0, orbit: 0, handheld: 0 },
    effects: { sweep: 0, glow: 0, flicker: 0, sparkle: 0, focus: 0, steam: 0, particles: [] },
    pace: 1,
  }
}
