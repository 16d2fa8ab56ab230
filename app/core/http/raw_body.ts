import type { IncomingMessage } from 'node:http'
import { MOST_VALUES } from '#config/bodies'
import { tooLarge } from '../errors/errors.js'

/** Far above what payment providers send. */
const USUAL_LIMIT_BYTES = 512 * 1024

const QUOTE = 0x22
const BACKSLASH = 0x5c
/** What begins or separates values: a comma, a list, an object. */
const MARKS = new Set([0x2c, 0x5b, 0x7b])

/**
 * The bytes of a webhook as they came: the signature is over them. Some are parsed before it can be checked, so that their
 * values are counted here.
 * @param most bytes
 * @throws AppError 413 `too_large`, once everything has been read
 */
export async function readRawBody(
  request: IncomingMessage,
  most = USUAL_LIMIT_BYTES
): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= most) chunks.push(chunk)
  }
  const body = Buffer.concat(size <= most ? chunks : [])
  if (size <= most && countValues(body) <= MOST_VALUES) return body
  throw tooLarge()
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
