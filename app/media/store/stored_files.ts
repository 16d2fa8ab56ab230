import logger from '@adonisjs/core/services/logger'
import { openFile } from '../serving/open_file.js'
import type { ZipEntry } from '../serving/stream_zip.js'

/** A stored file with its path in an archive. */
export interface NamedFile {
  name: string
  diskKey: string
  createdAt: Date
}

const MISSING = 'missing.txt'

/**
 * Stored files for an archive, each opened when its turn has come. A file that is gone is left out and named in
 * `missing.txt`, so that one lost file does not cost the others.
 */
export async function* storedFiles(files: Iterable<NamedFile>): AsyncGenerator<ZipEntry> {
  const missing: string[] = []
  for (const { name, diskKey, createdAt } of files) {
    const data = await openFile(diskKey, null).catch((error) => {
      logger.error({ err: error, diskKey }, 'file left out of an archive')
      return null
    })
    if (data === null) missing.push(name)
    else yield { name, data, mtime: createdAt }
  }
  if (missing.length > 0) yield { name: MISSING, data: Buffer.from(`${missing.join('\n')}\n`) }
}
