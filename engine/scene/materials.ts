import type { Rgb } from '../image/color.js'
import { fractal, gridNoise, noise } from './noise.js'
import type { GroundName } from './scene.js'

/** A point of a surface: coordinates in widths of the picture at the product, and the size of a pixel there. */
export interface SurfacePoint {
  u: number
  v: number
  footprint: number
}

/** Writes the surface's colour at a point into `out`, in linear light. */
export type Material = (point: SurfacePoint, out: Float32Array) => void

/** Shares of light that each ground mirrors, when looked at as flatly as a camera does. */
export const MIRRORING: Record<GroundName, number> = {
  paper: 0,
  wood: 0.08,
  marble: 0.24,
  concrete: 0.04,
  slate: 0.1,
  sand: 0,
  snow: 0,
  linen: 0,
  grass: 0,
  tiles: 0.14,
  water: 0.42,
  gloss: 0.4,
  metal: 0.3,
  bricks: 0,
  leather: 0.05,
  carpet: 0,
}

/** The surface of a ground in its two colours; `seed` moves its pattern. */
export function createMaterial(name: GroundName, color: Rgb, second: Rgb, seed: number): Material {
  return MATERIALS[name](color, second, seed)
}

type Maker = (color: Rgb, second: Rgb, seed: number) => Material

const MATERIALS: Record<GroundName, Maker> = {
  paper: (color, _, seed) => (p, out) => {
    blend(
      out,
      color,
      color,
      0,
      0.985 + 0.03 * fractal(p.u * 90, p.v * 90, seed, 2, p.footprint * 90)
    )
  },

  wood: (color, second, seed) => (p, out) => {
    const plank = Math.floor(p.v / 0.34)
    const across = p.v / 0.34 - plank
    const shift = gridNoise(plank, 7, seed)
    const u = p.u + shift * 37
    const warp = fractal(u * 1.1, p.v * 5 + plank * 11, seed + 1, 3, p.footprint * 5)
    const rings = 0.5 + 0.5 * Math.sin((p.v * 26 + warp * 13 + shift * 20) * 2)
    const fade = Math.max(0, 1 - p.footprint * 40)
    const grain = fractal(u * 7, p.v * 210, seed + 2, 2, p.footprint * 110)
    const pores = fractal(u * 16, p.v * 420, seed + 3, 1, p.footprint * 150)
    const tone = 0.1 + 0.32 * rings * fade + 0.5 * grain + 0.3 * (shift - 0.5)
    const gap =
      1 - 0.62 * Math.exp(-((Math.min(across, 1 - across) / (0.014 + p.footprint * 1.2)) ** 2))
    const streak = 1 - 0.16 * Math.max(0, pores - 0.62) * 2.6
    blend(out, color, second, tone, gap * streak * (0.88 + 0.24 * shift))
  },

  marble: (color, second, seed) => (p, out) => {
    const wx = fractal(p.u * 2.1, p.v * 2.1, seed, 5, p.footprint * 2)
    const wy = fractal(p.u * 2.1 + 9, p.v * 2.1 + 4, seed + 5, 5, p.footprint * 2)
    const main = ridge(
      fractal(p.u * 1.15 + 1.7 * wx, p.v * 1.5 + 1.7 * wy, seed + 9, 4, p.footprint * 2)
    )
    const fine = ridge(
      fractal(p.u * 3.2 + 1.4 * wy, p.v * 3.6 + 1.4 * wx, seed + 13, 4, p.footprint * 4)
    )
    const cloud = fractal(p.u * 1.6, p.v * 1.6, seed + 21, 3, p.footprint * 2)
    blend(out, color, second, 0.75 * main ** 9 + 0.35 * fine ** 12 + 0.16 * cloud, 1)
  },

  concrete: (color, second, seed) => (p, out) => {
    const clouds = fractal(p.u * 2.2, p.v * 2.2, seed, 4, p.footprint * 2)
    const grit = fractal(p.u * 70, p.v * 70, seed + 4, 3, p.footprint * 70)
    const pore = noise(p.u * 46, p.v * 46, seed + 8)
    const pores = p.footprint < 0.006 && pore > 0.9 ? 1 - (pore - 0.9) * 3.2 : 1
    blend(out, color, second, clouds * 1.3 - 0.15, pores * (0.93 + 0.14 * grit))
  },

  slate: (color, second, seed) => (p, out) => {
    const layers = fractal(p.u * 3, p.v * 7, seed, 5, p.footprint * 7)
    const grit = fractal(p.u * 60, p.v * 90, seed + 3, 2, p.footprint * 90)
    blend(out, color, second, layers * 1.5 - 0.3, 0.8 + 0.4 * grit)
  },

  sand: (color, second, seed) => (p, out) => {
    const warp = fractal(p.u * 2.4, p.v * 2.4, seed, 3, p.footprint * 2)
    const ripple = 0.5 + 0.5 * Math.sin((p.v * 17 + warp * 7 + p.u * 2) * 2)
    const dunes = fractal(p.u * 1.2, p.v * 1.6, seed + 3, 2, p.footprint)
    const fade = Math.max(0, 1 - p.footprint * 60)
    const grain = fractal(p.u * 240, p.v * 240, seed + 6, 2, p.footprint * 240)
    blend(out, color, second, 0.28 * ripple * fade + 0.5 * dunes, 0.86 + 0.28 * grain)
  },

  snow: (color, second, seed) => (p, out) => {
    const drifts = fractal(p.u * 1.7, p.v * 2.6, seed, 4, p.footprint * 2)
    const sparkle = gridNoise(Math.floor(p.u * 420), Math.floor(p.v * 420), seed + 2)
    blend(out, color, second, drifts * 1.2 - 0.2, sparkle > 0.997 && p.footprint < 0.004 ? 1.3 : 1)
  },

  linen: (color, second, seed) => (p, out) => {
    const folds = fractal(p.u * 1.5 + 0.7 * p.v, p.v * 0.9, seed, 3, p.footprint)
    const warp = fractal(p.u * 300, p.v * 9, seed + 3, 2, p.footprint * 300)
    const weft = fractal(p.u * 9, p.v * 300, seed + 5, 2, p.footprint * 300)
    const crease = ridge(folds) ** 3
    blend(
      out,
      color,
      second,
      0.85 * folds - 0.1,
      (0.86 + 0.14 * (warp + weft)) * (0.95 + 0.1 * crease)
    )
  },

  grass: (color, second, seed) => (p, out) => {
    const patches = fractal(p.u * 2, p.v * 2, seed, 3, p.footprint * 2)
    const lean = noise(p.u * 5, p.v * 5, seed + 2) * 0.5
    const blades = fractal(p.u * 130 + lean * 30, p.v * 24, seed + 4, 3, p.footprint * 90)
    blend(out, color, second, blades * 1.5 - 0.45 + 0.3 * patches, 0.55 + 0.9 * blades)
  },

  tiles: (color, second, seed) => (p, out) => {
    const x = p.u / 0.21 - Math.floor(p.u / 0.21)
    const y = p.v / 0.21 - Math.floor(p.v / 0.21)
    const edge = Math.min(x, 1 - x, y, 1 - y)
    const grout = Math.exp(-((edge / (0.016 + p.footprint * 2)) ** 2))
    const tone = gridNoise(Math.floor(p.u / 0.21), Math.floor(p.v / 0.21), seed)
    blend(out, color, second, grout, 0.96 + 0.06 * tone)
  },

  water: (color, second, seed) => (p, out) => {
    const waves = fractal(p.u * 5, p.v * 16, seed, 4, p.footprint * 12)
    blend(out, color, second, waves * 1.8 - 0.5, 0.8 + 0.5 * waves)
  },

  gloss: (color, second, seed) => (p, out) => {
    blend(out, color, second, 0.3 * fractal(p.u * 1.3, p.v * 1.3, seed, 2, p.footprint), 1)
  },

  metal: (color, second, seed) => (p, out) => {
    const brushed = fractal(p.u * 3, p.v * 340, seed, 3, p.footprint * 200)
    const sheen = fractal(p.u * 1.4, p.v * 1.1, seed + 3, 2, p.footprint)
    blend(out, color, second, 0.7 * sheen + 0.5 * brushed - 0.15, 0.94 + 0.12 * brushed)
  },

  bricks: (color, second, seed) => (p, out) => {
    const row = Math.floor(p.v / 0.16)
    const along = p.u / 0.3 + (row % 2) * 0.5
    const [x, y] = [along - Math.floor(along), p.v / 0.16 - row]
    const edge = Math.min(Math.min(x, 1 - x) * 0.3, Math.min(y, 1 - y) * 0.16)
    const joint = Math.exp(-((edge / (0.007 + p.footprint * 0.8)) ** 2))
    const tone = 0.8 + 0.36 * gridNoise(Math.floor(along), row, seed)
    const rough = 0.84 + 0.32 * fractal(p.u * 60, p.v * 60, seed + 2, 3, p.footprint * 60)
    blend(out, color, second, joint, tone * rough)
  },

  leather: (color, second, seed) => (p, out) => {
    const hide = fractal(p.u * 1.6, p.v * 1.6, seed, 3, p.footprint * 2)
    const grain = ridge(fractal(p.u * 95, p.v * 95, seed + 4, 2, p.footprint * 90)) ** 2
    blend(out, color, second, 0.5 * hide + 0.4 * grain, 0.95 + 0.1 * hide)
  },

  carpet: (color, second, seed) => (p, out) => {
    const pile = fractal(p.u * 80, p.v * 60, seed, 3, p.footprint * 60)
    const brushed = fractal(p.u * 2.4, p.v * 3, seed + 5, 3, p.footprint * 3)
    blend(out, color, second, 1.2 * pile + 0.35 * brushed - 0.3, 0.72 + 0.5 * pile)
  },
}

/** 1 where noise crosses its middle, falling to 0 away from it. */
function ridge(value: number): number {
  return Math.max(0, 1 - Math.abs(2 * value - 1))
}

function blend(out: Float32Array, from: Rgb, to: Rgb, share: number, factor: number): void {
  const t = share < 0 ? 0 : share > 1 ? 1 : share
  for (let c = 0; c < 3; c++) out[c] = (from[c]! + (to[c]! - from[c]!) * t) * factor
}
