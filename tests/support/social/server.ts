import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { ProviderId, ProviderSettings } from '#config/social'
import { listener } from '../listener.js'
import { Oauth1Emulator } from './oauth1.js'
import { clientId, clientSecret, Oauth2Emulator, type Call, type Consent } from './oauth2.js'
import { somebody, type Person } from './people.js'
import { WIRES } from './wire.js'

const IDS = [...Object.keys(WIRES), 'twitter']

/** Every provider at once, on this machine: each under the paths that it has in the world. */
export class SocialServer implements Consent {
  /** Where the tested Vitrine is; callbacks to any other place are refused. */
  appUrl = ''
  /** Who sits before the browser. */
  person: Person = somebody()
  refusal: Consent['refusal'] = null
  /** Asks on a page with a button, as providers do, instead of agreeing at once. */
  asks = false
  readonly oauth2: Oauth2Emulator
  readonly #oauth1: Oauth1Emulator
  readonly #server: Server

  private constructor() {
    const callback = (id: string) => `${this.appUrl}/oauth/${id}/callback`
    this.oauth2 = new Oauth2Emulator(callback)
    this.#oauth1 = new Oauth1Emulator(callback)
    this.#server = createServer(
      listener(async (request, response) => {
        const call = await readCall(request)
        const reply = this.#reply(call)
        const isText = typeof reply.body === 'string'
        if (reply.location) response.setHeader('location', reply.location)
        response.setHeader('content-type', isText ? 'text/html' : 'application/json')
        response.writeHead(reply.status)
        response.end(isText ? reply.body : JSON.stringify(reply.body ?? ''))
      })
    )
  }

  static async start(): Promise<SocialServer> {
    const server = new SocialServer()
    await once(server.#server.listen(0, '127.0.0.1'), 'listening')
    return server
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** What an operator would give for this provider. */
  settings(id: ProviderId): ProviderSettings {
    return { clientId: clientId(id), clientSecret: clientSecret(id), url: this.url }
  }

  /** The same for all as environment variables. */
  environment(): NodeJS.ProcessEnv {
    return Object.fromEntries(
      IDS.flatMap((id) => {
        const prefix = id.replaceAll('-', '_').toUpperCase()
        return [
          [`${prefix}_CLIENT_ID`, clientId(id)],
          [`${prefix}_CLIENT_SECRET`, clientSecret(id)],
          [`${prefix}_URL`, this.url],
        ]
      })
    )
  }

  stop() {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  #reply(call: Call) {
    const { pathname, searchParams } = call.url
    const isPage = searchParams.has('client_id') && call.method === 'GET'
    if (this.asks && isPage && !searchParams.has('agreed')) {
      const address = `${pathname}${call.url.search}&agreed=1`.replaceAll('&', '&amp;')
      const body = `<!doctype html><html lang="en"><title>Provider</title><a href="${address}">Authorize</a>`
      return { status: 200, body }
    }
    return (
      this.oauth2.reply(call, this) ??
      this.#oauth1.reply(call, this) ?? { status: 404, body: 'nothing here' }
    )
  }
}

async function readCall(request: IncomingMessage): Promise<Call> {
  return {
    method: request.method!,
    url: new URL(request.url!, `http://${request.headers.host}`),
    headers: request.headers as Record<string, string | undefined>,
    form: new URLSearchParams(await text(request)),
  }
}
