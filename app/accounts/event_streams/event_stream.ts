import type { ServerResponse } from 'node:http'
import type { Locale } from '#app/i18n/locales'

/** What a reader may leave unread, in bytes, before it is dropped: some hundred events, which it can ask for anew. */
const MOST_UNREAD = 64 * 1024

/** Browsers come back after this, in milliseconds, and not all at once: after a restart all would. */
const RETRY_MS = 2_000
const RETRY_SPREAD_MS = 3_000

/** Why the server has ended a stream, for the page: its session is over, or newer streams of the user took its place. */
export type EndReason = 'signed_out' | 'replaced'

type StreamOwner = Pick<EventStream, 'userId' | 'ownerId' | 'sessionId' | 'locale'>

/** One answer of server-sent events. Whoever does not read it is dropped, so that what waits for a reader stays small. */
export class EventStream {
  readonly userId: number
  /** Whose session has opened it: the user, or an operator who looks at their account. */
  readonly ownerId: number
  /** The hashed identifier of the session that has opened it. */
  readonly sessionId: string
  /** In which it is spoken. */
  readonly locale: Locale
  readonly #response: ServerResponse

  constructor(response: ServerResponse, { userId, ownerId, sessionId, locale }: StreamOwner) {
    this.#response = response
    this.userId = userId
    this.ownerId = ownerId
    this.sessionId = sessionId
    this.locale = locale
  }

  /** Sends the head of the answer. */
  open(): void {
    this.#response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'private, no-store, no-transform',
      'Connection': 'keep-alive',
      'X-Accel-Buffering': 'no',
    })
    this.#write(`retry: ${Math.round(RETRY_MS + Math.random() * RETRY_SPREAD_MS)}\n\n`)
  }

  /** @param data as JSON */
  send(type: string, data: unknown): void {
    this.#write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  /** Comments keep proxies from closing a quiet stream. */
  keepAlive(): void {
    this.#write(': \n\n')
  }

  /** Without a reason for the page the browser comes back by itself. */
  end(reason?: EndReason): void {
    if (reason) this.send('ended', { reason })
    this.#response.end()
  }

  /** Whether its reader has gone away or it was ended. */
  get isOver(): boolean {
    return this.#response.destroyed || this.#response.writableEnded
  }

  /** Calls back when it is over, at once if it already is. */
  onceOver(callback: () => void): void {
    // Whoever went away before anybody listened is told of no more.
    if (this.#response.destroyed || this.#response.closed) callback()
    else this.#response.once('close', callback)
  }

  #write(text: string): void {
    if (this.isOver) return
    this.#response.write(text)
    if (this.#response.writableLength > MOST_UNREAD) this.#response.destroy()
  }
}
