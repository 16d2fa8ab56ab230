import { Worker } from 'node:worker_threads'

export interface DecodedHeic {
  /** RGBA, 8 bits, rows from the top. */
  data: Buffer
  width: number
  height: number
}

/**
 * Decodes an HEIC picture in a thread of its own, which takes the decoder's memory with it when it ends.
 * @throws for damaged files and for more than `maxPixels` pixels ('too large')
 */
export function decodeHeic(path: string, maxPixels: number): Promise<DecodedHeic> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./heic_thread.ts', import.meta.url), {
      workerData: { path, maxPixels },
    })
    worker.once('message', ({ data, width, height }) => {
      resolve({ data: Buffer.from(data), width, height })
      void worker.terminate()
    })
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The decoder ended without an answer')))
  })
}
