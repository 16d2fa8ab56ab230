const LEAST_BLOCK = 1024
const MOST_BLOCK = 64 * 1024

/**
 * Bytes that came in pieces, copied into few blocks: somebody may send a body byte by byte, and each piece that is kept takes some
 * three hundred times what it brings.
 */
export class GatheredBytes {
  /** All full but the last. */
  #blocks: Buffer[] = []
  /** Bytes that the last block has. */
  #used = 0
  #length = 0

  /** How many there are. */
  get length(): number {
    return this.#length
  }

  /** Takes bytes over; who brought them may do with theirs what they like. */
  add(bytes: Buffer): void {
    for (let at = 0; at < bytes.length;) {
      let block = this.#blocks.at(-1)
      if (!block || this.#used === block.length) {
        const size = Math.min(Math.max(this.#length, bytes.length - at, LEAST_BLOCK), MOST_BLOCK)
        this.#blocks.push((block = Buffer.allocUnsafeSlow(size)))
        this.#used = 0
      }
      const copied = bytes.copy(block, this.#used, at)
      this.#used += copied
      this.#length += copied
      at += copied
    }
  }

  /** All of them so far. */
  join(): Buffer {
    return Buffer.concat(this.#blocks, this.#length)
  }

  /** The same, and lets go of them. */
  take(): Buffer {
    const bytes = this.join()
    this.#blocks = []
    this.#used = this.#length = 0
    return bytes
  }
}
