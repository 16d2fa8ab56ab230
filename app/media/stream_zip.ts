import { finished } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import logger from '@adonisjs/core/services/logger'
import { ZipFile } from 'yazl'
import { openFile } from './open_file.js'

/** A stored file in an archive. */
export interface ZipEntry {
  /** Path inside the archive. */
  name: string
  diskKey: string
  bytes: number
  createdAt: Date
}

const MISSING = 'missing.txt'

/**
 * An archive of stored files, written as it is read: one file is open at a time and none lies in memory as a whole. Files are not
 * compressed again. A file that is gone is left out and named in `missing.txt`, so that one lost file does not cost the others.
 */
export function streamZip(entries: Iterable<ZipEntry>): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error) => output.destroy(error))
  fill(zip, output, entries).catch((error) => output.destroy(error as Error))
  return output
}

async function fill(zip: ZipFile, output: Readable, entries: Iterable<ZipEntry>): Promise<void> {
  const missing: string[] = []
  for (const { name, diskKey, bytes, createdAt } of entries) {
    if (output.destroyed) return
    const file = await openFile(diskKey, null).catch((error) => {
      logger.error({ err: error, diskKey }, 'file left out of an archive')
      return null
    })
    if (file === null) {
      missing.push(name)
      continue
    }
    // Whoever stops reading leaves the file half read: it must not stay open.
    const close = () => void file.destroy()
    output.once('close', close)
    zip.addReadStream(file, name, { compress: false, mtime: createdAt, size: bytes })
    await finished(file)
    output.off('close', close)
  }
  if (missing.length > 0) zip.addBuffer(Buffer.from(`${missing.join('\n')}\n`), MISSING)
  zip.end()
}
