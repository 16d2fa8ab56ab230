import { readFileSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { firstOnes } from '#app/core/elements'
import { defocus, type Lens } from './defocus.js'
import { denoise, type Rgb } from './denoise.js'
import { writeLight, writeMask, writeLook } from './encode.js'
import { readExr, type Passes } from './exr.js'

interface ViewFacts {
  name: string
  width: number
  height: number
  camera: { pitch: number; focal: number; centre: number[] }
  stand: { x: number; y: number; pixelsPerMetre: number }
  light: { direction: number[]; softness: number }
  roughness: number
  tints: string[]
  lens: Lens
  [key: string]: unknown
}

interface SetFacts {
  name: string
  title: string
  words: string[]
  mood: string[]
}

/** What render.py says of one view. */
interface Rendered {
  set: SetFacts
  view: ViewFacts
}

/** Metres beyond which distance no longer matters to the lens. */
const FAR = 50

/** Turns the raw passes of one view into the files that are shipped and notes them in the set's JSON. */
export async function finish(raw: string, out: string, set: string, view: string) {
  const base = join(raw, `${set}.${view}`)
  const [a, b, probe] = firstOnes(
    ['a', 'b', 'probe'].map((part) => readExr(`${base}.${part}.exr`)),
    3
  )
  const facts = JSON.parse(readFileSync(`${base}.json`, 'utf8')) as Rendered
  const { lens, tints, ...kept } = facts.view
  const guide = {
    width: a.width,
    height: a.height,
    albedo: mean(rgb(a, 'Denoising Albedo'), rgb(b, 'Denoising Albedo')),
    normal: mean(
      rgb(a, 'Denoising Normal', ['X', 'Y', 'Z']),
      rgb(b, 'Denoising Normal', ['X', 'Y', 'Z'])
    ),
    depth: distances(a, b),
  }
  const lights = [
    { a: rgb(a, 'Combined_key'), b: rgb(b, 'Combined_key') },
    { a: rest(a), b: rest(b) },
  ]
  const [key, fill] = firstOnes(denoise(lights, guide), 2)
  const masks = tints.map((surface) =>
    mean1(plane(a, `tint_${surface}.X`), plane(b, `tint_${surface}.X`))
  )
  const sharp = brightness([...key, ...fill])
  const lit = masks.map((mask) => mask.map((v, i) => v * sharp[i]!))
  const seen = defocus([...key, ...fill, ...lit], guide.depth, a.width, lens)
  const blurred = brightness(seen.slice(0, 6))
  const light = irradiance(probe)
  const whole = seen.slice(0, 3).map((p, c) => p.map((v, i) => v + seen[3 + c]![i]!))
  const scale = (quantile(whole.slice(0, 3), 0.996) / light.total) * 1.02

  const dir = join(out, set)
  await mkdir(dir, { recursive: true })
  const name = (part: string) => `${view}.${part}`
  const unit = 1 / (scale * light.total)
  await writeLight(join(dir, name('key.webp')), seen.slice(0, 3), a.width, unit)
  await writeLight(join(dir, name('fill.webp')), seen.slice(3, 6), a.width, unit)
  const half = Math.round(a.width / 2)
  const { near, far, grey } = depthPicture(guide.depth)
  await writeMask(join(dir, name('depth.png')), grey, a.width, half)
  const surfaces: Record<string, { file: string; color: number[] }> = {}
  for (const [k, surface] of tints.entries()) {
    const file = name(`tint-${surface}.png`)
    await writeMask(
      join(dir, file),
      seen[6 + k]!.map((v, i) => (255 * v) / blurred[i]!),
      a.width,
      half
    )
    surfaces[surface] = { file, color: rounded(average(rgb(a, 'DiffCol'), masks[k]!)) }
  }
  const entry = {
    ...kept,
    light: {
      ...kept.light,
      keyColor: rounded(normalised(light.key)),
      fillColor: rounded(normalised(light.fill)),
      keyShare: round(sum(light.key) / (sum(light.key) + sum(light.fill))),
    },
    lens: { focal: lens.focal, sensor: lens.sensor, fstop: lens.fstop, focus: round(lens.focus) },
    scale: round(scale),
    glossy: round(mirror(facts.view)),
    floorColor: rounded(floorColor(a, facts.view)),
    depth: { near: round(near), far: round(far) },
    files: {
      key: name('key.webp'),
      fill: name('fill.webp'),
      depth: name('depth.png'),
      tints: Object.fromEntries(Object.entries(surfaces).map(([k, v]) => [k, v.file])),
    },
    tintColors: Object.fromEntries(Object.entries(surfaces).map(([k, v]) => [k, v.color])),
  }
  note(join(dir, 'set.json'), facts.set, entry)
  await writeLook(join(raw, `${set}.${view}.png`), whole, a.width, 1 / light.total)
}

/** Puts a view into the set's JSON, replacing an earlier one of the same name. */
function note(path: string, set: SetFacts, entry: { name: string }) {
  let views: { name: string }[] = []
  try {
    views = (JSON.parse(readFileSync(path, 'utf8')) as { views: { name: string }[] }).views
  } catch {}
  views = [...views.filter((v) => v.name !== entry.name), entry].sort((p, q) =>
    p.name.localeCompare(q.name)
  )
  writeFileSync(path, JSON.stringify({ ...set, views }, null, 2) + '\n')
}

function plane(passes: Passes, name: string) {
  const found = passes.channels.get(name)
  if (!found) throw new Error(`The render has no pass ${name}`)
  return found
}

function rgb(passes: Passes, name: string, parts = ['R', 'G', 'B']) {
  return parts.map((part) => plane(passes, `${name}.${part}`)) as Rgb
}

function rest(passes: Passes) {
  const key = rgb(passes, 'Combined_key')
  return rgb(passes, 'Combined').map((p, c) => p.map((v, i) => Math.max(0, v - key[c]![i]!))) as Rgb
}

/** Distances along the camera's axis, of the nearer surface where an edge runs through a pixel; the sky ends at FAR. */
function distances(a: Passes, b: Passes) {
  const other = plane(b, 'Depth.Z')
  return plane(a, 'Depth.Z').map((z, i) => Math.min(FAR, z, other[i]!))
}

/** Sum of all planes, never quite 0. */
function brightness(planes: Float32Array[]) {
  return planes[0]!.map((_, i) => planes.reduce((s, p) => s + p[i]!, 1e-6))
}

function mean1(a: Float32Array, b: Float32Array) {
  return a.map((v, i) => (v + b[i]!) / 2)
}

function mean(a: Rgb, b: Rgb) {
  return a.map((p, c) => mean1(p, b[c]!)) as Rgb
}

/** Radiance of a white card at the standing point, by light; total is the mean of its channels. */
function irradiance(probe: Passes) {
  const all = new Float32Array(probe.width * probe.height).fill(1)
  const key = average(rgb(probe, 'Combined_key'), all)
  const fill = average(rest(probe), all)
  return { key, fill, total: (sum(key) + sum(fill)) / 3 }
}

function average(planes: Float32Array[], weight: Float32Array) {
  const total = weight.reduce((s, w) => s + w, 0) || 1
  return planes.map((p) => p.reduce((s, v, i) => s + v * weight[i]!, 0) / total)
}

/** Mean colour of the floor around the standing point. */
function floorColor(passes: Passes, { stand, width }: ViewFacts) {
  const weight = new Float32Array(width * passes.height)
  const reach = Math.round(0.05 * stand.pixelsPerMetre)
  for (let y = Math.round(stand.y - reach / 4); y < stand.y + reach / 4; y++) {
    for (let x = Math.round(stand.x - reach); x < stand.x + reach; x++) weight[y * width + x] = 1
  }
  return average(rgb(passes, 'DiffCol'), weight)
}

/** How strongly the floor mirrors at the angle it is seen: Fresnel (Schlick, dielectric), less what roughness scatters. */
function mirror({ camera, stand, roughness }: ViewFacts) {
  const down =
    (camera.pitch * Math.PI) / 180 + Math.atan((stand.y - camera.centre[1]!) / camera.focal)
  return (0.04 + 0.96 * (1 - Math.sin(down)) ** 5) * (1 - roughness) ** 2
}

function quantile(planes: Float32Array[], share: number) {
  const [r, g, b] = firstOnes(planes, 3)
  const values = r.map((v, i) => Math.max(v, g[i]!, b[i]!)).sort()
  return values[Math.floor(share * (values.length - 1))]!
}

/** Grey values linear in 1 / distance: 255 is nearest. */
function depthPicture(depth: Float32Array) {
  const near = depth.reduce((m, z) => Math.min(m, z), Infinity)
  const far = depth.reduce((m, z) => Math.max(m, z), 0)
  const grey = depth.map((z) => (255 * (1 / z - 1 / far)) / (1 / near - 1 / far))
  return { near, far, grey }
}

function normalised(color: number[]) {
  const most = Math.max(...color) || 1
  return color.map((v) => v / most)
}

function sum(values: number[]) {
  return values.reduce((s, v) => s + v, 0)
}

function round(v: number) {
  return Number(v.toPrecision(4))
}

function rounded(values: number[]) {
  return values.map(round)
}
