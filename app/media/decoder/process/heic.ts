import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

interface DecodedHeic {
  /** RGBA in sRGB, 8 bits, rows from the top. */
  data: Buffer
  width: number
  height: number
}

/**
 * Decodes the primary picture of an HEIC file in a thread of its own, so that this one goes on reporting what it takes; the thread has taken the
 * decoder's memory with it when this resolves.
 * @throws for damaged files and for more than `maxPixels` pixels ('too large')
 */
export async function decodeHeic(path: string, maxPixels: number): Promise<DecodedHeic> {
  const worker = new Worker(new URL('./heic_thread.ts', import.meta.url), {
    workerData: { path, maxPixels },
  })
  const ended = new Promise<never>((_, reject) => {
    worker.once('exit', () => reject(new Error('The decoder ended without an answer')))
  })
  ended.catch(() => {})
  const [{ data, width, height }] = await Promise.race([once(worker, 'message'), ended])
  await worker.terminate()
  return { data: Buffer.from(data), width, height }
}
