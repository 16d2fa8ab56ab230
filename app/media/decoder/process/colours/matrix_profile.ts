import { type Colours, curveOf, inverse, multiply } from './colours.js'

/** From light of sRGB to the profiles' XYZ, whose white is D50 (ICC.1:2022, annex E; sRGB v4 profile). */
const SRGB_TO_PCS = [
  0.436_074_7, 0.385_064_9, 0.143_080_4, 0.222_504_5, 0.716_878_6, 0.060_616_9, 0.013_932_2,
  0.097_104_5, 0.714_173_3,
]

/** Where the list of tags begins, and how long each of its entries is. */
const TAGS = 128
const TAG_BYTES = 12

/**
 * The colours of an ICC profile of a matrix and three curves, as displays and cameras have (ICC.1:2022, 8.3.3).
 * @returns null for other profiles
 */
export function coloursOfProfile(profile: Buffer): Colours | null {
  const tags = tagsOf(profile)
  const columns = ['rXYZ', 'gXYZ', 'bXYZ'].map((name) => columnIn(tags.get(name)))
  const curves = ['rTRC', 'gTRC', 'bTRC'].map((name) => curveIn(tags.get(name)))
  if (columns.some((it) => it === null) || curves.some((it) => it === null)) return null
  const toPcs = [0, 1, 2].flatMap((row) => columns.map((column) => column![row]!))
  const light = curves.map((curve) => curveOf(curve!)) as [Float32Array, Float32Array, Float32Array]
  return { curves: light, matrix: multiply(inverse(SRGB_TO_PCS), toPcs) }
}

function tagsOf(profile: Buffer): Map<string, Buffer> {
  const tags = new Map<string, Buffer>()
  const count = profile.readUInt32BE(TAGS)
  for (let n = 0; n < count; n++) {
    const at = TAGS + 4 + n * TAG_BYTES
    const offset = profile.readUInt32BE(at + 4)
    const name = profile.toString('latin1', at, at + 4)
    tags.set(name, profile.subarray(offset, offset + profile.readUInt32BE(at + 8)))
  }
  return tags
}

const fixed = (tag: Buffer, at: number) => tag.readInt32BE(at) / 65_536

function columnIn(tag: Buffer | undefined): number[] | null {
  return tag ? [8, 12, 16].map((at) => fixed(tag, at)) : null
}

/** Of the types `curv` (10.6) and `para` (10.18); both from 0 to 1. */
function curveIn(tag: Buffer | undefined): ((value: number) => number) | null {
  const type = tag?.toString('latin1', 0, 4)
  if (type === 'curv') return tableIn(tag!)
  return type === 'para' ? formulaIn(tag!) : null
}

function tableIn(tag: Buffer): (value: number) => number {
  const count = tag.readUInt32BE(8)
  if (count === 0) return (value) => value
  if (count === 1) {
    const exponent = tag.readUInt16BE(12) / 256
    return (value) => value ** exponent
  }
  const table = Array.from({ length: count }, (_, n) => tag.readUInt16BE(12 + n * 2) / 65_535)
  return (value) => {
    const place = value * (count - 1)
    const before = Math.floor(place)
    const after = Math.min(before + 1, count - 1)
    return table[before]! + (table[after]! - table[before]!) * (place - before)
  }
}

/** Numbers that each kind of formula has. */
const PARAMETERS = [1, 3, 4, 5, 7]

function formulaIn(tag: Buffer): ((value: number) => number) | null {
  const kind = tag.readUInt16BE(8)
  const count = PARAMETERS[kind]
  if (!count) return null
  const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = Array.from({ length: count }, (_, n) =>
    fixed(tag, 12 + n * 4)
  )
  const power = (value: number) => Math.max(0, a * value + b) ** g
  if (kind === 0) return power
  // Of the second and the third kind the fourth number, if any, is added.
  if (kind < 3) return (value) => (value >= -b / a ? power(value) + c : c)
  return (value) => (value >= d ? power(value) + e : c * value + f)
}
