import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { EngineContext } from '../../engine.js'
import { EngineError } from '../../engine_error.js'
import { rest } from '../queue/rest.js'
import type { RemoteSettings } from '../settings.js'
import { bytesOf } from './data_address.js'
import { fetchFile } from './fetch_file.js'

interface DownloadOptions {
  /** Name of the file in the scratch folder. */
  name: string
  /** What its content type begins with; anything, if missing. */
  kind?: 'image/' | 'video/'
  mostBytes: number
}

const ATTEMPTS = 3

/**
 * Copies a file that the provider has made into the scratch folder, bounded in size and time. One that breaks off is fetched again; one
 * that came with the answer is in its address.
 *
 * @returns its path
 * @throws EngineError `provider_down` when it cannot be had, or is not of the kind; a later attempt may fetch what was paid for
 */
export async function download(
  address: string,
  { name, kind = undefined, mostBytes }: DownloadOptions,
  settings: RemoteSettings,
  { scratch, signal }: Pick<EngineContext, 'scratch' | 'signal'>
): Promise<string> {
  const path = join(scratch, name)
  for (let left = ATTEMPTS - 1; ; left--) {
    try {
      const time = AbortSignal.timeout(settings.timing.transfer)
      await copy(address, path, {
        kind,
        mostBytes,
        settings,
        signal: AbortSignal.any([signal, time]),
      })
      return path
    } catch (cause) {
      if (signal.aborted) throw new EngineError('stopped', {}, { cause })
      if (left === 0)
        throw new EngineError('service_output_unusable', {}, { cause, mayStillCome: true })
      await rest(500 * (ATTEMPTS - left), signal)
    }
  }
}

interface CopyOptions {
  kind: string | undefined
  mostBytes: number
  settings: RemoteSettings
  signal: AbortSignal
}

async function copy(
  address: string,
  path: string,
  { kind = '', mostBytes, settings, signal }: CopyOptions
): Promise<void> {
  if (address.startsWith('data:')) {
    const { bytes, mime } = bytesOf(address)
    if (!mime.startsWith(kind) || bytes.length > mostBytes) throw new Error(`A file of ${mime}`)
    return writeFile(path, bytes)
  }
  const answer = await fetchFile(address, settings, { signal })
  const type = answer.headers.get('content-type') ?? ''
  if (!answer.ok || !answer.body || !type.startsWith(kind)) {
    await answer.body?.cancel()
    throw new Error(`The file answers ${answer.status} ${type}`)
  }
  let bytes = 0
  const bounded = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      if (bytes > mostBytes) done(new Error(`The file has more than ${mostBytes} bytes`))
      else done(null, chunk)
    },
  })
  await pipeline(Readable.fromWeb(answer.body), bounded, createWriteStream(path))
}
