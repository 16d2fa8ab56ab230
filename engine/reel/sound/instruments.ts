import type { Random } from '../../image/random.js'
import { RATE } from './loudness.js'

/** Stereo sound that instruments play into: interleaved. */
export interface Track {
  samples: Float32Array
}

export function createTrack(seconds: number): Track {
  return { samples: new Float32Array(Math.round(seconds * RATE) * 2) }
}

interface Note {
  /** Seconds. */
  at: number
  length: number
  /** MIDI number: 69 is 440 Hz. */
  pitch: number
  gain: number
  /** -1 left to 1 right. */
  pan: number
}

function hertz(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12)
}

/** Adds `wave(seconds since its begin)` to a track from one second on. */
function add(
  { samples }: Track,
  { at, gain, pan }: Pick<Note, 'at' | 'gain' | 'pan'>,
  length: number,
  wave: (t: number) => number
): void {
  const first = Math.max(0, Math.round(at * RATE))
  const last = Math.min(samples.length / 2, Math.round((at + length) * RATE))
  const left = gain * Math.cos(((pan + 1) * Math.PI) / 4)
  const right = gain * Math.sin(((pan + 1) * Math.PI) / 4)
  for (let i = first; i < last; i++) {
    const value = wave((i - first) / RATE)
    samples[2 * i]! += value * left
    samples[2 * i + 1]! += value * right
  }
}

/** A soft chord tone of two strings slightly out of tune, that swells and dies away. */
export function pad(track: Track, note: Note, attack: number, release: number): void {
  const w = 2 * Math.PI * hertz(note.pitch)
  const total = note.length + release
  for (const [detune, pan] of [
    [0.9985, -0.5],
    [1.0015, 0.5],
  ] as const) {
    const f = w * detune
    add(track, { ...note, pan: note.pan + pan }, total, (t) => {
      const swell = Math.min(1, t / attack)
      const fall = t > note.length ? 1 - (t - note.length) / release : 1
      const bright = 0.5 + 0.5 * Math.sin(0.7 * t + note.pitch)
      const tone =
        Math.sin(f * t) + 0.34 * Math.sin(2 * f * t) + 0.13 * bright * Math.sin(3 * f * t)
      return tone * swell * swell * (3 - 2 * swell) * fall * fall
    })
  }
}

/** A plucked tone: frequency modulation that dies sooner than the tone does (Chowning 1973). */
export function pluck(track: Track, note: Note, bite: number): void {
  const w = 2 * Math.PI * hertz(note.pitch)
  add(track, note, note.length, (t) => {
    const fall = Math.exp((-5 * t) / note.length)
    const modulation = bite * Math.exp((-14 * t) / note.length) * Math.sin(2 * w * t)
    return Math.sin(w * t + modulation) * fall * Math.min(1, t / 0.002) * ending(t, note.length)
  })
}

/** A bell-like electric piano. */
export function keys(track: Track, note: Note): void {
  const w = 2 * Math.PI * hertz(note.pitch)
  add(track, note, note.length, (t) => {
    const fall = Math.exp((-3.2 * t) / note.length)
    const bell = 0.5 * Math.exp(-9 * t) * Math.sin(7 * w * t)
    const body = Math.sin(w * t + 0.7 * Math.exp(-3 * t) * Math.sin(w * t) + bell)
    return body * fall * Math.min(1, t / 0.004) * ending(t, note.length)
  })
}

/** A round low tone. */
export function bass(track: Track, note: Note): void {
  const w = 2 * Math.PI * hertz(note.pitch)
  add(track, note, note.length, (t) => {
    const fall = Math.exp((-1.6 * t) / note.length)
    const tone = Math.sin(w * t) + 0.32 * Math.sin(2 * w * t) + 0.12 * Math.sin(3 * w * t)
    return tone * fall * Math.min(1, t / 0.006) * ending(t, note.length)
  })
}

/** A drum whose pitch falls. */
export function kick(track: Track, at: number, gain: number): void {
  add(track, { at, gain, pan: 0 }, 0.34, (t) => {
    const phase = 2 * Math.PI * (46 * t + (95 / 34) * (1 - Math.exp(-34 * t)))
    return Math.sin(phase) * Math.exp(-9 * t) * ending(t, 0.34)
  })
}

/** Clapping hands: a few bursts of noise without its lows. */
export function clap(track: Track, at: number, gain: number, random: Random): void {
  let last = 0
  add(track, { at, gain, pan: 0.08 }, 0.24, (t) => {
    const noise = 2 * random() - 1
    const high = noise - last
    last = 0.55 * last + 0.45 * noise
    const bursts = t < 0.026 ? Math.exp(-160 * (t % 0.012)) : Math.exp(-21 * (t - 0.024))
    return high * 0.6 * bursts * ending(t, 0.24)
  })
}

/** A hi-hat or a shaker: noise with its highs only. */
export function hat(track: Track, at: number, gain: number, length: number, random: Random): void {
  let [last, before] = [0, 0]
  add(track, { at, gain, pan: 0.25 }, length, (t) => {
    const noise = 2 * random() - 1
    const high = noise - 2 * last + before
    before = last
    last = noise
    return 0.3 * high * Math.exp((-5 * t) / length) * Math.min(1, t / 0.003)
  })
}

/** 1, and to 0 in the last hundredth of a second: nothing clicks. */
function ending(t: number, length: number): number {
  return Math.min(1, (length - t) / 0.01)
}

/** Delays in seconds and shares of what comes back of a small hall (Schroeder 1962: combs, then all-passes). */
const COMBS = [0.0297, 0.0371, 0.0411, 0.0437]
const PASSES = [0.005, 0.0017]

/** Adds a hall to a track. */
export function hall({ samples }: Track, wet: number, decay: number): void {
  const count = samples.length / 2
  for (const channel of [0, 1]) {
    const input = new Float32Array(count)
    for (let i = 0; i < count; i++) input[i] = samples[2 * i + channel]!
    let out = new Float32Array(count)
    for (const [n, delay] of COMBS.entries()) {
      const length = Math.round((delay + 0.0007 * channel + 0.0003 * n) * RATE)
      const feedback = 10 ** ((-3 * delay) / decay)
      const line = new Float32Array(length)
      let dull = 0
      for (let i = 0, k = 0; i < count; i++, k = k + 1 === length ? 0 : k + 1) {
        const back = line[k]!
        dull = 0.6 * back + 0.4 * dull
        line[k] = input[i]! + dull * feedback
        out[i]! += back / COMBS.length
      }
    }
    for (const delay of PASSES) out = allPass(out, Math.round(delay * RATE))
    for (let i = 0; i < count; i++) samples[2 * i + channel]! += wet * out[i]!
  }
}

function allPass(input: Float32Array, length: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(input.length)
  const line = new Float32Array(length)
  for (let i = 0, k = 0; i < input.length; i++, k = k + 1 === length ? 0 : k + 1) {
    const back = line[k]!
    const value = input[i]! + 0.7 * back
    out[i] = back - 0.7 * value
    line[k] = value
  }
  return out
}

/** Adds echoes that go from side to side. */
export function echo({ samples }: Track, seconds: number, gain: number): void {
  const back = Math.round(seconds * RATE) * 2
  for (let i = back; i < samples.length; i += 2) {
    samples[i]! += gain * samples[i - back + 1]!
    samples[i + 1]! += gain * samples[i - back]!
  }
}
