import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The calls by which an installation sets up what it sells at Stripe, for one key. What is made stays as long as it runs. */
export async function startStripe(key: string) {
  const made = new Map<string, Record<string, unknown>[]>()
  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse) {
    let body = ''
    for await (const chunk of request) body += chunk
    const { pathname } = new URL(request.url!, 'http://127.0.0.1')
    if (request.headers.authorization !== `Bearer ${key}`) {
      const error = { type: 'invalid_request_error', message: 'Invalid API Key provided.' }
      return send(response, 401, { error })
    }
    const [, , kind] = pathname.split('/')
    const all = made.get(kind!) ?? []
    if (request.method === 'POST') {
      const sent = Object.fromEntries(new URLSearchParams(body))
      const object = {
        id: `${kind}_${all.length}`,
        secret: 'whsec_made',
        ...sent,
        ...amountIn(sent),
      }
      made.set(kind!, [...all, object])
      return send(response, 200, object)
    }
    const isOne = kind === 'coupons'
    const error = { type: 'invalid_request_error', code: 'resource_missing', message: pathname }
    if (isOne) return send(response, 404, { error })
    send(response, 200, { object: 'list', data: all, has_more: false, url: pathname })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function amountIn({ unit_amount: amount }: Record<string, string>) {
  return amount ? { unit_amount: Number(amount) } : {}
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
