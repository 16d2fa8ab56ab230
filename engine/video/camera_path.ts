import { between, type Random } from '../image/random.js'
import { FARTHEST, NEAREST } from './row_depth.js'
import type { FilmPlan } from './film_plan.js'

/**
 * Where the camera is, as what it does to a point of the frame. A point at depth `d` (nearness: 1 at the product, less
 * behind it) goes from `p` to `anchor + scale(d) (p - anchor) + truck d + pan`, see {@link scaleAt}.
 */
export interface Pose {
  /** Length of the way to the product that the camera has gone, as a part of it. */
  dolly: number
  /** Magnification by the lens, the same at all depths. */
  zoom: number
  /** Pixels at depth 1. */
  truckX: number
  truckY: number
  /** Pixels at every depth. */
  panX: number
  panY: number
}

/** Free room around the product in the frame. */
export interface Room {
  /** Magnification at which it meets the frame's edge. */
  scale: number
  /** Parts of the frame's height. */
  above: number
  below: number
}

/** Magnification of what is at a depth. */
export function scaleAt({ dolly, zoom }: Pose, depth: number): number {
  return zoom / (1 - dolly * depth)
}

/** Ways of the usual amount, as parts of the frame's side (of the way to the product for `push`). */
const WAYS = { push: 0.11, pan: 0.055, tilt: 0.045, truck: 0.05, rise: 0.045, orbit: 0.16 }
/** Part of a move up or down that is made even when the product meets the frame's edge. */
const LEAST = 0.35
/** Part of what a sideways move would show beyond the picture's edge that is hidden by going closer. */
const HIDDEN = 0.7

/**
 * The camera's path: `at(progress)` for 0 to 1. It starts at rest on the still itself and ends at rest.
 *
 * @param strength 1 = as far as usual
 * @param seconds of the whole film
 * @param room what the product has until it meets the frame's edge
 */
export function cameraPath(
  plan: FilmPlan,
  strength: number,
  frame: { width: number; height: number },
  seconds: number,
  room: Room,
  random: Random
): (progress: number) => Pose {
  const { moves, pace } = plan
  const far = strength * (0.5 + 0.5 * pace) * between(random, 0.9, 1.1) * (seconds > 5 ? 1.2 : 1)
  const ease = pace > 1 ? 1 / pace : 1
  const part = (name: keyof typeof WAYS) => moves[name] * WAYS[name] * far
  const panX = -part('pan')
  const orbit = -part('orbit')
  const truckX = -part('truck') + orbit
  const down = part('tilt') + part('rise')
  const free = down > 0 ? room.below : room.above
  // Without a way up or down there is nothing to keep of it, and nothing to divide by.
  const kept = down === 0 ? 1 : Math.min(1, Math.max(LEAST, free / Math.abs(down)))
  const panY = part('tilt') * kept
  const truckY = part('rise') * kept
  const shift = Math.max(
    ...[FARTHEST, NEAREST].map((depth) => Math.abs(panX - orbit + truckX * depth)),
    Math.abs(panY + truckY)
  )
  const zoom = Math.max(1, Math.min(1 + 2 * HIDDEN * shift, room.scale * (1 - part('push'))))
  const tremble = tremor(random)
  return (progress) => {
    const way = easeInOut(Math.min(1, progress / ease))
    const time = progress * seconds
    const shake = moves.handheld * strength * Math.min(1, time / 0.8) ** 2
    const { x, y } = tremble(time)
    return {
      dolly: part('push') * way,
      zoom: 1 + (zoom - 1) * way + Math.abs(shake) * 0.02 * Math.min(1, time),
      truckX: (truckX * way + shake * 0.35 * x) * frame.width,
      truckY: truckY * way * frame.height + shake * 0.35 * y * frame.width,
      panX: ((panX - orbit) * way + shake * x) * frame.width,
      panY: panY * way * frame.height + shake * y * frame.width,
    }
  }
}

/** The way gone: the speed rises and falls like a cosine over a third of the time each, and is even between. */
export function easeInOut(t: number): number {
  const ramp = 1 / 3
  const top = 1 / (1 - ramp)
  const rising = (u: number) => (top / 2) * (u - (ramp / Math.PI) * Math.sin((Math.PI * u) / ramp))
  if (t <= 0) return 0
  if (t >= 1) return 1
  if (t < ramp) return rising(t)
  if (t > 1 - ramp) return 1 - rising(1 - t)
  return rising(ramp) + top * (t - ramp)
}

/** A smooth trembling around 0 from a few slow waves, as a part of the frame's width. */
function tremor(random: Random): (time: number) => { x: number; y: number } {
  const wave = (size: number) => {
    const parts = [0.45, 0.85, 1.7].map((hertz) => ({
      size: (size * 0.45) / hertz ** 0.8,
      speed: 2 * Math.PI * hertz * between(random, 0.85, 1.15),
      phase: 2 * Math.PI * random(),
    }))
    return (time: number) =>
      parts.reduce((sum, one) => sum + one.size * Math.sin(one.speed * time + one.phase), 0)
  }
  const x = wave(0.0055)
  const y = wave(0.0042)
  return (time) => ({ x: x(time), y: y(time) })
}
