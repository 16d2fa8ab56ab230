import { readFile } from 'node:fs/promises'
import type { Provider } from '../provider.js'
import { NoAnswer, Refusal } from '../queue/refusal.js'
import { rest } from '../queue/rest.js'

export interface UploadFile {
  /** The bytes, or the file that has them. */
  from: Uint8Array | string
  mime: string
  name: string
}

/** Brings a file to where the provider's models can read it; answers its address. */
export type Upload = (file: UploadFile) => Promise<string>

const ATTEMPTS = 3

/** Through the provider's storage, repeated when it fails: a file that is brought twice does no harm. */
export async function upload(
  provider: Provider,
  { from, mime, name }: UploadFile,
  signal: AbortSignal
): Promise<string> {
  const bytes = typeof from === 'string' ? await readFile(from) : from
  const file = new File([new Uint8Array(bytes)], name, { type: mime })
  for (let left = ATTEMPTS - 1; ; left--) {
    try {
      return await provider.upload(file)
    } catch (error) {
      const mayPass =
        error instanceof NoAnswer || (error instanceof Refusal && mayPassLater(error.status))
      if (!mayPass || left === 0 || signal.aborted) throw error
      await rest(1_000 * (ATTEMPTS - left), signal)
    }
  }
}

function mayPassLater(status: number): boolean {
  return status === 429 || status >= 500
}
