import type { HttpRequest } from '@adonisjs/core/http'
import { tooLarge } from '#app/core/errors/errors'
import { isPublicApi } from '#app/core/errors/public_api_error'
import { DEEPEST, MOST_VALUES } from '#config/bodies'
import { MAX_UPLOAD_BYTES } from '#config/media'
import { nestFields, readFields } from './form_fields.js'
import { GatheredBytes } from './gathered_bytes.js'
import { JsonUploads } from './json_uploads.js'
import { readForm } from './read_form.js'
import type { Storage } from './storage.js'
import { keepParts, keepUploads } from './uploads.js'

/** Bytes of a piece of a form that is read as it came. */
const WHOLE_PIECE = 8 * 1024

/** How a body is read. */
export type BodyType = 'json' | 'fields' | 'parts'

const TYPES: [BodyType, string[]][] = [
  ['json', ['json', 'application/*+json']],
  ['fields', ['application/x-www-form-urlencoded']],
  ['parts', ['multipart/form-data']],
]

/** Null without a body, and for one that nobody here can read. */
export function bodyType(request: HttpRequest): BodyType | null {
  if (!request.hasBody()) return null
  return TYPES.find(([, types]) => request.is(types))?.[0] ?? null
}

/** A body that has come, within its limits. */
export interface ReadBody {
  /** Bytes of its text. */
  textBytes: number
  /** Makes values of the text, once. */
  parse: () => unknown
}

/**
 * Takes the body of a request in; its files go to disk.
 * @throws AppError
 */
export function readBody(request: HttpRequest, type: BodyType, storage: Storage) {
  return { json: readJson, fields: readText, parts: readParts }[type](request, storage)
}

async function readJson(request: HttpRequest, storage: Storage): Promise<ReadBody> {
  const { limits, folder, files, texts } = storage
  const uploads = new JsonUploads(
    folder,
    {
      ...limits,
      depth: DEEPEST,
      values: MOST_VALUES,
      // Programs are told at once that a file is too large; forms name the file beside the field.
      file: isPublicApi(request) ? MAX_UPLOAD_BYTES : undefined,
    },
    files
  )
  let counted = 0
  try {
    for await (const piece of pieces(request, limits.total)) {
      await uploads.write(piece)
      releasePiece(piece)
      texts.add(uploads.textBytes - counted)
      counted = uploads.textBytes
    }
  } catch (error) {
    await uploads.abandon()
    throw error
  }
  keepUploads(request, uploads.files)
  return { textBytes: uploads.textBytes, parse: () => uploads.end() }
}

async function readText(request: HttpRequest, { limits, texts }: Storage): Promise<ReadBody> {
  const text = new GatheredBytes()
  for await (const piece of pieces(request, limits.text)) {
    texts.add(piece.length)
    text.add(piece)
  }
  return { textBytes: text.length, parse: () => readFields(text.take().toString('utf8')) }
}

async function readParts(request: HttpRequest, storage: Storage): Promise<ReadBody> {
  const body = gathered(pieces(request, storage.limits.total))
  const { fields, textBytes, files } = await readForm(request.headers(), body, storage)
  keepParts(request, files)
  return { textBytes, parse: () => nestFields(fields.splice(0)) }
}

/** The same bytes in pieces that are worth their while: what reads forms keeps them one by one. */
async function* gathered(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const small = new GatheredBytes()
  for await (const piece of body) {
    const isSmall = piece.length < WHOLE_PIECE
    if (isSmall) small.add(piece)
    if (small.length >= WHOLE_PIECE || (!isSmall && small.length > 0)) yield small.take()
    if (!isSmall) yield piece
  }
  if (small.length > 0) yield small.take()
}

/** The pieces of a body as they come. Leaving them does not end the connection. */
export async function* pieces({ request }: HttpRequest, most: number): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > most) throw tooLarge()
    yield piece
  }
}

/** Lets what is still to come of a body through unread, so that its sender gets to read the answer. */
export function letThrough({ request }: HttpRequest): void {
  request.on('data', releasePiece).resume()
}

/** Gives back the memory of a piece that was read: collectors let dozens of megabytes of them gather first. */
export function releasePiece({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}
