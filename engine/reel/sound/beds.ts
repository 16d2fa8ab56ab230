import type { ReelBed } from '../reel.js'
import { createRandom, hash, pick, type Random } from '../../image/random.js'
import {
  bass,
  clap,
  createTrack,
  echo,
  hall,
  hat,
  keys,
  kick,
  pad,
  pluck,
  type Track,
} from './instruments.js'

/** What is played: its pace, and everything that a seed decides. */
interface Score {
  /** Seconds. */
  beat: number
  seconds: number
  /** Chords of four beats, over and over: MIDI numbers, the lowest first. */
  chords: readonly (readonly number[])[]
  random: Random
}

/** Chords by semitones above the key, each over a low note: all of them go round for ever without a jar. */
const ROUNDS: Record<ReelBed, readonly (readonly (readonly number[])[])[]> = {
  calm: [
    [
      [0, 7, 11, 16],
      [-3, 7, 12, 16],
      [5, 9, 12, 16],
      [-5, 7, 11, 14],
    ],
    [
      [5, 9, 12, 19],
      [0, 7, 12, 16],
      [-3, 7, 12, 16],
      [-5, 5, 11, 14],
    ],
  ],
  bright: [
    [
      [0, 7, 12, 16],
      [-5, 7, 11, 14],
      [-3, 4, 9, 12],
      [5, 9, 12, 17],
    ],
    [
      [0, 4, 7, 14],
      [-3, 4, 7, 12],
      [5, 9, 12, 16],
      [-5, 2, 7, 11],
    ],
  ],
  pulse: [
    [
      [-3, 4, 9, 12],
      [5, 9, 12, 16],
      [0, 4, 7, 12],
      [-5, 2, 7, 11],
    ],
    [
      [-3, 4, 7, 12],
      [0, 4, 9, 12],
      [5, 9, 12, 14],
      [2, 5, 9, 14],
    ],
  ],
}

/** MIDI numbers of the keys that sound well on small loudspeakers. */
const KEYS = [57, 58, 60, 62, 63]

/**
 * Music of our own, synthesised: interleaved stereo at 48 kHz. The same bed, pace, length and seed give the same sound.
 *
 * @param between called between parts of it
 */
export async function playBed(
  bed: ReelBed,
  { bpm, seconds, seed }: { bpm: number; seconds: number; seed: number },
  between: () => Promise<void>
): Promise<Float32Array> {
  const random = createRandom(hash('bed', bed, seed))
  const key = pick(random, KEYS)
  const chords = pick(random, ROUNDS[bed]).map((chord) => chord.map((tone) => key + tone))
  const score = { beat: 60 / bpm, seconds, chords, random }
  await between()
  const { samples } = await PLAYERS[bed](score, between)
  return samples
}

const PLAYERS: Record<ReelBed, (score: Score, between: () => Promise<void>) => Promise<Track>> = {
  async calm({ beat, seconds, chords, random }, between) {
    const track = createTrack(seconds)
    for (const { at, chord, n } of bars(seconds, beat, chords)) {
      for (const [voice, pitch] of chord.entries()) {
        const gain = voice === 0 ? 0.16 : 0.1
        const pan = voice * 0.25 - 0.4
        pad(track, { at: at - 0.3, length: 4 * beat, pitch, gain, pan }, 1.1, 1.6)
      }
      bass(track, { at, length: 4 * beat, pitch: chord[0]! - 12, gain: 0.16, pan: 0 })
      // A few notes, never the same two bars running.
      for (const [k, step] of [0, 1.5, 2.5].entries()) {
        if (k > 0 && random() < 0.25) continue
        const pitch = chord[1 + ((n + k * 2) % 3)]! + 12
        const gain = 0.1 * (k === 0 ? 1 : 0.75)
        keys(track, { at: at + step * beat, length: 2.4, pitch, gain, pan: 0.3 - 0.3 * k })
      }
      await between()
    }
    hall(track, 0.5, 2.6)
    return track
  },

  async bright({ beat, seconds, chords, random }, between) {
    const track = createTrack(seconds)
    const figure = pick(random, [
      [0, 2, 1, 3, 2, 1, 3, 2],
      [1, 3, 2, 3, 1, 2, 3, 2],
    ])
    for (const { at, chord } of bars(seconds, beat, chords)) {
      for (const [k, voice] of figure.entries()) {
        const pitch = chord[voice]! + (voice === 0 ? 24 : 12)
        const gain = k % 4 === 0 ? 0.2 : 0.14
        const pan = k % 2 === 0 ? -0.35 : 0.35
        pluck(track, { at: at + (k * beat) / 2, length: 0.9, pitch, gain, pan }, 1.6)
      }
      await between()
    }
    echo(track, 0.75 * beat, 0.26)
    for (const { at, chord, n } of bars(seconds, beat, chords)) {
      for (const step of [0, 1.5, 2.5]) {
        const length = 1.1 * beat
        bass(track, { at: at + step * beat, length, pitch: chord[0]! - 12, gain: 0.24, pan: 0 })
      }
      for (const voice of chord.slice(1)) {
        pad(track, { at, length: 4 * beat, pitch: voice, gain: 0.03, pan: 0 }, 0.3, 0.6)
      }
      for (let k = 0; k < 8; k++) {
        hat(track, at + (k * beat) / 2, k % 2 === 1 ? 0.09 : 0.05, 0.07, random)
      }
      if (n > 0) for (const step of [0, 2]) kick(track, at + step * beat, 0.34)
      if (n > 0) for (const step of [1, 3]) clap(track, at + step * beat, 0.16, random)
      await between()
    }
    hall(track, 0.22, 1.2)
    return track
  },

  async pulse({ beat, seconds, chords, random }, between) {
    const tones = createTrack(seconds)
    for (const { at, chord, n } of bars(seconds, beat, chords)) {
      for (let k = 0; k < 8; k++) {
        const up = k % 4 === 3 ? 12 : 0
        const step = at + (k * beat) / 2
        bass(tones, { at: step, length: beat / 2, pitch: chord[0]! - 12 + up, gain: 0.34, pan: 0 })
      }
      for (const step of [0.5, 1.5, 2.5, 3.25]) {
        for (const [voice, pitch] of chord.slice(1).entries()) {
          const pan = voice * 0.4 - 0.4
          pluck(
            tones,
            { at: at + step * beat, length: 0.42, pitch: pitch + 12, gain: 0.12, pan },
            2.4
          )
        }
      }
      if (n % 2 === 1) {
        const pitch = chord[2]! + 24
        pluck(tones, { at: at + 3.5 * beat, length: 0.5, pitch, gain: 0.1, pan: 0.5 }, 1.2)
      }
      await between()
    }
    echo(tones, 0.75 * beat, 0.18)
    hall(tones, 0.2, 1)
    duck(tones, beat)
    for (const { at, n } of bars(seconds, beat, chords)) {
      for (let k = 0; k < 4; k++) {
        kick(tones, at + k * beat, 0.62)
        hat(tones, at + (k + 0.5) * beat, 0.15, 0.1, random)
        hat(tones, at + (k + 0.25) * beat, 0.04, 0.04, random)
        if (k % 2 === 1) clap(tones, at + k * beat, 0.3, random)
      }
      if (n % 4 === 3) clap(tones, at + 3.75 * beat, 0.18, random)
      await between()
    }
    return tones
  },
}

/** The bars that begin before the sound ends. */
function bars(seconds: number, beat: number, chords: Score['chords']) {
  const count = Math.ceil(seconds / (4 * beat) - 1e-6)
  return Array.from({ length: count }, (_, n) => {
    return { n, at: n * 4 * beat, chord: chords[n % chords.length]! }
  })
}

/** Turns everything down for a moment on each beat, so that the drum comes through. */
function duck({ samples }: Track, beat: number): void {
  for (let i = 0; i < samples.length; i += 2) {
    const since = (i / 2 / 48_000) % beat
    const gain = 1 - 0.72 * Math.exp(-9 * since)
    samples[i]! *= gain
    samples[i + 1]! *= gain
  }
}
