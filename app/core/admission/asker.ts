import type { IncomingMessage, ServerResponse } from 'node:http'
import server from '@adonisjs/core/services/server'
import type { HttpRequest } from '@adonisjs/core/http'
import { clientNetwork } from '../http/client_network.js'
import { SESSION_COOKIE } from '#config/session'

/**
 * Who asks, as far as that can be told without the database: a `member` brings a session or a token that was recently found to
 * be somebody's, by this process; of who is `unknown` it may be somebody's, and is none that was made up: a session's cookie is
 * signed, of a token its checksum is right.
 */
export type Rank = (typeof RANKS)[number]

/** In the order in which they get their turn. */
export const RANKS = ['member', 'unknown', 'guest'] as const

export interface Recognised {
  rank: Rank
  /** The session or token; null of guests. */
  key: string | null
}

/** Tells who sends a request; by itself nobody is known. */
let recognise: (request: HttpRequest) => Recognised = () => GUEST

/** Has askers recognised by what knows sessions and tokens. */
export function recogniseBy(find: typeof recognise): void {
  recognise = find
}

export const GUEST: Recognised = { rank: 'guest', key: null }

/** Whoever sent a request. Looked at once, and only when it matters: most requests find nobody before them. */
export class Asker {
  readonly #raw: IncomingMessage
  readonly #response: ServerResponse
  #recognised: Recognised | null = null
  #network: string | null = null

  constructor(raw: IncomingMessage, response: ServerResponse) {
    this.#raw = raw
    this.#response = response
  }

  get rank(): Rank {
    return (this.#recognised ??= this.#recognise()).rank
  }

  get key(): string | null {
    return (this.#recognised ??= this.#recognise()).key
  }

  /** The address, as limits count it; behind a trusted proxy the one that it forwards. */
  get network(): string {
    return (this.#network ??= clientNetwork(
      this.#request?.ip() ?? this.#raw.socket.remoteAddress ?? ''
    ))
  }

  #recognise(): Recognised {
    const { cookie, authorization } = this.#raw.headers
    // Of a flood nearly all bring neither.
    if (!authorization && !cookie?.includes(SESSION_COOKIE)) return GUEST
    const request = this.#request
    return request ? recognise(request) : GUEST
  }

  /** Null where the address cannot be read, which is answered 400. */
  get #request(): HttpRequest | null {
    try {
      return server.createRequest(this.#raw, this.#response)
    } catch {
      return null
    }
  }
}
