import { spawn } from 'node:child_process'
import { open } from 'node:fs/promises'
import pLimit from 'p-limit'
import { findFfmpeg } from '#app/engines/find_ffmpeg'
import { ffmpegPath } from '#config/engine'
import { LONGEST_SOUND, MAX_UPLOAD_BYTES, SHORTEST_SOUND } from '#config/media'
import type { Upload } from '#app/media/intake/uploads'
import { storeBytes, type StoredBytes } from '#app/media/store/store_bytes'
import { SoundRefused } from './sound_refused.js'

/** A sound in the store that has no row yet. */
export interface StoredSound extends StoredBytes {
  seconds: number
}

/** By what a file begins with: the name that ffmpeg has for it, and its type. */
const KINDS = {
  mp3: { format: 'mp3', mime: 'audio/mpeg' },
  wav: { format: 'wav', mime: 'audio/wav' },
  m4a: { format: 'mov', mime: 'audio/mp4' },
} as const

/** A sound of ten minutes is read in two seconds. */
const MOST_MS = 20_000
/** Characters of what ffmpeg tells of a file: more than it says of a few streams. */
const KEPT = 20_000

/** Sounds that one process reads at a time. */
const inTurn = pLimit(2)

/**
 * Takes a sound that somebody sent: MP3, M4A or WAV, read from end to end, and puts it into the store as it is.
 * @throws SoundRefused
 */
export async function acceptSound(file: Upload, ownerId: number): Promise<StoredSound> {
  if (file.bytes > MAX_UPLOAD_BYTES) throw new SoundRefused('tooLarge')
  const kind = await soundKind(file.path)
  if (kind === null) throw new SoundRefused('kind')
  const { format, mime } = KINDS[kind]
  const heard = await inTurn(() => listen(file.path, format))
  if (heard.hasFilm) throw new SoundRefused('film')
  if (heard.seconds === null) throw new SoundRefused('damaged')
  if (heard.seconds < SHORTEST_SOUND) throw new SoundRefused('short')
  if (heard.seconds > LONGEST_SOUND) throw new SoundRefused('long')
  return { ...(await storeBytes({ path: file.path, mime, ownerId })), seconds: heard.seconds }
}

/** What a file is by its first bytes, whatever it is called. */
async function soundKind(path: string): Promise<keyof typeof KINDS | null> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0)
    if (bytesRead < 12) return null
    const text = buffer.toString('latin1')
    if (text.startsWith('RIFF') && text.endsWith('WAVE')) return 'wav'
    if (text.slice(4, 8) === 'ftyp') return 'm4a'
    // A tag, or the first frame: eleven bits set, and a layer that is not the reserved one.
    const second = buffer.readUInt8(1)
    const isFrame = buffer[0] === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) !== 0
    return text.startsWith('ID3') || isFrame ? 'mp3' : null
  } finally {
    await file.close()
  }
}

/** What is heard of a file's first sound, as far as one may be long; null seconds where it cannot be read to its end. */
async function listen(
  path: string,
  format: string
): Promise<{ seconds: number | null; hasFilm: boolean }> {
  const ffmpeg = await findFfmpeg(ffmpegPath)
  const child = spawn(
    ffmpeg,
    [
      ...'-hide_banner -nostdin -nostats -loglevel info -xerror -threads 1'.split(' '),
      ...['-protocol_whitelist', 'file,pipe', '-f', format, '-i', path],
      ...['-map', '0:a:0', '-t', String(LONGEST_SOUND + 1)],
      ...'-progress pipe:1 -f null -'.split(' '),
    ],
    { timeout: MOST_MS, killSignal: 'SIGKILL' }
  )
  let said = ''
  let told = ''
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(0, KEPT)))
  child.stdout.on('data', (chunk: Buffer) => (told = (told + chunk.toString()).slice(-KEPT)))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  // The cover of a record is a picture beside its sound.
  const hasFilm = /Stream #\S+.*: Video: (?!.*attached pic)/.test(said)
  const times = [...told.matchAll(/^out_time_us=(\d+)$/gm)]
  const last = times.at(-1)?.[1]
  return { seconds: code === 0 && last ? Number(last) / 1e6 : null, hasFilm }
}
