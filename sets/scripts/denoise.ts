/** Three planes of linear light. */
export type Rgb = [Float32Array, Float32Array, Float32Array]

/** What tells surfaces apart: noise-free pictures of the same view. */
export interface Guide {
  width: number
  height: number
  albedo: Rgb
  normal: Rgb
  depth: Float32Array
}

/** The same light, rendered twice with noise of its own. */
export interface Halves {
  a: Rgb
  b: Rgb
}

const FLOOR = 0.03

/**
 * Removes render noise from light that was divided by the colour of the surfaces it falls on.
 *
 * Joint bilateral filter over surfaces (normal, depth, albedo) and light. Each half is averaged with weights taken from the
 * other half, so noise cannot vote for itself; the difference of the halves is the measure of noise (after Rousselle,
 * Knaus and Zwicker, "Adaptive Rendering with Non-Local Means Filtering", 2012). Done twice: near, then wide.
 */
export function denoise(lights: Halves[], guide: Guide): Rgb[] {
  let halves = lights.flatMap(({ a, b }) => {
    const pair = [divide(a, guide.albedo), divide(b, guide.albedo)] as const
    tame(pair[0], pair[1], guide.width)
    return pair
  })
  for (const [step, strictness] of [
    [1, 0.7],
    [3, 0.9],
  ] as const) {
    const grey = halves.map((half) => luminance(half))
    const judges = grey.map((_, k) => blur(grey[k ^ 1]!, guide, 1))
    const noise = grey.map((_, k) => variance(grey[k]!, grey[k ^ 1]!, guide))
    halves = filter(halves, judges, noise, guide, step, strictness)
  }
  return lights.map((_, k) => multiply(halves[2 * k]!, halves[2 * k + 1]!, guide.albedo))
}

function divide(light: Rgb, albedo: Rgb): Rgb {
  return light.map((plane, c) => plane.map((v, i) => v / Math.max(FLOOR, albedo[c]![i]!))) as Rgb
}

function multiply(a: Rgb, b: Rgb, albedo: Rgb): Rgb {
  return a.map((plane, c) =>
    plane.map((v, i) => ((v + b[c]![i]!) / 2) * Math.max(FLOOR, albedo[c]![i]!))
  ) as Rgb
}

/** Pulls single bright pixels down that only one half knows. */
function tame(a: Rgb, b: Rgb, width: number) {
  const la = luminance(a)
  const lb = luminance(b)
  for (const [rgb, own, other] of [
    [a, la, lb],
    [b, lb, la],
  ] as const) {
    for (let i = width + 1; i < own.length - width - 1; i++) {
      const peers = [other[i]!, other[i - 1]!, other[i + 1]!, other[i - width]!, other[i + width]!]
      const most = 1.5 * Math.max(...peers) + 0.02
      if (own[i]! > most) for (const plane of rgb) plane[i]! *= most / own[i]!
    }
  }
}

function luminance([r, g, b]: Rgb) {
  return r.map((v, i) => 0.25 * v + 0.6 * g[i]! + 0.15 * b[i]!)
}

function variance(a: Float32Array, b: Float32Array, guide: Guide) {
  return blur(
    a.map((v, i) => ((v - b[i]!) * (v - b[i]!)) / 2),
    guide,
    3
  )
}

/** Box mean of (2 * reach + 1) squared pixels. */
function blur(
  plane: Float32Array,
  { width, height }: { width: number; height: number },
  reach: number
) {
  const across = new Float32Array(plane.length)
  const out = new Float32Array(plane.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0
      let n = 0
      for (let k = Math.max(0, x - reach); k <= Math.min(width - 1, x + reach); k++, n++)
        sum += plane[y * width + k]!
      across[y * width + x] = sum / n
    }
  }
  for (let y = 0; y < height; y++) {
    const from = Math.max(0, y - reach)
    const to = Math.min(height - 1, y + reach)
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let k = from; k <= to; k++) sum += across[k * width + x]!
      out[y * width + x] = sum / (to - from + 1)
    }
  }
  return out
}

const REACH = 3

/** Averages each light over neighbours on the same surface that its judge finds equally bright. */
function filter(
  lights: Rgb[],
  judges: Float32Array[],
  noise: Float32Array[],
  { width, height, albedo, normal, depth }: Guide,
  step: number,
  strictness: number
): Rgb[] {
  const [nx, ny, nz] = normal
  const [ar, ag, ab] = albedo
  const out = lights.map((light) => light.map((plane) => new Float32Array(plane.length)) as Rgb)
  const count = lights.length
  const sums = new Float64Array(count * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = y * width + x
      sums.fill(0)
      for (let dy = -REACH; dy <= REACH; dy++) {
        const qy = y + dy * step
        if (qy < 0 || qy >= height) continue
        for (let dx = -REACH; dx <= REACH; dx++) {
          const qx = x + dx * step
          if (qx < 0 || qx >= width) continue
          const q = qy * width + qx
          const n0 = nx[p]! - nx[q]!
          const n1 = ny[p]! - ny[q]!
          const n2 = nz[p]! - nz[q]!
          const a0 = ar[p]! - ar[q]!
          const a1 = ag[p]! - ag[q]!
          const a2 = ab[p]! - ab[q]!
          const dz = (depth[p]! - depth[q]!) / depth[p]!
          const apart =
            12 * (n0 * n0 + n1 * n1 + n2 * n2) + 900 * dz * dz + 6 * (a0 * a0 + a1 * a1 + a2 * a2)
          if (apart > 4) continue
          for (let k = 0; k < count; k++) {
            const judge = judges[k]!
            const unsure = noise[k]!
            const own = judge[p]!
            const d = own - judge[q]!
            const allowed = (unsure[p]! + unsure[q]!) * 0.22 + 1e-5 + 2e-5 * own * own
            const w = decay(apart + (strictness * d * d) / allowed)
            if (w === 0) continue
            const light = lights[k]!
            sums[4 * k]! += w * light[0][q]!
            sums[4 * k + 1]! += w * light[1][q]!
            sums[4 * k + 2]! += w * light[2][q]!
            sums[4 * k + 3]! += w
          }
        }
      }
      for (let k = 0; k < count; k++) {
        for (let c = 0; c < 3; c++) out[k]![c]![p] = sums[4 * k + c]! / sums[4 * k + 3]!
      }
    }
  }
  return out
}

/** exp(-v), 0 from 8 on. */
function decay(v: number) {
  const t = v < 8 ? 1 - v / 8 : 0
  const t4 = t * t * t * t
  return t4 * t4
}
