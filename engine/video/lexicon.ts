import type { FilmPlan, Moves, Particles } from './film_plan.js'

export type Direction = 'left' | 'right' | 'up' | 'down' | 'in' | 'out'

/** A word that asks for something, possibly in a direction that is said beside it. */
export interface Wish {
  /** Directions that it can take. */
  takes: readonly Direction[]
  /** `verb`: a way to move for anything, not the camera alone; `air`: something in the air, which moves by itself. */
  kind?: 'verb' | 'air'
  /**
   * Enters the wish into the plan.
   *
   * @param direction the one that was said, or null
   * @param side -1 or 1, for when no side was said
   */
  apply(plan: FilmPlan, direction: Direction | null, side: number): void
}

const SIDES = ['left', 'right'] as const
const SIGN = { left: -1, right: 1, up: 1, down: -1, in: 1, out: -1 } as const

const depth = (usual: 1 | -1): Wish => ({
  takes: ['in', 'out', 'left', 'right', 'up', 'down'],
  apply: ({ moves }, direction) => go(moves, direction ?? (usual > 0 ? 'in' : 'out')),
})
const pan: Wish = {
  takes: ['left', 'right', 'up', 'down'],
  apply({ moves }, direction, side) {
    if (direction === 'up' || direction === 'down') moves.tilt = SIGN[direction]
    else moves.pan = direction ? SIGN[direction] : side
  },
}
const tilt: Wish = {
  takes: ['up', 'down', 'left', 'right'],
  apply({ moves }, direction) {
    if (direction === 'left' || direction === 'right') moves.pan = SIGN[direction]
    else moves.tilt = direction ? SIGN[direction] : 1
  },
}
const orbit: Wish = {
  takes: SIDES,
  apply: ({ moves }, direction, side) => (moves.orbit = direction ? SIGN[direction] : side),
}
const rise = (usual: 1 | -1): Wish => ({
  kind: 'verb',
  takes: ['up', 'down'],
  apply: ({ moves }, direction) => (moves.rise = direction ? SIGN[direction] : usual),
})
const travel: Wish = {
  kind: 'verb',
  takes: ['left', 'right', 'up', 'down', 'in', 'out'],
  apply: ({ moves }, direction, side) => go(moves, direction ?? (side > 0 ? 'right' : 'left')),
}
const handheld: Wish = { takes: [], apply: ({ moves }) => (moves.handheld = 1) }
/** The camera rests: what was asked before does not hold. */
export const STATIC: Wish = {
  takes: [],
  apply({ moves }) {
    for (const name of Object.keys(moves) as (keyof Moves)[]) moves[name] = 0
  },
}

/** A light that moves. */
export const SWEEP: Wish = {
  takes: SIDES,
  apply: ({ effects }, direction, side) => (effects.sweep = direction ? SIGN[direction] : side),
}
const glow: Wish = {
  takes: SIDES,
  apply: ({ effects }, direction, side) => (effects.glow = direction ? -SIGN[direction] : side),
}
const flicker: Wish = { takes: [], apply: ({ effects }) => (effects.flicker = 1) }
const sparkle: Wish = { takes: [], apply: ({ effects }) => (effects.sparkle = 1) }
const focus: Wish = { takes: [], apply: ({ effects }) => (effects.focus = 1) }
const steam: Wish = { kind: 'air', takes: ['up'], apply: ({ effects }) => (effects.steam = 1) }
const particles = (kind: Particles): Wish => ({
  kind: 'air',
  takes: ['down', 'up', 'left', 'right'],
  apply: ({ effects }) => (effects.particles = [...new Set([...effects.particles, kind])]),
})
const pace = (factor: number): Wish => ({ takes: [], apply: (plan) => (plan.pace *= factor) })

function go(moves: Moves, direction: Direction): void {
  if (direction === 'in' || direction === 'out') moves.push = SIGN[direction]
  else if (direction === 'up' || direction === 'down') moves.rise = SIGN[direction]
  else moves.truck = SIGN[direction]
}

/** Words and phrases of up to three words, in small letters and without their endings. */
export const WISHES: ReadonlyMap<string, Wish> = table<Wish>([
  [depth(1), 'zoom, push, dolly, approach, close up, closeup, macro, reveal detail'],
  [depth(-1), 'pull, pullback, pullout, retreat, wide shot, pull focus out'],
  [pan, 'pan, look, panorama'],
  [tilt, 'tilt'],
  [
    orbit,
    'orbit, rotate, rotation, turn, turntable, circle, spin, revolve, arc, 360, 360 degree, swirl',
  ],
  [rise(1), 'rise, crane, lift, ascend, jib, boom, pedestal up'],
  [rise(-1), 'descend, lower, sink'],
  [travel, 'move, truck, slide, slider, glide, track, travel, drift, fly, sweep camera, parallax'],
  [handheld, 'handheld, hand held, shaky, shake, documentary, vlog'],
  [
    STATIC,
    'static, tripod, locked, lock, locked off, fixed, motionless, stationary, still camera, no camera movement',
  ],
  [
    SWEEP,
    'light sweep, sweep of light, sweep, sweep light, light move, light pass, light glide, light travel, gleam, sheen, glint, reflection move, ' +
      'moving light, passing light, light play, spotlight, light ray, light beam, lens flare, flare',
  ],
  [
    glow,
    'sunrise, sunset, golden hour, warm glow, glow, dawn, dusk, sunlight, sunlit, sunshine, sunny, sun, sunray, sunbeam, morning light, evening light, warm light, warm, warmth',
  ],
  [flicker, 'flicker, candle, candlelight, candlelit, fire, firelight, fireplace, flame'],
  [sparkle, 'sparkle, shimmer, glitter, twinkle, glisten, shine, shiny, star, bling, magical'],
  [
    focus,
    'focus pull, pull focus, rack focus, shift focus, focus shift, defocus, blur, blur background, blurred background, background blur, ' +
      'depth of field, shallow depth, shallow focus, focus',
  ],
  [steam, 'steam, steaming, smoke, vapor, vapour, mist, fog, haze, misty, foggy, smoky'],
  [particles('snow'), 'snow, snowfall, snowflake, snowy, flake'],
  [particles('petals'), 'petal, blossom, flower, cherry blossom, rose petal'],
  [particles('leaves'), 'leaf, autumn, foliage'],
  [particles('dust'), 'dust, particle, floating particle, firefly, speck, pollen'],
  [particles('bokeh'), 'bokeh, bokeh light, light dot, orb, fairy light'],
  [particles('confetti'), 'confetti, party, celebration, celebrate'],
  [
    pace(0.65),
    'slow, slowly, gentle, gently, subtle, subtly, calm, calmly, slight, slightly, soft',
  ],
  [
    pace(1.35),
    'fast, quick, quickly, rapid, rapidly, dynamic, energetic, dramatic, swift, swiftly',
  ],
])

/** Words that say what the next verb moves; after a comma it is the camera again. */
export const SUBJECTS: ReadonlyMap<string, 'camera' | 'light'> = table<'camera' | 'light'>([
  ['camera', 'camera, shot, frame, lens, view, then, while'],
  ['light', 'light, lights, shadow, shadows, reflection, reflections, ray, rays, beam, beams'],
])

/** Words of direction. */
export const DIRECTIONS: ReadonlyMap<string, Direction> = table<Direction>([
  ['left', 'left, leftward, clockwise'],
  ['right', 'right, rightward, counterclockwise, anticlockwise'],
  ['up', 'up, upward, upwards, above, overhead'],
  ['down', 'down, downward, downwards'],
  [
    'in',
    'in, inward, inwards, into, closer, close, forward, forwards, toward, towards, near, nearer',
  ],
  ['out', 'out, outward, outwards, back, backward, backwards, away, wide, wider, farther, further'],
])

/** Words that ask for what is made anyway, or for nothing. */
export const SILENT: ReadonlySet<string> = new Set(
  `a an the and or on at of to by with for from it its is are as be while then this that these those my our your
  i we you want make create let add show see have very into onto over under across around along through between behind
  before after all some more most just only also there their one two during until start end begin finish first last shadow shadows reflection reflections ray rays beam beams lens
  video film clip movie footage animation animate animated animating camera shot scene picture image photo frame product
  object item subject background foreground surface light lighting lit motion movement moving effect effects view
  angle cinematic professional commercial advertising advertisement ad promo beautiful beautifully elegant elegantly nice
  smooth smoothly steady stable high quality 4k 8k hd realistic photorealistic natural naturally ambient gradual gradually
  continuous loop looping looped second seconds sec speed time style centered center centre middle detail details detailed
  fall falling float floating air highlight highlights atmosphere mood feel feeling stay keep remain hold`.split(
    /\s+/
  )
)

function table<T>(rows: readonly (readonly [T, string])[]): Map<string, T> {
  return new Map(
    rows.flatMap(([value, words]) => words.split(', ').map((word) => [word, value] as const))
  )
}
