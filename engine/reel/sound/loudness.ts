/** Samples a second of all sound here; two channels, interleaved, -1 to 1. */
export const RATE = 48_000

/** What is aimed at, in LUFS, and the largest sample that is left. */
const TARGET = -14
const CEILING = 0.84
/** Seconds that the limiter looks ahead and behind. */
const LOOK = 0.005
/** Times that the loudness is set again after the limiter has taken from it. */
const ROUNDS = 4

/** Second-order filter: b0, b1, b2, a1, a2. */
type Filter = readonly [number, number, number, number, number]

/** The K-weighting at 48 kHz (ITU-R BS.1770-4, annex 1). */
const HEAD: Filter = [
  1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585,
]
const LOW: Filter = [1, -2, 1, -1.99004745483398, 0.99007225036621]

/** Blocks of 0.4 s, one every 0.1 s; below which they do not count, in LUFS, and by how much below the mean. */
const BLOCK = 0.4
const HOP = 0.1
const SILENCE = -70
const QUIETER = -10

/** Integrated loudness in LUFS (ITU-R BS.1770-4); -Infinity for silence. */
export function loudnessOf(samples: Float32Array): number {
  const power = new Float64Array(samples.length / 2)
  for (const channel of [0, 1]) {
    const weighted = filtered(filtered(channelOf(samples, channel), HEAD), LOW)
    for (let i = 0; i < power.length; i++) power[i]! += weighted[i]! * weighted[i]!
  }
  const length = Math.min(power.length, Math.round(BLOCK * RATE))
  const blocks: number[] = []
  for (let from = 0; from + length <= power.length; from += Math.round(HOP * RATE)) {
    let sum = 0
    for (let i = from; i < from + length; i++) sum += power[i]!
    blocks.push(sum / length)
  }
  const loud = blocks.filter((block) => inLufs(block) > SILENCE)
  const least = inLufs(mean(loud)) + QUIETER
  return inLufs(mean(loud.filter((block) => inLufs(block) > least)))
}

/** Brings sound to -14 LUFS, in place, with no sample above -1.5 dB. Silence stays silence. */
export function normalise(samples: Float32Array): void {
  for (let round = 0; round < ROUNDS; round++) {
    const gain = 10 ** ((TARGET - loudnessOf(samples)) / 20)
    if (!Number.isFinite(gain)) return
    for (let i = 0; i < samples.length; i++) samples[i]! *= gain
    limit(samples)
  }
}

/** Turns down what would be above the ceiling, a little before and after it as well. */
function limit(samples: Float32Array): void {
  const count = samples.length / 2
  const radius = Math.round(LOOK * RATE)
  const gains = new Float32Array(count).fill(1)
  let isOver = false
  for (let i = 0; i < count; i++) {
    const peak = Math.max(Math.abs(samples[2 * i]!), Math.abs(samples[2 * i + 1]!))
    if (peak <= CEILING) continue
    isOver = true
    const gain = CEILING / peak
    const last = Math.min(count - 1, i + radius)
    for (let k = Math.max(0, i - radius); k <= last; k++) if (gains[k]! > gain) gains[k] = gain
  }
  if (!isOver) return
  let sum = 0
  for (let k = -radius; k <= radius; k++) sum += at(gains, k)
  for (let i = 0; i < count; i++) {
    const gain = sum / (2 * radius + 1)
    samples[2 * i]! *= gain
    samples[2 * i + 1]! *= gain
    sum += at(gains, i + radius + 1) - at(gains, i - radius)
  }
}

function at(values: Float32Array, i: number): number {
  return values[Math.min(values.length - 1, Math.max(0, i))]!
}

function channelOf(samples: Float32Array, channel: number): Float64Array {
  const own = new Float64Array(samples.length / 2)
  for (let i = 0; i < own.length; i++) own[i] = samples[2 * i + channel]!
  return own
}

function filtered(values: Float64Array, [b0, b1, b2, a1, a2]: Filter): Float64Array {
  const out = new Float64Array(values.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (const [i, x] of values.entries()) {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    out[i] = y
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
  }
  return out
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length
}

function inLufs(power: number): number {
  return -0.691 + 10 * Math.log10(power)
}
