/** The lens that the views are seen through: focal length and sensor in mm, distances in metres. */
export interface Lens {
  focal: number
  sensor: number
  fstop: number
  focus: number
}

/** Radius in pixels of the disc that a point at each depth becomes (thin lens). */
function discs(depth: Float32Array, lens: Lens, width: number) {
  const f = lens.focal / 1000
  const reach = ((f / lens.fstop) * f) / (lens.focus - f)
  const scale = (reach / 2 / (lens.sensor / 1000)) * width
  return depth.map((z) => (scale * Math.abs(z - lens.focus)) / z)
}

interface Field {
  width: number
  height: number
  depth: Float32Array
  disc: Float32Array
  /** All planes, pixel by pixel. */
  data: Float32Array
  planes: number
}

/**
 * Gives planes of one view the depth of field of a lens. Each point spreads over its disc of confusion with a weight that keeps its
 * energy; points behind a sharper surface do not spill over it. Strongly blurred pixels are worked out at half size.
 */
export function defocus(planes: Float32Array[], depth: Float32Array, width: number, lens: Lens) {
  const count = planes.length
  const data = new Float32Array(depth.length * count)
  planes.forEach((plane, k) => plane.forEach((v, i) => (data[i * count + k] = v)))
  const height = depth.length / width
  const full: Field = { width, height, depth, disc: discs(depth, lens, width), data, planes: count }
  const small = halved(full)
  const soft = gather(small, () => true)
  const sharp = gather(full, (disc) => disc <= COARSE + 2)
  return planes.map((_, k) =>
    depth.map((_d, i) => {
      const t = Math.min(1, Math.max(0, (full.disc[i]! - COARSE) / 2))
      const fine = t < 1 ? sharp[i * count + k]! : 0
      return t > 0
        ? fine * (1 - t) + t * bilinear(small, soft, k, (i % width) / 2, Math.floor(i / width) / 2)
        : fine
    })
  )
}

/** Disc radius in pixels from which half size is enough. */
const COARSE = 6

function halved({ width, height, depth, disc, data, planes }: Field): Field {
  const [w, h] = [width >> 1, height >> 1]
  const small = {
    width: w,
    height: h,
    planes,
    depth: new Float32Array(w * h),
    disc: new Float32Array(w * h),
    data: new Float32Array(w * h * planes),
  }
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const [to, from] = [y * w + x, 2 * y * width + 2 * x]
      small.depth[to] = depth[from]!
      small.disc[to] = disc[from]! / 2
      const alike = [from, from + 1, from + width, from + width + 1].filter(
        (q) => Math.abs(disc[q]! - disc[from]!) < 1 + 0.2 * disc[from]!
      )
      for (let k = 0; k < planes; k++) {
        for (const q of alike) small.data[to * planes + k]! += data[q * planes + k]! / alike.length
      }
    }
  }
  return small
}

/** Mean of the four nearest pixels of the small picture, leaving sharp ones out. */
function bilinear(
  { width, height, planes, disc }: Field,
  data: Float32Array,
  k: number,
  fx: number,
  fy: number
) {
  const x = Math.min(width - 2, Math.max(0, Math.floor(fx - 0.25)))
  const y = Math.min(height - 2, Math.max(0, Math.floor(fy - 0.25)))
  const [u, v] = [Math.min(1, Math.max(0, fx - 0.25 - x)), Math.min(1, Math.max(0, fy - 0.25 - y))]
  let sum = 0
  let weight = 0
  for (let c = 0; c < 4; c++) {
    const i = (y + (c >> 1)) * width + x + (c & 1)
    const share = (c & 1 ? u : 1 - u) * (c >> 1 ? v : 1 - v) + 1e-4
    const w = disc[i]! > COARSE / 2 - 1 ? share : share * 1e-4
    sum += w * data[i * planes + k]!
    weight += w
  }
  return sum / weight
}

function gather(field: Field, wanted: (disc: number) => boolean) {
  const { width, height, depth, disc, data, planes } = field
  const near = reachMap(disc, width, height)
  const out = new Float32Array(data.length)
  const sums = new Float64Array(planes)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = y * width + x
      if (!wanted(disc[p]!)) continue
      const reach = Math.ceil(near[p]!)
      // Coarser steps would leave a comb in the disc of a small bright lamp.
      const step = Math.max(1, Math.round(reach / 16))
      const own = Math.max(0.5, disc[p]!)
      // Little blurred pixels look at every near neighbour; further away only what is before them can reach them.
      const dense = step > 1 && own <= 7 ? Math.ceil(own) + 1 : -1
      const rim = Math.floor(reach / step) * step
      sums.fill(0)
      let sum = 0
      for (let pass = dense < 0 ? 1 : 0; pass < 2; pass++) {
        const span = pass === 0 ? dense : rim
        const stride = pass === 0 ? 1 : step
        for (let dy = -span; dy <= span; dy += stride) {
          const qy = y + dy
          if (qy < 0 || qy >= height) continue
          for (let dx = -span; dx <= span; dx += stride) {
            const qx = x + dx
            if (qx < 0 || qx >= width) continue
            if (pass === 1 && Math.abs(dx) <= dense && Math.abs(dy) <= dense) continue
            const q = qy * width + qx
            let r = disc[q]!
            if (r > own && depth[q]! > depth[p]! * 1.01) r = own
            if (r < 0.5) r = 0.5
            const edge = r + 0.5 - Math.sqrt(dx * dx + dy * dy)
            if (edge <= 0) continue
            const w = ((edge < 1 ? edge : 1) * stride * stride) / (r * r)
            sum += w
            const at = q * planes
            for (let k = 0; k < planes; k++) sums[k]! += w * data[at + k]!
          }
        }
      }
      for (let k = 0; k < planes; k++) out[p * planes + k] = sums[k]! / sum
    }
  }
  return out
}

/** The largest disc that may touch each pixel, looked up in tiles. */
function reachMap(disc: Float32Array, width: number, height: number) {
  const tile = 16
  const w = Math.ceil(width / tile)
  const h = Math.ceil(height / tile)
  const most = new Float32Array(w * h)
  disc.forEach((r, i) => {
    const t = Math.floor(Math.floor(i / width) / tile) * w + Math.floor((i % width) / tile)
    if (r > most[t]!) most[t] = r
  })
  const wide = most.map((_, t) => {
    const [tx, ty] = [t % w, Math.floor(t / w)]
    let best = 0
    const span = 3
    for (let y = Math.max(0, ty - span); y <= Math.min(h - 1, ty + span); y++) {
      for (let x = Math.max(0, tx - span); x <= Math.min(w - 1, tx + span); x++) {
        const gap = Math.max(0, Math.max(Math.abs(x - tx), Math.abs(y - ty)) - 1) * tile
        if (most[y * w + x]! > gap) best = Math.max(best, most[y * w + x]!)
      }
    }
    return best
  })
  return disc.map((_, i) => {
    const r = wide[Math.floor(Math.floor(i / width) / tile) * w + Math.floor((i % width) / tile)]!
    return r < 0.7 ? 0 : r
  })
}
