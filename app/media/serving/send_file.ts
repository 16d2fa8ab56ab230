import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { requireFile } from './missing_file.js'
import { openFile } from './open_file.js'
import { parseRange } from './range.js'

interface StoredFile {
  diskKey: string
  mime: string
  bytes: number
  checksum: string
}

/** What tells a stored file from every other. */
export function fileTag({ checksum }: Pick<StoredFile, 'checksum'>): string {
  return `"${checksum.slice(0, 32)}"`
}

/**
 * Answers a stored file, or the one range of its bytes that is asked for, as it comes from the store; of a HEAD the headers of
 * the whole. A range of another file than the one that is here (`If-Range`) is answered with the whole.
 * @param describe sets what else is told of it, once it is known to be there
 * @throws AppError 410 when it is missing from the store
 */
export async function sendFile(
  { request, response }: Pick<HttpContext, 'request' | 'response'>,
  file: StoredFile,
  describe: () => void
): Promise<void> {
  const isHead = request.method() === 'HEAD'
  const isSame = (request.header('if-range') ?? fileTag(file)) === fileTag(file)
  const range = isSame && !isHead ? parseRange(request.header('range'), file.bytes) : null
  if (range === 'unsatisfiable') {
    response.header('Content-Range', `bytes */${file.bytes}`)
    return response.status(416).send(null)
  }
  if (isHead) await requireFile(file.diskKey)
  const bytes = isHead ? Readable.from([]) : await openFile(file.diskKey, range)
  describe()
  response.header('Content-Type', file.mime)
  response.header('Accept-Ranges', 'bytes')
  response.header('ETag', fileTag(file))
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 }
  response.header('Content-Length', String(end - start + 1))
  if (range) {
    response.header('Content-Range', `bytes ${start}-${end}/${file.bytes}`)
    response.status(206)
  }
  response.stream(bytes)
}
