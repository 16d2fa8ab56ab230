import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { putSecurityHeaders, SECURITY_HEADERS } from './security_headers.js'

/** What is wrong with what is no request, by the parser's code; all else is 400. */
const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * A server that has also those answers carry the headers of all others which Node gives by itself, before anybody is asked: to what is no
 * request, comes too slowly, names no host, or expects what nobody does.
 * @param handler answers requests
 */
export function createHttpServer(options: ServerOptions, handler: RequestListener): Server {
  const answers = new AnswersUnderWay()
  const server = createServer({ ...options, requireHostHeader: false }, (request, response) => {
    answers.note(request, response)
    const isHostless = request.httpVersion === '1.1' && request.headers.host === undefined
    if (isHostless) refuse(response, 400)
    else handler(request, response)
  })
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    answers.note(request, response)
    refuse(response, 417)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // What comes after it is no request either.
    if (answers.mayFollow(socket)) socket.write(refusalOf(STATUSES[error.code ?? ''] ?? 400))
    socket.destroy()
  })
  return server
}

/** Those that have begun, of each connection. */
class AnswersUnderWay {
  readonly #of = new WeakMap<Duplex, Set<ServerResponse>>()

  note({ socket }: IncomingMessage, response: ServerResponse): void {
    const those = this.#of.get(socket) ?? new Set()
    this.#of.set(socket, those.add(response))
    response.once('close', () => those.delete(response))
  }

  /** Whether one more may be written now: in the middle of another it would be a part of that. */
  mayFollow(socket: Duplex): boolean {
    const isBegun = [...(this.#of.get(socket) ?? [])].some(({ headersSent }) => headersSent)
    return socket.writable && !isBegun
  }
}

function refuse(response: ServerResponse, status: number): void {
  putSecurityHeaders(response)
  response.writeHead(status, { 'Connection': 'close', 'Content-Length': 0 }).end()
}

function refusalOf(status: number): string {
  const head = [...SECURITY_HEADERS, ['Connection', 'close'], ['Content-Length', '0']]
  const lines = head.map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`
}
