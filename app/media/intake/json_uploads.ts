import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { tooLarge } from '#app/core/errors/errors'
import { parseJson } from '#app/core/http/parse_json'
import { MAX_UPLOAD_BYTES } from '#config/media'
import { Base64Text } from './base64_text.js'
import { GatheredBytes } from './gathered_bytes.js'
import type { HeldBytes } from './held_bytes.js'
import { JsonString } from './json_string.js'
import {
  fileTooLarge,
  incompleteJson,
  invalidBase64,
  invalidJson,
  notBase64,
  tooDeep,
} from '../errors.js'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPENING = [0x5b, 0x7b]
const CLOSING = [0x5d, 0x7d]
const DATA = 'data:'
/** Nobody needs longer media types; a string that has no comma until here is no data URL. */
const LONGEST_HEAD = 200
/** The beginning of a data URL that is a file, and of one that is a picture but written in another way. */
const FILE_HEAD = /^data:[^,\s]*; *base64$/i
const PICTURE_HEAD = /^data:image\/[^,\s]*$/i

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
 * One pass over the bytes: inside a string a backslash escapes the next byte, anything else ends at the next quote. What begins
 * with `data:` and is no file is a text like others.
 */
export class JsonUploads {
  readonly files = new Map<string, DivertedFile>()
  readonly #folder: string
  readonly #limits: Limits
  readonly #held: HeldBytes
  readonly #text = new GatheredBytes()
  #totalBytes = 0
  #depth = 0
  #values = 0
  #place: 'outside' | 'string' | 'head' | 'file' = 'outside'
  #escaped = false
  /** Bytes of a string that may be a data URL, and what they say. */
  #head: Buffer[] = []
  #headText = ''
  #string = new JsonString()
  #file: (DivertedFile & { handle: FileHandle }) | null = null
  #base64 = new Base64Text()

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
    return this.#text.length
  }

  /** Takes the next piece of the body. Throws AppError. */
  async write(chunk: Buffer): Promise<void> {
    this.#totalBytes += chunk.length
    if (this.#totalBytes > this.#limits.total) this.#tooLarge()
    let from = 0
    while (from < chunk.length) from = await this.#step(chunk, from)
  }

  /** The parsed JSON, once the whole body was written. */
  end(): unknown {
    if (this.#place !== 'outside') throw incompleteJson()
    const text = this.#text.take().toString('utf8')
    try {
      return parseJson(text)
    } catch {
      throw invalidJson()
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
        return this.#plainString(chunk, from)
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
      this.#headText = ''
      this.#string = new JsonString()
    }
    return quote + 1
  }

  /** What is nested without end would exhaust the stack of whoever walks through it; what has values without end, the memory. */
  #count(chunk: Buffer, from: number, to: number): void {
    for (let at = from; at < to; at++) {
      const byte = chunk[at]!
      if (byte === COMMA) this.#values++
      else if (OPENING.includes(byte)) {
        this.#values++
        this.#depth++
        if (this.#depth > this.#limits.depth) this.#tooDeep()
      } else if (CLOSING.includes(byte)) this.#depth--
    }
    if (this.#values > this.#limits.values) this.#tooLarge()
  }

  /** A string that begins like a data URL is held back until its comma shows whether it is one. */
  async #dataUrlHead(chunk: Buffer, from: number): Promise<number> {
    let at = from
    while (at < chunk.length) {
      const read = this.#readHead(chunk, at)
      if (read === null || read.isEnded) return this.#noDataUrl(chunk, from, at)
      at = read.next
      this.#headText += read.text
      const length = this.#headText.length
      if (read.text === ',') {
        const head = this.#headText.slice(0, -1)
        if (FILE_HEAD.test(head)) return this.#open(at)
        if (PICTURE_HEAD.test(head)) {
          throw notBase64({}, { field: this.#field() })
        }
      }
      const differs = !DATA.startsWith(this.#headText.slice(0, DATA.length).toLowerCase())
      if (read.text === ',' || differs || length > LONGEST_HEAD) {
        return this.#noDataUrl(chunk, from, at)
      }
    }
    this.#head.push(Buffer.from(chunk.subarray(from)))
    return chunk.length
  }

  /** The next character of a head; null where it is no valid JSON, which is said once all is there. */
  #readHead(chunk: Buffer, at: number) {
    try {
      return this.#string.read(chunk, at, 1)
    } catch {
      return null
    }
  }

  /** Lets go of what was held back, up to `to`; it may end in the middle of an escape. */
  #noDataUrl(chunk: Buffer, from: number, to: number): number {
    this.#keep(Buffer.concat([Buffer.of(QUOTE), ...this.#head, chunk.subarray(from, to)]))
    this.#escaped = this.#string.isEscaped
    this.#place = 'string'
    return to
  }

  #plainString(chunk: Buffer, from: number): number {
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

  /** Begins a file, whose base64 goes on at `next`. */
  async #open(next: number): Promise<number> {
    if (this.files.size >= this.#limits.files) this.#tooLarge()
    const id = randomUUID()
    const path = join(this.#folder, id)
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    this.#file = { path, bytes: 0, handle: await open(path, 'wx') }
    this.files.set(id, this.#file)
    this.#keep(Buffer.from(`"upload:${id}"`))
    this.#place = 'file'
    this.#base64 = new Base64Text()
    return next
  }

  async #content(chunk: Buffer, from: number): Promise<number> {
    const { text, next, isEnded } = this.#readContent(chunk, from)
    const bytes = this.#base64.decode(text, isEnded)
    if (bytes === null) throw invalidBase64({}, { field: this.#field() })
    await this.#writeFile(bytes)
    if (!isEnded) return next
    await this.#close()
    this.#place = 'outside'
    return next
  }

  #readContent(chunk: Buffer, from: number) {
    try {
      return this.#string.read(chunk, from)
    } catch {
      throw invalidJson()
    }
  }

  async #writeFile(bytes: Buffer): Promise<void> {
    const file = this.#file!
    if (file.bytes + bytes.length > (this.#limits.file ?? Infinity)) {
      const most = Math.floor(this.#limits.file! / 1024 / 1024)
      throw fileTooLarge({ most }, { field: this.#field() })
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
    if (this.#text.length + bytes.length > this.#limits.text) this.#tooLarge()
    this.#text.add(bytes)
  }

  /** Name of the field that is being read: the last key before here. */
  #field(): string | undefined {
    const text = this.#text
      .join()
      .toString('utf8')
      .replaceAll(/"upload:[^"]*"?/g, '')
    return /"((?:[^"\\]|\\.){1,64})"\s*:[^:]*$/.exec(text)?.[1]
  }

  #tooDeep(): never {
    const most = this.#limits.depth
    throw tooDeep({ most })
  }

  #tooLarge(): never {
    throw tooLarge()
  }
}
