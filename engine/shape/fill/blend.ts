import { CHANNELS, type Level } from './levels.js'
import type { Offset } from './offsets.js'
import { labelAt, type ShiftMap } from './shift_map.js'

/** How much pixels are held to the colours that they are copied with. */
const HELD = 0.004

/** Rounds of over-relaxation, and how far each goes. */
const ROUNDS = 80
const RELAXED = 1.85

/** Most change of colour towards a known pixel that is taken for the picture's own. */
const STEP = 6

/**
 * Bends the colours of copied pieces so that they run into each other and into what is known: the colours whose changes are those of the
 * pieces, held a little to their own (Pérez, Gangnet, Blake 2003; screened: Bhat, Curless, Cohen, Zitnick 2008).
 *
 * @param sources for each target pixel of the level what it is copied from
 * @returns for each pixel of the level what is to be added to red, green and blue, 0 outside the target
 */
export function bendColors(
  level: Level,
  target: Uint8Array,
  map: ShiftMap,
  shifts: Offset[]
): Float32Array {
  const { width, height, data } = level
  const sourceOf = (label: number, pixel: number) => {
    const x = Math.min(width - 1, Math.max(0, (pixel % width) + shifts[label]!.x))
    const y = Math.min(height - 1, Math.max(0, Math.floor(pixel / width) + shifts[label]!.y))
    return (y * width + x) * CHANNELS
  }
  const places: number[] = []
  for (let i = 0; i < target.length; i++) if (target[i]) places.push(i)
  const index = new Int32Array(target.length).fill(-1)
  places.forEach((pixel, n) => (index[pixel] = n))
  const plain = new Float32Array(places.length * 3)
  // Neighbours of each place (-1: none, -2: a known pixel), and the sum of what its colours are to differ from theirs by.
  const links = new Int32Array(places.length * 4).fill(-1)
  const slopes = new Float32Array(places.length * 3)
  const counts = new Uint8Array(places.length)
  places.forEach((pixel, n) => {
    const label = labelAt(map, pixel, width)
    const own = sourceOf(label, pixel)
    for (let c = 0; c < 3; c++) plain[n * 3 + c] = data[own + c]!
    const x = pixel % width
    const y = (pixel - x) / width
    const others = [
      x > 0 ? pixel - 1 : -1,
      x < width - 1 ? pixel + 1 : -1,
      y > 0 ? pixel - width : -1,
      y < height - 1 ? pixel + width : -1,
    ]
    others.forEach((other, way) => {
      if (other < 0) return
      counts[n]!++
      const isKnown = index[other]! < 0
      links[n * 4 + way] = isKnown ? -1 : index[other]!
      const theirs = labelAt(map, other, width)
      const there = sourceOf(label, other)
      const back = sourceOf(theirs, pixel)
      const its = sourceOf(theirs, other)
      // Of two pieces that meet, what each of them shows on both sides counts, where it is known.
      const ofMine = level.unknown[there / CHANNELS] ? 0 : theirs === label ? 1 : 0.5
      const ofTheirs = theirs === label || level.unknown[back / CHANNELS] ? 0 : 0.5
      const whole = ofMine + ofTheirs || 1
      for (let c = 0; c < 3; c++) {
        let rise =
          (ofMine * (data[there + c]! - data[own + c]!) +
            ofTheirs * (data[its + c]! - data[back + c]!)) /
          whole
        if (isKnown) {
          if (theirs !== label) rise = Math.max(-STEP, Math.min(STEP, rise))
          slopes[n * 3 + c]! += data[other * CHANNELS + c]! - rise
        } else slopes[n * 3 + c]! -= rise
      }
    })
  })
  const bent = relax(places, { plain, links, slopes, counts }, width)
  const out = new Float32Array(target.length * 3)
  places.forEach((pixel, n) => {
    for (let c = 0; c < 3; c++) out[pixel * 3 + c] = bent[n * 3 + c]! - plain[n * 3 + c]!
  })
  return out
}

function relax(
  places: readonly number[],
  system: { plain: Float32Array; links: Int32Array; slopes: Float32Array; counts: Uint8Array },
  width: number
): Float32Array {
  const { plain, links, slopes, counts } = system
  const values = Float32Array.from(plain)
  const sides = [0, 1].map((odd) =>
    Int32Array.from(
      places.flatMap((pixel, n) =>
        ((pixel % width) + Math.floor(pixel / width)) % 2 === odd ? [n] : []
      )
    )
  )
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of sides) {
      for (const n of side) {
        const weight = 1 / (HELD + counts[n]!)
        const p = n * 3
        let red = HELD * plain[p]! + slopes[p]!
        let green = HELD * plain[p + 1]! + slopes[p + 1]!
        let blue = HELD * plain[p + 2]! + slopes[p + 2]!
        for (let link = n * 4; link < n * 4 + 4; link++) {
          const other = links[link]! * 3
          if (other < 0) continue
          red += values[other]!
          green += values[other + 1]!
          blue += values[other + 2]!
        }
        values[p]! += RELAXED * (red * weight - values[p]!)
        values[p + 1]! += RELAXED * (green * weight - values[p + 1]!)
        values[p + 2]! += RELAXED * (blue * weight - values[p + 2]!)
      }
    }
  }
  return values
}
