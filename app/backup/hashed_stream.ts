import { createHash } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'

/** Hands on what it is given, and knows its length and its SHA-256 when all has passed. */
export class HashedStream extends Transform {
  bytes = 0
  readonly #hash = createHash('sha256')

  override _transform(chunk: Buffer, _encoding: string, next: TransformCallback): void {
    this.bytes += chunk.length
    this.#hash.update(chunk)
    next(null, chunk)
  }

  /** Hexadecimal; asked for once, at the end. */
  sha256(): string {
    return this.#hash.digest('hex')
  }
}
