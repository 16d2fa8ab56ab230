import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { AppError } from '#app/core/errors/app_error'
import { tooLarge } from '#app/core/errors/errors'
import { cutText } from '#common/cut_text'
import { oneLine } from '#app/core/http/readable'
import { type BodyLimits, MOST_FIELDS } from '#config/bodies'
import { MAX_UPLOAD_BYTES } from '#config/media'
import type { HeldBytes } from './held_bytes.js'
import type { Storage } from './storage.js'
import type { Upload } from './uploads.js'
import { incompleteForm } from '../errors.js'

/** Characters; longer names than any of ours. */
const LONGEST_NAME = 200

/** Characters of what a file is called. */
const LONGEST_FILE_NAME = 255

interface Form {
  /** By name, in the order in which they came. */
  fields: [name: string, value: string][]
  /** Bytes of the fields. */
  textBytes: number
  /** By the field's name without `[]`, in the order in which they came. */
  files: Map<string, Upload[]>
}

/**
 * Reads a form of parts. Its files go to disk as they come, where the limits allow any; else they are let through unread.
 * @param storage whose files are counted as they are written; its texts field by field, or, where no files are taken, as they
 *   come: a field of megabytes is held before it is whole
 * @throws AppError; also when the sender holds too much already
 */
export async function readForm(
  headers: IncomingHttpHeaders,
  body: AsyncIterable<Buffer>,
  { limits, folder, files: held, texts }: Storage
): Promise<Form> {
  const parser = openParser(headers, limits)
  const fields: Form['fields'] = []
  const files: Form['files'] = new Map()
  const writing: Promise<void>[] = []
  let textBytes = 0
  let failure: Error | null = null
  /** What goes wrong at our side of the parser ends it: nobody would take the next piece from it. */
  const stop = (error: Error) => {
    failure ??= error
    parser.destroy(error)
  }

  parser.on('field', (name, value, info) => {
    const bytes = Buffer.byteLength(name) + Buffer.byteLength(value)
    textBytes += bytes
    const isTooLarge = textBytes > limits.text || info.valueTruncated || name.length > LONGEST_NAME
    if (isTooLarge) return stop(tooLarge())
    try {
      if (limits.files > 0) texts.add(bytes)
      fields.push([name, value])
    } catch (error) {
      stop(error as Error)
    }
  })
  parser.on('file', (name, stream, { filename }) => {
    // A file input that was left empty brings a part without a name.
    const isTaken = limits.files > 0 && name && filename
    // Where the form breaks off, such a part breaks with it; the parser tells of that.
    if (!isTaken) return stream.on('error', () => {}).resume()
    const originalName = cutText(oneLine(filename), LONGEST_FILE_NAME)
    const upload: Upload = { path: join(folder, randomUUID()), bytes: 0, originalName }
    const field = name.replace(/\[\d*\]$/, '')
    files.set(field, [...(files.get(field) ?? []), upload])
    writing.push(writeFile(stream, upload, held).catch(stop))
  })
  parser.on('filesLimit', () => stop(tooLarge()))
  parser.on('fieldsLimit', () => stop(tooLarge()))

  if (limits.files > 0) await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    await pipeline(Readable.from(limits.files > 0 ? body : counted(body, texts)), parser)
  } catch (error) {
    failure ??= error instanceof AppError ? error : incompleteForm()
  }
  await Promise.all(writing)
  if (failure !== null) throw failure
  return { fields, textBytes, files }
}

async function* counted(body: AsyncIterable<Buffer>, texts: HeldBytes) {
  for await (const piece of body) {
    texts.add(piece.length)
    yield piece
  }
}

/** Writes no more than an upload may have: what is larger is refused in any case. */
async function writeFile(stream: Readable, upload: Upload, held: HeldBytes): Promise<void> {
  const kept = async function* (pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      if (upload.bytes <= MAX_UPLOAD_BYTES) {
        held.add(piece.length)
        yield piece
      }
      upload.bytes += piece.length
    }
  }
  await pipeline(stream, kept, createWriteStream(upload.path, { flags: 'wx' }))
}

function openParser(headers: IncomingHttpHeaders, limits: BodyLimits): busboy.Busboy {
  try {
    return busboy({
      headers,
      defParamCharset: 'utf8',
      limits: {
        fieldSize: limits.text,
        fields: MOST_FIELDS,
        // Where files are let through, their number is bounded by the size of the whole.
        files: limits.files || MOST_FIELDS,
        headerPairs: 20,
      },
    })
  } catch {
    throw incompleteForm()
  }
}
