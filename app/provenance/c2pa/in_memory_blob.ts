/**
 * A `Blob` whose bytes can be read at once, as browsers' workers do with `FileReaderSync` and Node.js cannot. Holds what the
 * C2PA library uses of the class.
 */
export class InMemoryBlob extends Blob {
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    super()
    this.#bytes = bytes
  }

  override get size(): number {
    return this.#bytes.length
  }

  override slice(start = 0, end = this.size): InMemoryBlob {
    return new InMemoryBlob(this.#bytes.subarray(start, end))
  }

  read(): ArrayBuffer {
    return new Uint8Array(this.#bytes).buffer
  }
}

/** Gives this thread the `FileReaderSync` that the C2PA library reads such blobs with. */
export function readBlobsInMemory(): void {
  Object.assign(globalThis, {
    FileReaderSync: class {
      readAsArrayBuffer(blob: InMemoryBlob): ArrayBuffer {
        return blob.read()
      }
    },
  })
}
