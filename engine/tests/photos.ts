import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { CallContext } from '../contract/context.js'
import type { JobContext } from '../threads/job_context.js'

const SAMPLES = new URL('../../samples/', import.meta.url)

/** Pixels a side of the sample photos. */
const SAMPLE_SIDE = 1024

/**
 * Photo of a sample product, square; `name` as in 'mug/front'.
 * @param side in pixels: half of it is a fourth of the work, and mostly shows the same
 */
export async function readSample(name: string, side = SAMPLE_SIDE): Promise<Buffer> {
  const photo = await readFile(new URL(`${name}.jpg`, SAMPLES))
  return side === SAMPLE_SIDE ? photo : sharp(photo).resize(side).jpeg({ quality: 95 }).toBuffer()
}

/** Where the grey PNG of a product's true outline in a sample photo lies. */
export function sampleMaskPath(name: string): string {
  return new URL(`${name}.mask.png`, SAMPLES).pathname
}

/** A grey PNG of the product's true outline in a sample photo. */
export async function readSampleMaskFile(name: string, side = SAMPLE_SIDE): Promise<Buffer> {
  const mask = await readFile(sampleMaskPath(name))
  return side === SAMPLE_SIDE ? mask : sharp(mask).resize(side).png().toBuffer()
}

/** True outline of the product in a sample photo: 1 inside, 0 outside. */
export async function readSampleMask(name: string, side = SAMPLE_SIDE): Promise<Uint8Array> {
  const grey = await sharp(await readSampleMaskFile(name, side))
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return grey.map((value) => (value > 127 ? 1 : 0))
}

/** A job's context outside of a thread; keys are names of sample photos or of `files`. */
export function jobContext(scratch: string, files: Record<string, string> = {}): JobContext {
  return {
    scratch,
    networks: new Set(),
    infer: () => Promise.reject(new Error('No networks here')),
    read: (key) => (files[key] ? readFile(files[key]) : readSample(key)),
    progress() {},
    async checkpoint() {},
  }
}

/** The context of a call of the engine; keys are names of sample photos. */
export function callContext(scratch: string, signal: AbortSignal): CallContext {
  return {
    scratch,
    signal,
    read: (key) => readSample(key),
    progress() {},
  }
}
