import type { Asset } from '@trustnxt/c2pa-ts/asset'

const RIFF_HEADER = 12
const CHUNK_HEADER = 8

/** A WebP file for a reader of content credentials that does not know the format: they are in a chunk named `C2PA`. */
export class WebpAsset implements Asset {
  readonly mimeType = 'image/webp'
  readonly #file: Buffer

  constructor(file: Buffer) {
    this.#file = file
  }

  static canRead(file: Buffer): boolean {
    return file.toString('latin1', 8, 12) === 'WEBP'
  }

  getDataLength(): number {
    return this.#file.length
  }

  async getDataRange(start = 0, length = this.#file.length - start): Promise<Uint8Array> {
    return this.#file.subarray(start, start + length)
  }

  getManifestJUMBF(): Uint8Array | undefined {
    const chunk = this.#find()
    if (!chunk) return undefined
    const start = chunk.start + CHUNK_HEADER
    return this.#file.subarray(start, start + this.#file.readUInt32LE(chunk.start + 4))
  }

  getHashExclusionRange(): { start: number; length: number } {
    return this.#find()!
  }

  dumpInfo(): string {
    return 'WebP'
  }

  async ensureManifestSpace(): Promise<void> {
    throw new Error('This asset is for reading')
  }

  async writeManifestJUMBF(): Promise<void> {
    throw new Error('This asset is for reading')
  }

  #find(): { start: number; length: number } | null {
    let start = RIFF_HEADER
    while (start < this.#file.length) {
      const size = this.#file.readUInt32LE(start + 4)
      const length = CHUNK_HEADER + size + (size % 2)
      if (this.#file.toString('latin1', start, start + 4) === 'C2PA') return { start, length }
      start += length
    }
    return null
  }
}
