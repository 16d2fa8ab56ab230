import { blur, boxMean } from '../../image/blur.js'
import { LINEAR } from '../../image/color.js'
import { dilate, erode } from '../../image/dilate.js'
import { boundingBox, createPlane, mapPlane, type Plane, type Raster } from '../../image/raster.js'
import { resizePlane } from '../../image/resample.js'
import { shrinkPlane } from '../../image/shrink_plane.js'

/** Longest side of the copy in which shadows are looked for, in pixels. */
const SIDE = 256

/** Light of a shadow, as a share of the ground's. */
const DARKEST = 0.03
const LIGHTEST = 0.93

/** The same of a hard shadow, which is looked for where more than a shadow is darker than the rest. */
const HARD = 0.4

/** Radius of what is closed in a shadow, in pixels of the copy. */
const CLOSED = 3

/** How many of the usual deviations of its ground a shadow is darker at least, and how dark counts whatever the ground. */
const CLEAR = 2.2
const SURELY = 0.6

/** The same of its soft edge, in pixels that hang together with it, and how far that goes in sizes of what casts it. */
const EDGE_LIGHTEST = 0.975
const EDGE_CLEAR = 1.2
const EDGE_REACH = 0.15

/** How far above the foot of what casts it a shadow may lie, and begin, in heights of that. */
const HIGHEST = 0.45
const BEGINS = 0.3

/** Most by which a shadow darkens one colour more than another: what differs more is something else. */
const TINT = 0.16

/** Most that a shadow changes from pixel to pixel beyond what its ground does, as a share of the ground's light. */
const ROUGH = 0.05

/** How far a shadow leads away, in sizes of what casts it, and how large it may be beside it. */
const REACH = 0.9
const MOST_AREA = 1.6

/** How much of it may lie as far away as is looked, or at the picture's edge, in sides of a square of its area: with more it goes on, as a dark ground does. */
const MOST_FAR = 0.5

/**
 * The shadow that a thing casts: what adjoins its lower half, leads away from it and is the ground's own colour, smooth and darker.
 *
 * @param thing 1 where the thing is
 * @param product what has a shadow of its own, 0 to 1, or null: what is nearer to it is left alone
 * @returns 0 to 1 at the picture's size, or null where none is found
 */
export function castShadow(picture: Raster, thing: Plane, product: Plane | null): Plane | null {
  const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const small = (plane: Plane) => shrinkPlane(plane, width, height)
  const marked = mapPlane(
    { width, height },
    (
      (s) => (i) =>
        s.data[i]! > 0.2 ? 1 : 0
    )(small(thing))
  )
  const box = boundingBox(marked, 0.5)
  if (!box) return null
  const size = Math.max(box.right - box.left, box.bottom - box.top)
  const blocked = product && small(product)
  const light = [0, 1, 2].map((c) =>
    boxMean(small(mapPlane(picture, (i) => LINEAR[picture.data[i * picture.channels + c]!]!)), 1)
  )
  const isOut = (i: number) => marked.data[i]! > 0 || (blocked?.data[i] ?? 0) > 0.1
  const reach = Math.max(4, REACH * size)
  const near = distances(marked)
  const toProduct = blocked && distances(mapPlane(blocked, (i) => (blocked.data[i]! > 0.3 ? 1 : 0)))
  const tall = box.bottom - box.top
  const highest = box.bottom - HIGHEST * tall
  const begins = box.bottom - BEGINS * tall
  const rowOf = (i: number) => Math.floor(i / width)
  const isAtEdge = (i: number) =>
    i % width === 0 || (i + 1) % width === 0 || rowOf(i) === height - 1
  const isBeside = (i: number) => near[i]! <= reach && rowOf(i) >= highest
  const own = marked.data.reduce((sum, value) => sum + value, 0)
  for (const most of [LIGHTEST, HARD]) {
    const { dark, dim } = darkOf(light, isOut, isBeside, { size, most })
    const isDark = mapPlane(marked, (i) =>
      marked.data[i]! > 0 || (dark[i] && isBeside(i)) ? 1 : 0
    )
    // Dark specks of a rough ground hang together by threads.
    const firm = dilate(erode(isDark, 1), 1)
    const isOwn = (i: number) => isBeside(i) && (!toProduct || near[i]! < toProduct[i]!)
    const isShadow = (i: number) => firm.data[i]! > 0 && dark[i] === 1 && isOwn(i)
    const found = grow(marked, isShadow, (i) => near[i]! <= 2.5 && rowOf(i) >= begins)
    let [area, far] = [0, 0]
    for (let i = 0; i < found.data.length; i++) {
      if (found.data[i] === 0) continue
      area++
      if (near[i]! > reach - 1 || isAtEdge(i)) far++
    }
    if (area < 4 || area > MOST_AREA * own || far > MOST_FAR * Math.sqrt(area)) continue
    const away = distances(found)
    const edge = Math.max(3, EDGE_REACH * size)
    const isEdge = (i: number) =>
      found.data[i]! > 0 || (dim[i] === 1 && away[i]! <= edge && isOwn(i))
    const whole = grow(marked, isEdge, (i) => found.data[i]! > 0)
    // Specks within it, and what is between it and the thing, go too.
    const joined = mapPlane(whole, (i) => Math.max(whole.data[i]!, marked.data[i]!))
    return resizePlane(erode(dilate(joined, CLOSED), CLOSED - 1), picture.width, picture.height)
  }
  return null
}

/** 1 where the ground is darker than around, of its own colour and as smooth. */
function darkOf(
  light: Plane[],
  isOut: (i: number) => boolean,
  isBeside: (i: number) => boolean,
  { size, most }: { size: number; most: number }
): { dark: Uint8Array; dim: Uint8Array } {
  const first = light[0]!
  const dark = new Uint8Array(first.data.length)
  const dim = new Uint8Array(first.data.length)
  const rough = roughness(light[1]!, isOut)
  let usual = 0
  for (let pass = 0; pass < 3; pass++) {
    const known = mapPlane(first, (i) => (isOut(i) || dark[i] ? 0 : 1))
    const weight = blur(known, Math.max(4, 0.6 * size))
    const ground = light.map((plane) => {
      const sum = blur(
        mapPlane(plane, (i) => plane.data[i]! * known.data[i]!),
        Math.max(4, 0.6 * size)
      )
      return mapPlane(sum, (i) => sum.data[i]! / Math.max(1e-4, weight.data[i]!))
    })
    usual = medianOf(rough.data.filter((_, i) => known.data[i]! > 0))
    const share = (i: number) =>
      light.reduce(
        (sum, plane, c) => sum + plane.data[i]! / Math.max(0.002, ground[c]!.data[i]!),
        0
      ) / 3
    const off = mapPlane(first, (i) => Math.abs(share(i) - 1))
    const spread = 1.48 * medianOf(off.data.filter((_, i) => known.data[i]! > 0 && isBeside(i)))
    const lightest = Math.min(most, Math.max(SURELY, 1 - CLEAR * spread))
    const dimmest =
      most < LIGHTEST ? SURELY : Math.min(EDGE_LIGHTEST, Math.max(SURELY, 1 - EDGE_CLEAR * spread))
    for (let i = 0; i < dark.length; i++) {
      const shares = light.map((plane, c) => plane.data[i]! / Math.max(0.002, ground[c]!.data[i]!))
      const mean = share(i)
      const isEven = Math.max(...shares) - Math.min(...shares) < TINT
      const isSmooth = rough.data[i]! < (1.5 * usual + ROUGH) * Math.max(0.02, ground[1]!.data[i]!)
      const is = !isOut(i) && mean > DARKEST && isEven && isSmooth
      dark[i] = is && mean < lightest ? 1 : 0
      dim[i] = is && mean < dimmest ? 1 : 0
    }
  }
  return { dark, dim }
}

/** Mean change of light around each pixel. */
function roughness(light: Plane, isOut: (i: number) => boolean): Plane {
  const { width, height, data } = light
  const change = createPlane(width, height)
  for (let y = 1; y < height; y++) {
    for (let x = 1; x < width; x++) {
      const i = y * width + x
      if (isOut(i) || isOut(i - 1) || isOut(i - width)) continue
      change.data[i] = Math.hypot(data[i]! - data[i - 1]!, data[i]! - data[i - width]!)
    }
  }
  return boxMean(change, 1)
}

function medianOf(values: Float32Array): number {
  return values.toSorted()[values.length >> 1] ?? 0
}

/** All pixels that `isPart` and hang together with one that is a beginning. */
function grow(size: Plane, isPart: (i: number) => boolean, begins: (i: number) => boolean): Plane {
  const { width, height } = size
  const found = createPlane(width, height)
  const open: number[] = []
  const visit = (i: number) => {
    if (found.data[i] || !isPart(i)) return
    found.data[i] = 1
    open.push(i)
  }
  for (let i = 0; i < found.data.length; i++) if (begins(i)) visit(i)
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    if (i % width > 0) visit(i - 1)
    if ((i + 1) % width > 0) visit(i + 1)
    if (i >= width) visit(i - width)
    if (i + width < width * height) visit(i + width)
  }
  return found
}

/** How far each pixel is from what is 1, in pixels along rows and columns with diagonals of 1.4 (two passes of a chamfer). */
function distances({ width, height, data }: Plane): Float32Array {
  const away = Float32Array.from(data, (value) => (value > 0 ? 0 : width + height))
  const relax = (i: number, x: number, dx: number, dy: number, cost: number) => {
    const other = i + dy * width + dx
    if (x + dx < 0 || x + dx >= width || other < 0 || other >= away.length) return
    away[i] = Math.min(away[i]!, away[other]! + cost)
  }
  for (let i = 0; i < away.length; i++) {
    for (const [dx, dy] of BEFORE) relax(i, i % width, dx, dy, dx && dy ? 1.4 : 1)
  }
  for (let i = away.length - 1; i >= 0; i--) {
    for (const [dx, dy] of BEFORE) relax(i, i % width, -dx, -dy, dx && dy ? 1.4 : 1)
  }
  return away
}

const BEFORE = [
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const
