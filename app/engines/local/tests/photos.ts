import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { EngineContext } from '../../engine.js'
import type { JobContext } from '../threads/job_context.js'

const SAMPLES = new URL('../../../../samples/', import.meta.url)

/** Photo of a sample product, 1024x1024. `name` as in 'mug/front'. */
export function readSample(name: string): Promise<Buffer> {
  return readFile(new URL(`${name}.jpg`, SAMPLES))
}

/** True outline of the product in a sample photo: 1 inside, 0 outside. */
export async function readSampleMask(name: string): Promise<Uint8Array> {
  const grey = await sharp(await readFile(new URL(`${name}.mask.png`, SAMPLES)))
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
export function engineContext(scratch: string, signal: AbortSignal): EngineContext {
  return {
    scratch,
    signal,
    read: (key) => readSample(key),
    progress() {},
    async remember() {},
    remembered: null,
  }
}
