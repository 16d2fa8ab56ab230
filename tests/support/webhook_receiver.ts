import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { listener } from './listener.js'
import { until } from './until.js'

/** What a receiver was sent. */
export interface Received {
  path: string
  id: string
  headers: IncomingHttpHeaders
  body: string
  message: { type: string; timestamp: string; data: Record<string, unknown> }
}

type Respond = (received: Received, response: ServerResponse) => void

const taken: Respond = (_received, response) => response.writeHead(204).end()

/** A merchant's server: keeps what it is sent, and takes it unless told otherwise. */
export class WebhookReceiver {
  readonly received: Received[] = []
  /** How it answers. */
  respond: Respond = taken
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
  }

  /** @param address of this machine at which it listens */
  static async start(address = '127.0.0.1'): Promise<WebhookReceiver> {
    const server = createServer(
      listener(async (request, response) => {
        let body = ''
        for await (const chunk of request) body += chunk
        const received: Received = {
          path: request.url!,
          id: String(request.headers['webhook-id']),
          headers: request.headers,
          body,
          message: JSON.parse(body),
        }
        receiver.received.push(received)
        receiver.respond(received, response)
      })
    )
    const receiver = new WebhookReceiver(server)
    server.listen(0, address)
    await once(server, 'listening')
    return receiver
  }

  get url(): string {
    const { address, port } = this.#server.address() as AddressInfo
    return `http://${address}:${port}/hooks`
  }

  /** Answers with these statuses one after the other, and takes what comes after them. */
  respondWith(...statuses: number[]): void {
    this.respond = (received, response) => {
      const status = statuses.shift()
      if (status === undefined) taken(received, response)
      else response.writeHead(status).end(`This is ${status}.`)
    }
  }

  /** Waits until so many have come. */
  async until(count: number, patienceMs?: number): Promise<Received[]> {
    await until(async () => this.received.length >= count, patienceMs)
    return this.received
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

/** @throws Error when the message was not signed with the secret, or is old: as the library of Standard Webhooks finds */
export function verify(secret: string, { body, headers }: Received): void {
  new Webhook(secret).verify(body, headers as Record<string, string>)
}
