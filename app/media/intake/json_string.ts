const QUOTE = 0x22
const BACKSLASH = 0x5c
/** Of the letter `u`, which four hexadecimal digits follow. */
const UNICODE = 0x75
const FIRST_PRINTABLE = 0x20

/** What stands for which character after a backslash. */
const SHORT: Record<string, string> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  'b': '\b',
  'f': '\f',
  'n': '\n',
  'r': '\r',
  't': '\t',
}

/** The string is no valid JSON. */
export class InvalidString extends Error {}

/** Undoes the escapes of one JSON string of plain ASCII characters that comes in pieces. */
export class JsonString {
  /** An escape that has begun: what came of it. */
  #escape = ''

  /** Whether the next byte belongs to an escape whatever it is. */
  get isEscaped(): boolean {
    return this.#escape === '\\'
  }

  /**
   * Reads on from `from` to the end of the string or of the piece.
   * @param most characters after which it stops
   * @returns the characters, the place of the first byte that was not read, and whether the closing quote was
   * @throws InvalidString
   */
  read(piece: Buffer, from: number, most = Infinity) {
    const parts: string[] = []
    let at = from
    for (let length = 0; at < piece.length && length < most;) {
      if (this.#escape === '' && piece[at] === QUOTE) {
        return { text: parts.join(''), next: at + 1, isEnded: true }
      }
      const [part, next] =
        this.#escape === '' && piece[at] !== BACKSLASH
          ? plain(piece, at, Math.min(piece.length, at + most - length))
          : [this.#unescape(piece[at]!), at + 1]
      parts.push(part)
      length += part.length
      at = next
    }
    return { text: parts.join(''), next: at, isEnded: false }
  }

  /** Takes the next byte of an escape; answers its character with the last one. */
  #unescape(byte: number): string {
    this.#escape += String.fromCharCode(byte)
    if (byte === BACKSLASH && this.#escape.length === 1) return ''
    if (this.#escape.charCodeAt(1) === UNICODE) {
      if (!/^\\u[0-9a-f]{0,4}$/i.test(this.#escape)) throw new InvalidString()
      if (this.#escape.length < 6) return ''
      return this.#end(String.fromCharCode(Number.parseInt(this.#escape.slice(2), 16)))
    }
    const character = SHORT[this.#escape.charAt(1)]
    if (character === undefined) throw new InvalidString()
    return this.#end(character)
  }

  #end(character: string): string {
    this.#escape = ''
    return character
  }
}

/** Characters without escapes from `from` on, at most to `to`, and where they end. */
function plain(piece: Buffer, from: number, to: number): [string, number] {
  let at = from
  for (; at < to; at++) {
    const byte = piece[at]!
    if (byte === QUOTE || byte === BACKSLASH) break
    if (byte < FIRST_PRINTABLE) throw new InvalidString()
  }
  return [piece.toString('latin1', from, at), at]
}
