/** What is used of libheif, which heic-decode brings. */
interface HeifImage {
  get_width(): number
  get_height(): number
  is_primary(): boolean
  /** Decodes into `target.data`, RGBA; hands null on where that fails. */
  display(
    target: { data: Uint8ClampedArray; width: number; height: number },
    done: (shown: object | null) => void
  ): void
}

interface Libheif {
  ready: Promise<unknown>
  HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] }
}
