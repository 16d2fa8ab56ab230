import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Asker, Rank } from './asker.js'

/** A request on its way through the admission. */
export interface Ticket {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly asker: Asker
  /** Has it worked on. */
  readonly begin: () => void
  /** `held`: it waits for what is no work here. */
  state: 'new' | 'waiting' | 'working' | 'held' | 'gone'
  /** When it came into its state, in milliseconds of `performance.now`. */
  since: number
  /** In which line it waits. */
  line: Rank
  /** Bytes of its body that had come when that was last looked at, and when it was. */
  received: number
  receivedAt: number
}

/** Whether a request has all of its body: it is there, or there is none. */
export function isComplete({ headers, complete }: IncomingMessage): boolean {
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  return complete || !hasBody
}

/** Whether a request waits for its sender: what has come of its body was taken. */
export function waitsForSender(request: IncomingMessage): boolean {
  return !isComplete(request) && request.readableLength < request.readableHighWaterMark
}

/** Whether an answer waits for its reader: nothing more can be written until some of it is read, or all is written. */
export function waitsForReader(response: ServerResponse): boolean {
  const { writableEnded, writableNeedDrain, headersSent, socket } = response
  return writableEnded || writableNeedDrain || (headersSent && (socket?.writableLength ?? 0) > 0)
}
