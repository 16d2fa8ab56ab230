import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PaypalClient } from '#app/affiliates/paypal/paypal_client'

interface WireItem {
  receiver: string
  amount: { value: string; currency: string }
  sender_item_id: string
}

export interface ServedBatch {
  id: string
  senderBatchId: string
  status: string
  items: WireItem[]
}

/**
 * What goes wrong with a call: it is not done and not answered, done and not answered, left waiting, or answered with
 * something else.
 */
export type Fault =
  | 'lost'
  | 'done and lost'
  | 'never answered'
  | { status: number; body: string; headers?: Record<string, string> }

const TOKEN_PATH = '/v1/oauth2/token'

/** On a busy machine more than Node’s 5 s lie between two calls: a connection that is closed just then is a fault nobody asked for. */
const LONG_KEPT = { keepAliveTimeout: 60_000 }

/** PayPal's side of the wire, as badly behaved as a test wants it. */
export class PaypalServer {
  /** By their `sender_batch_id`. */
  readonly batches = new Map<string, ServedBatch>()
  /** What is said of items, by their `sender_item_id`; of others `PENDING`. */
  readonly words = new Map<string, string>()
  /** Methods and paths, in the order in which they came. */
  readonly calls: string[] = []
  /** What goes wrong with the next calls but those for tokens, first to last; nothing with those after them. */
  faults: (Fault | null)[] = []
  /** Receivers that are not accepted. */
  readonly badReceivers = new Set<string>()
  tokens = 0
  /** The one token that is good at the moment. */
  #token = ''
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
  }

  static async start(): Promise<PaypalServer> {
    const server = createServer(LONG_KEPT, (request, response) => {
      void paypal.#answer(request, response)
    })
    const paypal = new PaypalServer(server)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return paypal
  }

  get base(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  client(patienceMs = 60_000): PaypalClient {
    const login = { clientId: 'id', clientSecret: 'secret', webhookId: 'WH-1' }
    return new PaypalClient({ base: this.base, ...login, patienceMs })
  }

  /** Tokens that were given out are no longer good. */
  dropToken(): void {
    this.#token = randomUUID()
  }

  /** Every item that it was given, of all batches. */
  get items(): WireItem[] {
    return [...this.batches.values()].flatMap((batch) => batch.items)
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const chunk of request) body += chunk
    const url = new URL(request.url!, this.base)
    this.calls.push(`${request.method} ${url.pathname}`)
    if (url.pathname === TOKEN_PATH) {
      this.tokens++
      this.#token = randomUUID()
      return send(response, 200, { access_token: this.#token, expires_in: 32_400 })
    }
    const fault = this.faults.shift() ?? null
    if (fault === 'lost') return void response.destroy()
    if (fault === 'never answered') return
    if (fault !== null && fault !== 'done and lost') {
      return void response.writeHead(fault.status, fault.headers).end(fault.body)
    }
    if (request.headers.authorization !== `Bearer ${this.#token}`) {
      return send(response, 401, {
        name: 'AUTHENTICATION_FAILURE',
        message: 'Authentication failed',
      })
    }
    const [status, answer] = this.#do(request.method!, url, body)
    if (fault === 'done and lost') response.destroy()
    else send(response, status, answer)
  }

  #do(method: string, url: URL, body: string): [number, object] {
    // Nothing that a test makes up is signed by PayPal.
    if (url.pathname.endsWith('/verify-webhook-signature')) {
      return [200, { verification_status: 'FAILURE' }]
    }
    if (method === 'POST') return this.#create(JSON.parse(body))
    const id = url.pathname.split('/').at(-1)
    const batch = [...this.batches.values()].find((it) => it.id === id)
    if (!batch) return [404, { name: 'RESOURCE_NOT_FOUND', message: 'Not found' }]
    const size = Number(url.searchParams.get('page_size'))
    const from = (Number(url.searchParams.get('page')) - 1) * size
    return [
      200,
      {
        batch_header: {
          payout_batch_id: batch.id,
          batch_status: batch.status,
          sender_batch_header: { sender_batch_id: batch.senderBatchId },
        },
        items: batch.items.slice(from, from + size).map((item) => ({
          transaction_status: this.words.get(item.sender_item_id) ?? 'PENDING',
          transaction_id: `T-${item.sender_item_id}`,
          payout_batch_id: batch.id,
          payout_item: item,
        })),
        total_pages: Math.ceil(batch.items.length / size),
      },
    ]
  }

  #create(body: {
    sender_batch_header: { sender_batch_id: string }
    items: WireItem[]
  }): [number, object] {
    const { sender_batch_id: senderBatchId } = body.sender_batch_header
    const bad = body.items.findIndex(({ receiver }) => this.badReceivers.has(receiver))
    if (bad !== -1) {
      const details = [{ field: `items[${bad}].receiver`, issue: 'Receiver is invalid' }]
      return [400, { name: 'VALIDATION_ERROR', message: 'Invalid request', details }]
    }
    const earlier = this.batches.get(senderBatchId)
    if (earlier) {
      const link = [
        { href: `https://api.paypal.com/v1/payments/payouts/${earlier.id}`, rel: 'self' },
      ]
      const issue = 'Batch with given sender_batch_id already exists'
      const details = [{ field: 'SENDER_BATCH_ID', issue, link }]
      return [400, { name: 'USER_BUSINESS_ERROR', message: 'User business error.', details }]
    }
    const id = `B${this.batches.size + 1}-${randomUUID().slice(0, 8)}`
    this.batches.set(senderBatchId, { id, senderBatchId, status: 'PENDING', items: body.items })
    return [201, { batch_header: { payout_batch_id: id, batch_status: 'PENDING' } }]
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
