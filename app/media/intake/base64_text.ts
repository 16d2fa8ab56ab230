/** Base64 text that comes in pieces. White space in it says nothing: many programs wrap it into lines. */
export class Base64Text {
  /** Characters that do not fill a group of four yet. */
  #rest = ''
  #isPadded = false
  #decoded = Buffer.alloc(0)

  /**
   * The bytes of the next piece, in memory that the next call uses again.
   * @returns null for what is no base64
   */
  decode(piece: string, isLast: boolean): Buffer | null {
    const text = this.#rest + piece.replaceAll(/[ \t\r\n\f]/g, '')
    if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || (this.#isPadded && text !== '')) return null
    const open = text.length % 4
    if (isLast && (open === 1 || (open > 0 && text.endsWith('=')))) return null
    const whole = isLast ? text : text.slice(0, text.length - open)
    this.#rest = text.slice(whole.length)
    this.#isPadded ||= whole.endsWith('=')
    if (this.#decoded.length < whole.length) this.#decoded = Buffer.alloc(whole.length)
    return this.#decoded.subarray(0, this.#decoded.write(whole, 'base64'))
  }
}
