import { spawn } from 'node:child_process'
import { open } from 'node:fs/promises'
import { JobError } from '../../contract/job_error.js'

/** Longest sound that is taken, in seconds. */
const LONGEST = 15 * 60
/** Milliseconds after which ffmpeg is ended. */
const PATIENCE = 20_000
/** How much of what ffmpeg says is kept, in characters. */
const KEPT = 20_000

/** How ffmpeg is told what a file is: it is not left to guess, for playlists would have it open other files. */
export type SoundFormat = 'wav' | 'mp3' | 'mov' | 'aac'

export interface Sound {
  format: SoundFormat
  seconds: number
}

/**
 * What a sound file is and how long, by its content and not by its name.
 *
 * @param path of the file
 * @throws JobError `invalid_input` with a sentence when it is empty, damaged, no sound, has a film in it, or is too long; `timeout`
 */
export async function probeSound(ffmpeg: string, path: string): Promise<Sound> {
  const format = formatOf(await firstBytes(path))
  const { said } = await listen(ffmpeg, [...inputOf(format, path), '-hide_banner'])
  const films = said.split('\n').filter((line) => /Stream #\d+:\d+.*: Video:/.test(line))
  // Covers are pictures that ffmpeg calls films.
  if (films.some((line) => !/\(attached pic\)|: Video: (mjpeg|png|bmp)/.test(line))) {
    throw new JobError('sound_is_video')
  }
  if (!/Stream #\d+:\d+.*: Audio:/.test(said)) throw unreadable()
  const clock = /Duration: (\d+):(\d+):([\d.]+)/.exec(said)
  if (!clock) throw unreadable()
  const seconds = Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3])
  if (seconds < 0.1) throw new JobError('sound_empty')
  if (seconds > LONGEST) {
    throw new JobError('sound_too_long')
  }
  return { format, seconds }
}

/**
 * A part of a sound as interleaved stereo at 48 kHz, as long as there is any.
 *
 * @throws JobError `invalid_input` when nothing can be decoded; `timeout`
 */
export async function decodeSound(
  ffmpeg: string,
  path: string,
  { format, from, seconds }: { format: SoundFormat; from: number; seconds: number }
): Promise<Float32Array> {
  const { bytes } = await listen(ffmpeg, [
    ...['-hide_banner', '-loglevel', 'error', '-ss', String(from), ...inputOf(format, path)],
    ...['-map', '0:a:0', '-t', String(seconds), '-ac', '2', '-ar', '48000'],
    ...['-f', 'f32le', 'pipe:1'],
  ])
  const samples = new Float32Array(Math.floor(bytes.length / 8) * 2)
  new Uint8Array(samples.buffer).set(bytes.subarray(0, samples.byteLength))
  if (samples.length === 0 || !samples.every(Number.isFinite)) throw unreadable()
  return samples
}

function inputOf(format: SoundFormat, path: string): string[] {
  return ['-nostdin', '-protocol_whitelist', 'file,pipe', '-f', format, '-i', path]
}

/** @throws JobError `invalid_input` when it is none of them */
function formatOf(bytes: Buffer): SoundFormat {
  if (bytes.length === 0) throw new JobError('sound_empty')
  const text = bytes.toString('latin1')
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WAVE') return 'wav'
  if (text.slice(4, 8) === 'ftyp') return 'mov'
  if (text.startsWith('ID3')) return 'mp3'
  const second = bytes[1] ?? 0
  if (bytes[0] === 0xff && (second & 0xf6) === 0xf0) return 'aac'
  if (bytes[0] === 0xff && (second & 0xe0) === 0xe0) return 'mp3'
  throw unreadable()
}

function unreadable(): JobError {
  return new JobError('sound_unreadable')
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Runs ffmpeg until it ends. What it says is read even when it ends with an error, as it does without an output. */
async function listen(ffmpeg: string, args: string[]): Promise<{ said: string; bytes: Buffer }> {
  const child = spawn(ffmpeg, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks: Buffer[] = []
  let said = ''
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, PATIENCE)
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(0, KEPT)))
  try {
    await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  } catch (cause) {
    throw new JobError('sound_not_opened', {}, { cause })
  } finally {
    clearTimeout(timer)
  }
  if (isLate) throw new JobError('sound_too_slow')
  return { said, bytes: Buffer.concat(chunks) }
}
