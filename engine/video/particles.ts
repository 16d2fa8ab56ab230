import { between, pick, type Random } from '../image/random.js'
import type { Pose } from './camera_path.js'
import type { Frame } from './draw_ground.js'
import { drawPiece, type Bytes3 } from './draw_shapes.js'
import type { Particles } from './film_plan.js'

/** Seconds after which all of them are there; the film starts with the still. */
const APPEAR = 1.2
/** Nearer ones fly before the product, the others behind it. */
const BEFORE_PRODUCT = 0.45

interface Kind {
  count: number
  colors: readonly Bytes3[]
  /** Half the size in parts of the frame's shorter side, far and near. */
  size: readonly [number, number]
  /** Length by width. */
  long: number
  softness: number
  opacity: number
  /** Parts of the shorter side a second, far and near. */
  fall: readonly [number, number]
  drift: number
  sway: number
  /** Turns a second, at most. */
  tumble: number
  twinkle: boolean
  /** How near the nearest are, 0 to 1; 1 if missing. */
  nearest?: number
  /** Whether pieces have corners. */
  hasCorners?: boolean
}

const KINDS: Readonly<Record<Particles, Kind>> = {
  snow: {
    count: 170,
    colors: [[250, 252, 255]],
    size: [0.0018, 0.011],
    long: 1,
    softness: 0.8,
    opacity: 0.85,
    fall: [0.07, 0.22],
    drift: 0.03,
    sway: 0.012,
    tumble: 0,
    twinkle: false,
  },
  petals: {
    count: 30,
    colors: [
      [246, 190, 204],
      [250, 214, 222],
      [238, 168, 188],
    ],
    size: [0.008, 0.02],
    long: 1.6,
    softness: 0.25,
    opacity: 0.95,
    fall: [0.1, 0.2],
    drift: 0.05,
    sway: 0.05,
    tumble: 0.35,
    twinkle: false,
  },
  leaves: {
    count: 20,
    colors: [
      [196, 112, 40],
      [168, 78, 36],
      [206, 150, 58],
    ],
    size: [0.009, 0.024],
    long: 1.9,
    softness: 0.2,
    opacity: 0.96,
    fall: [0.11, 0.21],
    drift: 0.06,
    sway: 0.06,
    tumble: 0.4,
    twinkle: false,
  },
  dust: {
    count: 55,
    colors: [
      [255, 236, 200],
      [255, 224, 176],
      [255, 246, 228],
    ],
    size: [0.004, 0.02],
    long: 1,
    softness: 0.9,
    opacity: 0.6,
    fall: [-0.012, -0.03],
    drift: 0.02,
    sway: 0.02,
    tumble: 0,
    twinkle: true,
  },
  bokeh: {
    count: 34,
    colors: [
      [255, 226, 178],
      [255, 208, 150],
      [255, 244, 222],
    ],
    size: [0.014, 0.1],
    long: 1,
    softness: 0.3,
    opacity: 0.42,
    fall: [-0.008, -0.02],
    drift: 0.015,
    sway: 0.02,
    tumble: 0,
    twinkle: true,
    nearest: BEFORE_PRODUCT,
  },
  confetti: {
    count: 70,
    colors: [
      [232, 74, 95],
      [64, 145, 222],
      [250, 196, 60],
      [88, 186, 120],
      [170, 106, 206],
    ],
    size: [0.005, 0.011],
    long: 1.7,
    softness: 0.15,
    opacity: 0.96,
    fall: [0.2, 0.34],
    drift: 0.05,
    sway: 0.03,
    tumble: 0.9,
    twinkle: false,
    hasCorners: true,
  },
}

/** What flies through the air; each is a function of time, so that frames can be drawn in any order. */
export function createParticles(
  kinds: readonly Particles[],
  strength: number,
  frame: { width: number; height: number },
  random: Random
) {
  const side = Math.min(frame.width, frame.height)
  const all = kinds.flatMap((name) => {
    const kind = KINDS[name]
    const wind = between(random, 0.5, 1) * (random() < 0.5 ? -1 : 1)
    const area = (frame.width * frame.height) / (side * side * 1.78)
    const count = Math.round(kind.count * area * Math.min(1.2, 0.35 + 0.65 * strength))
    return Array.from({ length: count }, () => createParticle(kind, wind, side, frame, random))
  })

  /** Draws those behind the product, or those before it. */
  return function drawParticles(out: Frame, time: number, pose: Pose, before: boolean): void {
    for (const one of all) if (one.near > BEFORE_PRODUCT === before) one.draw(out, time, pose)
  }
}

function createParticle(
  kind: Kind,
  wind: number,
  side: number,
  frame: { width: number; height: number },
  random: Random
) {
  const near = random() ** 2 * (kind.nearest ?? 1)
  const mix = (ends: readonly [number, number]) => ends[0] + (ends[1] - ends[0]) * near
  const size = Math.max(1, mix(kind.size) * side * between(random, 0.8, 1.2))
  const room = size * kind.long * 2 + side * 0.08
  const startX = random() * (frame.width + 2 * room)
  const startY = random() * (frame.height + 2 * room)
  const speedX = (kind.drift * wind + between(random, -0.3, 0.3) * kind.drift) * side
  const speedY = mix(kind.fall) * side * between(random, 0.8, 1.2)
  const phase = random() * 2 * Math.PI
  const beat = between(random, 0.25, 0.6) * 2 * Math.PI
  const turn = between(random, -1, 1) * kind.tumble * 2 * Math.PI
  const color = pick(random, kind.colors)
  const opacity = kind.opacity * (1 - 0.45 * near)
  const appear = random() * (APPEAR - 0.7)

  return {
    near,
    draw(out: Frame, time: number, pose: Pose): void {
      const shown = Math.min(1, Math.max(0, (time - appear) / 0.7))
      if (shown === 0) return
      const shiftX = pose.truckX * (0.6 + near) + pose.panX
      const shiftY = pose.truckY * (0.6 + near) + pose.panY
      const sway = Math.sin(phase + beat * time) * kind.sway * side
      const x = wrap(startX + speedX * time + sway + shiftX, frame.width + 2 * room) - room
      const y = wrap(startY + speedY * time + shiftY, frame.height + 2 * room) - room
      const flat =
        kind.tumble === 0 ? 1 : 0.35 + 0.65 * Math.abs(Math.sin(phase + turn * 0.8 * time))
      const light = kind.twinkle ? 0.55 + 0.45 * Math.sin(phase * 3 + beat * 1.7 * time) : 1
      drawPiece(
        out,
        { x, y },
        {
          across: size * flat,
          along: size * kind.long,
          angle: phase + turn * time,
          softness: Math.min(1, kind.softness + 0.3 * near),
          hasCorners: kind.hasCorners ?? false,
        },
        color,
        opacity * shown * light
      )
    },
  }
}

function wrap(value: number, length: number): number {
  return ((value % length) + length) % length
}
