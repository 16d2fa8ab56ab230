import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { listener } from './listener.js'

/** An event as it arrives at PostHog's capture endpoint. */
export interface CapturedEvent {
  api_key: string
  event: string
  distinct_id: string
  properties: Record<string, unknown>
  timestamp: string
}

/** Takes events as PostHog does: JSON posted across origins to `/i/v0/e/`. */
export class PosthogServer {
  readonly events: CapturedEvent[] = []
  readonly url: string
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  static async start(): Promise<PosthogServer> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const posthog = new PosthogServer(server)
    server.on(
      'request',
      listener(async (request, response) => {
        response.setHeader('Access-Control-Allow-Origin', '*')
        response.setHeader('Access-Control-Allow-Headers', 'content-type')
        if (request.method === 'POST' && request.url === '/i/v0/e/') {
          posthog.events.push((await json(request)) as CapturedEvent)
          response.setHeader('Content-Type', 'application/json')
          response.end('{"status":1}')
          return
        }
        response.statusCode = request.method === 'OPTIONS' ? 204 : 404
        response.end()
      })
    )
    return posthog
  }

  /** The events of a name. */
  of(name: string): CapturedEvent[] {
    return this.events.filter(({ event }) => event === name)
  }

  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }
}
