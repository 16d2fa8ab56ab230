import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FaultKind } from './fault.js'
import { answerJson } from './http.js'

interface StoredFile {
  bytes: Buffer
  mime: string
}

/** The provider's storage: what was uploaded, and what models have made. */
export class EmulatedFiles {
  readonly #folder: string
  readonly #files = new Map<string, StoredFile>()

  /** @param folder where their addresses are, as `/files` */
  constructor(folder: string) {
    this.#folder = folder
  }

  /** @returns the path of an address that can be written to and read */
  reserve(name: string): string {
    return `${this.#folder}/${randomUUID()}/${name}`
  }

  keep(bytes: Buffer, mime: string, name: string): string {
    const path = this.reserve(name)
    this.#files.set(path, { bytes, mime })
    return path
  }

  /** How many it has. */
  get count(): number {
    return this.#files.size
  }

  find(path: string): Buffer | null {
    return this.#files.get(path)?.bytes ?? null
  }

  /** Forgets what it has, as the provider does in time. */
  clear(): void {
    this.#files.clear()
  }

  answer(
    request: IncomingMessage,
    response: ServerResponse,
    { path, body, fault }: { path: string; body: Buffer; fault: FaultKind | null }
  ): void {
    if (request.method === 'PUT') {
      this.#files.set(path, { bytes: body, mime: String(request.headers['content-type']) })
      response.writeHead(200).end()
      return
    }
    const file = this.#files.get(path)
    if (!file) return answerJson(response, 404, { detail: 'Not found' })
    if (fault && typeof fault === 'object') return answerJson(response, fault.status, fault.body)
    const bytes = fault === 'garbage' ? Buffer.from('no picture') : file.bytes
    response.writeHead(200, { 'content-type': file.mime, 'content-length': bytes.length })
    if (fault !== 'truncate') {
      response.end(request.method === 'HEAD' ? undefined : bytes)
      return
    }
    response.write(bytes.subarray(0, bytes.length / 2))
    setTimeout(() => response.destroy(), 20)
  }
}
