import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { findFfmpeg } from '../video/find_ffmpeg.js'

const run = promisify(execFile)

export interface Probe {
  /** Types of the file's outer boxes, in order. */
  boxes: string[]
  width: number
  height: number
  seconds: number
  frames: number
  codec: string
  /** `profile_idc` of H.264; 100 is High. */
  profile: number
}

/** Reads the boxes of an MP4 file (ISO/IEC 14496-12 and 14496-15). */
export async function probeFilm(path: string): Promise<Probe> {
  const file = await readFile(path)
  const moov = find(file, ['moov'])
  const mvhd = find(moov, ['mvhd'])
  const tkhd = find(moov, ['trak', 'tkhd'])
  const stbl = find(moov, ['trak', 'mdia', 'minf', 'stbl'])
  const stsd = find(stbl, ['stsd'])
  const avcC = stsd.indexOf('avcC')
  return {
    boxes: [...children(file)].map(({ type }) => type),
    width: tkhd.readUInt32BE(tkhd.length - 8) / 65536,
    height: tkhd.readUInt32BE(tkhd.length - 4) / 65536,
    seconds: mvhd.readUInt32BE(16) / mvhd.readUInt32BE(12),
    frames: find(stbl, ['stsz']).readUInt32BE(8),
    codec: stsd.toString('latin1', 12, 16),
    profile: stsd[avcC + 5]!,
  }
}

function find(data: Buffer, [type, ...rest]: string[]): Buffer {
  for (const box of children(data)) {
    if (box.type === type) return rest.length > 0 ? find(box.body, rest) : box.body
  }
  throw new Error(`There is no box ${type}`)
}

function* children(data: Buffer): Generator<{ type: string; body: Buffer }> {
  for (let at = 0; at + 8 <= data.length;) {
    const size = data.readUInt32BE(at)
    if (size < 8) return
    yield { type: data.toString('latin1', at + 4, at + 8), body: data.subarray(at + 8, at + size) }
    at += size
  }
}

/** RGB bytes of some frames of a film. */
export async function decodeFrames(path: string, numbers: readonly number[]): Promise<Buffer[]> {
  const chosen = numbers.map((n) => `eq(n\\,${n})`).join('+')
  const { stdout } = await run(
    await findFfmpeg(null),
    [
      ...['-loglevel', 'error', '-i', path, '-vsync', '0'],
      ...['-vf', `select='${chosen}',scale=in_color_matrix=bt709:flags=accurate_rnd,format=rgb24`],
      ...['-f', 'rawvideo', 'pipe:1'],
    ],
    { encoding: 'buffer', maxBuffer: 64e6 }
  )
  const size = stdout.length / numbers.length
  return numbers.map((_, n) => stdout.subarray(n * size, (n + 1) * size))
}

/** Peak signal-to-noise ratio of two pictures in dB. */
export function psnr(a: Uint8Array | Uint8ClampedArray, b: Uint8Array | Uint8ClampedArray): number {
  return 20 * Math.log10(255 / Math.sqrt(meanSquare(a, b)))
}

/** Mean squared difference of two pictures' bytes. */
export function meanSquare(
  a: Uint8Array | Uint8ClampedArray,
  b: Uint8Array | Uint8ClampedArray
): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i]! - b[i]!) ** 2
  return sum / a.length
}

/** Numbers of the ffmpeg processes that this process has started (Linux). */
export async function ffmpegProcesses(): Promise<number[]> {
  const found: number[] = []
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    const [, command, state, parent] = /^\d+ \((.*)\) (\S) (\d+)/.exec(stat) ?? []
    if (command === 'ffmpeg' && state !== 'Z' && Number(parent) === process.pid) {
      found.push(Number(name))
    }
  }
  return found
}
