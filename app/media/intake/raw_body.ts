import type { HttpRequest } from '@adonisjs/core/http'
import { tooLarge } from '#app/core/errors/errors'
import { clientNetwork } from '#app/core/http/client_network'
import { HELD_MESSAGES, MOST_VALUES } from '#config/bodies'
import { GatheredBytes } from './gathered_bytes.js'
import { HeldBytes } from './held_bytes.js'
import { letThrough, pieces } from './read_body.js'

/** Far above what payment providers send. */
const USUAL_LIMIT_BYTES = 512 * 1024

const QUOTE = 0x22
const BACKSLASH = 0x5c
/** What begins or separates values: a comma, a list, an object. */
const MARKS = new Set([0x2c, 0x5b, 0x7b])

/**
 * Takes the bytes of a webhook as they came: the signature is over them. Anybody may send some, so that what they hold is counted
 * until they have been taken. Some are parsed before their signature can be checked, so that their values are counted too.
 * @param most bytes
 * @throws AppError 413 `too_large`; 429 `too_much_at_once` and 503 `busy` when too many are held
 */
export async function withRawBody<T>(
  request: HttpRequest,
  take: (body: Buffer) => Promise<T>,
  most = USUAL_LIMIT_BYTES
): Promise<T> {
  if (Number(request.header('content-length') ?? 0) > most) throw tooLarge()
  const sender = { userId: null, network: clientNetwork(request.ip()) }
  const held = new HeldBytes('messages', sender, HELD_MESSAGES)
  try {
    const body = await read(request, most, held)
    if (countValues(body) > MOST_VALUES) throw tooLarge()
    return await take(body)
  } finally {
    held.release()
  }
}

async function read(request: HttpRequest, most: number, held: HeldBytes): Promise<Buffer> {
  const body = new GatheredBytes()
  try {
    for await (const piece of pieces(request, most)) {
      held.add(piece.length)
      body.add(piece)
    }
  } catch (error) {
    letThrough(request)
    throw error
  }
  return body.take()
}

/** Values of JSON, each object and list counted twice; of anything else a number of no meaning. */
function countValues(json: Buffer): number {
  let values = 1
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]!
    if (byte === QUOTE) isText = !isText
    else if (isText && byte === BACKSLASH) at++
    else if (!isText && MARKS.has(byte)) values++
  }
  return values
}
