import type { IncomingMessage } from 'node:http'
import { AppError } from './exceptions/app_error.js'

/** Far above what payment providers send. */
const USUAL_LIMIT_BYTES = 512 * 1024

/**
 * The bytes of a webhook as they came: the signature is over them.
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
  if (size > most) throw new AppError(413, 'too_large', 'The request is too large.')
  return Buffer.concat(chunks)
}
