import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Picture, ShapeWay } from '../contract/output.js'
import { editJob } from '../edit/edit_job.js'
import { LINEAR, toLab, type Lab } from '../image/color.js'
import type { ThreadPictures } from '../threads/protocol.js'
import { jobContext, readSample, readSampleMaskFile } from './photos.js'

/** Pixels a side of the sample photos that are edited. */
export const SIDE = 512

/** A decoded picture whose colours can be asked for. */
export interface Pixels {
  width: number
  height: number
  channels: number
  data: Buffer
}

export interface Edit {
  output: ThreadPictures
  picture: Picture
  pixels: Pixels
  /** The mask that came with it, 0 to 255 a pixel, or null. */
  mask: Buffer | null
}

/**
 * Edits a sample photo by an instruction.
 *
 * @param options.side of the photo, in pixels
 * @param options.mask whether its true outline is given
 * @param options.file edits this file instead of the sample
 * @param options.area file of the mask that holds the change to an area
 */
export async function edit(
  photo: string,
  instruction: string,
  options: {
    side?: number
    mask?: boolean
    file?: string
    area?: string
    count?: number
    shapeWay?: ShapeWay
  } = {}
): Promise<Edit> {
  const { side = SIDE } = options
  const scratch = await mkdtemp(join(tmpdir(), 'edit-'))
  const files: Record<string, string> = {}
  if (options.file) files.file = options.file
  if (options.area) files.area = options.area
  const output = await editJob(
    {
      picture: options.file ? 'file' : photo,
      mask: options.mask === false || options.file ? null : 'mask',
      area: options.area && 'area',
      instruction,
      shapeWay: options.shapeWay,
      count: options.count ?? 1,
      seed: 11,
    },
    {
      ...jobContext(scratch),
      read(key) {
        if (files[key]) return readFile(files[key])
        return key === 'mask' ? readSampleMaskFile(photo, side) : readSample(key, side)
      },
    }
  )
  const picture = output.pictures[0] as Picture
  return {
    output,
    picture,
    pixels: await decode(picture.file.path),
    mask: picture.mask && (await decodeMask(picture.mask.path)),
  }
}

/** A grey picture's bytes. */
export function decodeMask(path: string): Promise<Buffer> {
  return sharp(path).toColourspace('b-w').raw().toBuffer()
}

export async function decode(input: string | Buffer): Promise<Pixels> {
  const { data, info } = await sharp(input).raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, channels: info.channels, data }
}

export function labAt({ data, channels }: Pixels, i: number): Lab {
  const p = i * channels
  return toLab([LINEAR[data[p]!]!, LINEAR[data[p + 1]!]!, LINEAR[data[p + 2]!]!])
}

/** Mean L*a*b* of the pixels that are asked for, by their index. */
export function meanLab(pixels: Pixels, where: (index: number) => boolean = () => true): Lab {
  const sum = [0, 0, 0]
  let count = 0
  for (let i = 0; i < pixels.width * pixels.height; i++) {
    if (!where(i)) continue
    const lab = labAt(pixels, i)
    for (let c = 0; c < 3; c++) sum[c]! += lab[c]!
    count++
  }
  return [sum[0]! / count, sum[1]! / count, sum[2]! / count]
}

/** Mean over pixels of the distance between two pictures in L*a*b*. */
export function meanDifference(a: Pixels, b: Pixels, where: (index: number) => boolean): number {
  let sum = 0
  let count = 0
  for (let i = 0; i < a.width * a.height; i++) {
    if (!where(i)) continue
    sum += distance(labAt(a, i), labAt(b, i))
    count++
  }
  return sum / count
}

export function distance(a: Lab, b: Lab): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
