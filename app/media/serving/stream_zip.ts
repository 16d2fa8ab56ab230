import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  /** Path in the archive. */
  name: string
  data: Buffer | Readable
  /** When it was made. */
  mtime?: Date
  /** Worth compressing, as pictures and films, which are compressed already, are not. */
  isText?: boolean
}

/**
 * An archive as a stream. Entries are asked for one at a time, each after the one before it has gone through, so that no
 * more than one of them is in memory. An entry that cannot be made or read breaks the stream off.
 */
export function streamZip(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile()
  const out = new PassThrough()
  zip.on('error', (error) => out.destroy(error))
  zip.outputStream.pipe(out)
  const closed = finished(out).then(
    () => 'closed' as const,
    () => 'closed' as const
  )
  void write().catch((error) => out.destroy(error))
  return out

  async function write(): Promise<void> {
    for await (const { name, data, mtime, isText = false } of entries) {
      const stream = data instanceof Readable ? data : Readable.from([data])
      zip.addReadStream(stream, name, { compress: isText, ...(mtime ? { mtime } : {}) })
      const how = await Promise.race([finished(stream, { writable: false }), closed])
      if (how !== 'closed') continue
      stream.destroy()
      return
    }
    zip.end()
  }
}
