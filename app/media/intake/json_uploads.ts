import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { REPLY_TEXTS } from '#app/shell/exceptions/reply_texts'
import { MAX_UPLOAD_BYTES } from '#config/media'
import { UPLOAD_REFUSALS } from '../texts.js'
import { BodyError } from './body_error.js'
import type { HeldBytes } from './held_bytes.js'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPENING = [0x5b, 0x7b]
const CLOSING = [0x5d, 0x7d]
const DATA = Buffer.from('data:')
/** Nobody needs longer media types; a string that has no comma until here is no data URL. */
const LONGEST_HEAD = 200

/** A data URL that was written to disk while it came. */
export interface DivertedFile {
  path: string
  /** As many as came; not more than an upload may have are on the disk. */
  bytes: number
}

interface Limits {
  /** Bytes of the JSON text without its data URLs. */
  text: number
  /** Data URLs; without any they are strings like others. */
  files: number
  /** Bytes of the whole body. */
  total: number
  /** Arrays and objects within each other. */
  depth: number
  /** Commas, arrays and objects: a parsed value takes many times the memory of the two bytes that bring it. */
  values: number
  /** Bytes of one file; no more than the whole body, if missing. */
  file?: number
}

/**
 * Reads JSON whose strings may be base64 data URLs of many megabytes. Those are decoded to files in `folder` as they
 * arrive and stand in the text as `upload:<id>`, so that memory holds a chunk of the body and never the whole.
 *
 * One pass over the bytes: inside a string a backslash escapes the next byte, anything else ends at the next quote.
 * A diverted string must be plain base64, in which `\/` may stand for `/`.
 */
export class JsonUploads {
  readonly files = new Map<string, DivertedFile>()
  readonly #folder: string
  readonly #limits: Limits
  readonly #held: HeldBytes
  #text: Buffer[] = []
  #textBytes = 0
  #totalBytes = 0
  #depth = 0
  #values = 0
  #place: 'outside' | 'string' | 'head' | 'file' = 'outside'
  #escaped = false
  #head: number[] = []
  #file: (DivertedFile & { handle: FileHandle }) | null = null
  /** Base64 characters that do not fill a group of four yet. */
  #rest = ''
  #decoded = Buffer.alloc(0)

  /**
   * @param folder made with the first file
   * @param held counts what is written there
   */
  constructor(folder: string, limits: Limits, held: HeldBytes) {
    this.#folder = folder
    this.#limits = limits
    this.#held = held
  }

  /** Bytes of the text so far. */
  get textBytes(): number {
    return this.#textBytes
  }

  /** Takes the next piece of the body. Throws {@link BodyError}. */
  async write(chunk: Buffer): Promise<void> {
    this.#totalBytes += chunk.length
    if (this.#totalBytes > this.#limits.total) this.#tooLarge()
    let from = 0
    while (from < chunk.length) from = await this.#step(chunk, from)
  }

  /** The parsed JSON, once the whole body was written. */
  end(): unknown {
    if (this.#place !== 'outside') throw new BodyError(400, 'The body is no complete JSON.')
    const text = Buffer.concat(this.#text).toString('utf8')
    this.#text = []
    try {
      return JSON.parse(text)
    } catch {
      throw new BodyError(400, 'The body is no valid JSON.')
    }
  }

  /** Lets go of a file that is open when reading was given up. */
  abandon(): Promise<void> {
    return this.#close()
  }

  /** Handles bytes from `from` up to where the place changes; answers where that is. */
  #step(chunk: Buffer, from: number): number | Promise<number> {
    switch (this.#place) {
      case 'outside':
        return this.#outside(chunk, from)
      case 'string':
        return this.#string(chunk, from)
      case 'head':
        return this.#dataUrlHead(chunk, from)
      case 'file':
        return this.#content(chunk, from)
    }
  }

  #outside(chunk: Buffer, from: number): number {
    const quote = chunk.indexOf(QUOTE, from)
    const to = quote === -1 ? chunk.length : quote
    this.#count(chunk, from, to)
    this.#keep(chunk.subarray(from, to))
    if (quote === -1) return to
    if (this.#limits.files === 0) {
      this.#keep(chunk.subarray(quote, quote + 1))
      this.#place = 'string'
    } else {
      this.#place = 'head'
      this.#head = []
    }
    return quote + 1
  }

  /** What is nested without end would exhaust the stack of whoever walks through it; what has values without end, the memory. */
  #count(chunk: Buffer, from: number, to: number): void {
    for (let at = from; at < to; at++) {
      const byte = chunk[at]
      if (byte === COMMA) this.#values++
      else if (OPENING.includes(byte)) {
        this.#values++
        this.#depth++
        if (this.#depth > this.#limits.depth) this.#tooDeep()
      } else if (CLOSING.includes(byte)) this.#depth--
    }
    if (this.#values > this.#limits.values) this.#tooLarge()
  }

  /** A string that begins like a data URL is held back until its comma shows that it is one. */
  async #dataUrlHead(chunk: Buffer, from: number): Promise<number> {
    for (let at = from; at < chunk.length; at++) {
      const byte = chunk[at]
      const index = this.#head.length
      const differs = index < DATA.length ? byte !== DATA[index] : byte === QUOTE
      if (differs || index > LONGEST_HEAD) {
        this.#keep(Buffer.from([QUOTE, ...this.#head]))
        // What was held back may end in the middle of an escape.
        const backslashes =
          this.#head.length - 1 - this.#head.findLastIndex((it) => it !== BACKSLASH)
        this.#escaped = backslashes % 2 === 1
        this.#place = 'string'
        return at
      }
      if (byte === COMMA) {
        await this.#open()
        return at + 1
      }
      this.#head.push(byte)
    }
    return chunk.length
  }

  #string(chunk: Buffer, from: number): number {
    for (let at = from; at < chunk.length; at++) {
      if (this.#escaped) this.#escaped = false
      else if (chunk[at] === BACKSLASH) this.#escaped = true
      else if (chunk[at] === QUOTE) {
        this.#keep(chunk.subarray(from, at + 1))
        this.#place = 'outside'
        return at + 1
      }
    }
    this.#keep(chunk.subarray(from))
    return chunk.length
  }

  async #open(): Promise<void> {
    const head = Buffer.from(this.#head).toString('latin1').replaceAll('\\/', '/')
    if (!/;base64$/i.test(head)) {
      throw new BodyError(400, 'Data URLs must be encoded in base64.', this.#field())
    }
    if (this.files.size >= this.#limits.files) this.#tooLarge()
    const id = randomUUID()
    const path = join(this.#folder, id)
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    this.#file = { path, bytes: 0, handle: await open(path, 'wx') }
    this.files.set(id, this.#file)
    this.#keep(Buffer.from(`"upload:${id}"`))
    this.#place = 'file'
    this.#rest = ''
  }

  async #content(chunk: Buffer, from: number): Promise<number> {
    const quote = chunk.indexOf(QUOTE, from)
    const to = quote === -1 ? chunk.length : quote
    const text = this.#rest + chunk.toString('latin1', from, to).replaceAll('\\', '')
    if (/[^A-Za-z0-9+/=]/.test(text)) {
      throw new BodyError(400, 'A data URL is not valid base64.', this.#field())
    }
    const whole = quote === -1 ? text.length - (text.length % 4) : text.length
    this.#rest = text.slice(whole)
    await this.#writeFile(this.#decode(text.slice(0, whole)))
    if (quote === -1) return to

    await this.#close()
    this.#place = 'outside'
    return quote + 1
  }

  /** The bytes of base64 text, in memory that the next call uses again. */
  #decode(text: string): Buffer {
    if (this.#decoded.length < text.length) this.#decoded = Buffer.alloc(text.length)
    return this.#decoded.subarray(0, this.#decoded.write(text, 'base64'))
  }

  async #writeFile(bytes: Buffer): Promise<void> {
    const file = this.#file!
    if (file.bytes + bytes.length > (this.#limits.file ?? Infinity)) {
      const most = Math.floor(this.#limits.file! / 1024 / 1024)
      throw new BodyError(413, UPLOAD_REFUSALS.file(most), this.#field())
    }
    // More than an upload may have makes it no more refused.
    if (file.bytes <= MAX_UPLOAD_BYTES) {
      this.#held.add(bytes.length)
      await file.handle.writeFile(bytes)
    }
    file.bytes += bytes.length
  }

  async #close(): Promise<void> {
    await this.#file?.handle.close()
    this.#file = null
  }

  #keep(bytes: Buffer): void {
    this.#textBytes += bytes.length
    if (this.#textBytes > this.#limits.text) this.#tooLarge()
    this.#text.push(Buffer.from(bytes))
  }

  /** Name of the field that is being read: the last key before here. */
  #field(): string | null {
    const text = Buffer.concat(this.#text)
      .toString('utf8')
      .replaceAll(/"upload:[^"]*"?/g, '')
    return /"((?:[^"\\]|\\.){1,64})"\s*:[^:]*$/.exec(text)?.[1] ?? null
  }

  #tooDeep(): never {
    const most = this.#limits.depth
    throw new BodyError(400, `The body is nested too deeply: at most ${most} levels.`)
  }

  #tooLarge(): never {
    throw new BodyError(413, REPLY_TEXTS[413])
  }
}
