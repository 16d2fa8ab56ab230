import { join } from 'node:path'
import { rm, writeFile } from 'node:fs/promises'
import { JobError } from '../../contract/job_error.js'
import { decodeSound, probeSound } from './probe_sound.js'
import type { ReelPlan, ReelSound } from '../reel.js'
import type { JobContext } from '../../threads/job_context.js'
import { playBed } from './beds.js'
import { normalise, RATE } from './loudness.js'

/** Seconds in which sound comes and goes, and in which its end becomes its begin again. */
const FADE_IN = 0.08
const FADE_OUT = 1.4
const REPEATED = 0.25

/**
 * The sound of a reel as a WAV file that is as long as it, at -14 LUFS and faded; null for silence.
 *
 * @throws JobError `invalid_input` when the merchant's own file cannot be used
 */
export async function soundOf(
  sound: ReelSound,
  { seconds, bpm }: ReelPlan,
  seed: number,
  ffmpeg: string,
  context: JobContext
): Promise<string | null> {
  if (sound.kind === 'none') return null
  const samples =
    sound.kind === 'bed'
      ? await playBed(sound.bed, { bpm, seconds, seed }, () => context.checkpoint())
      : await ownSound(sound, seconds, ffmpeg, context)
  fade(samples)
  normalise(samples)
  await context.checkpoint()
  const path = join(context.scratch, 'sound.wav')
  await writeFile(path, toWav(samples))
  return path
}

async function ownSound(
  { file, from }: Extract<ReelSound, { kind: 'own' }>,
  seconds: number,
  ffmpeg: string,
  context: JobContext
): Promise<Float32Array> {
  const path = join(context.scratch, 'own-sound')
  await writeFile(path, await context.read(file))
  try {
    const { format, seconds: whole } = await probeSound(ffmpeg, path)
    if (from > whole - 0.5) {
      throw new JobError('sound_too_short')
    }
    return repeated(await decodeSound(ffmpeg, path, { format, from, seconds }), seconds)
  } finally {
    await rm(path, { force: true })
  }
}

/** Sound that is too short begins again until it is long enough. */
function repeated(samples: Float32Array, seconds: number): Float32Array {
  const wanted = Math.round(seconds * RATE) * 2
  if (samples.length >= wanted) return samples.subarray(0, wanted)
  const out = new Float32Array(wanted)
  const lap = Math.min(Math.round(REPEATED * RATE) * 2, 2 * Math.floor(samples.length / 4))
  for (let at = 0; at < wanted; at += samples.length - lap) {
    for (let i = 0; i < samples.length && at + i < wanted; i++) {
      const come = at > 0 && i < lap ? i / lap : 1
      const go = i >= samples.length - lap ? (samples.length - i) / lap : 1
      out[at + i]! += samples[i]! * come * go
    }
  }
  return out
}

function fade(samples: Float32Array): void {
  const count = samples.length / 2
  for (let i = 0; i < count; i++) {
    const come = Math.min(1, i / (FADE_IN * RATE))
    const go = Math.min(1, (count - 1 - i) / (FADE_OUT * RATE))
    const gain = come * go * go * (3 - 2 * go)
    if (gain >= 1) continue
    samples[2 * i]! *= gain
    samples[2 * i + 1]! *= gain
  }
}

/** PCM of 16 bits in RIFF's form. */
function toWav(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(44 + samples.length * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(2, 22)
  bytes.writeUInt32LE(RATE, 24)
  bytes.writeUInt32LE(RATE * 4, 28)
  bytes.writeUInt16LE(4, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(samples.length * 2, 40)
  for (const [i, sample] of samples.entries()) {
    const value = Math.max(-1, Math.min(1, sample))
    bytes.writeInt16LE(Math.round(value * 32767), 44 + 2 * i)
  }
  return bytes
}
