import { traceCall } from '#app/core/tracing/trace_call'
import {
  batchAnswer,
  createdAnswer,
  readAnswer,
  tokenAnswer,
  verificationAnswer,
  type WireItem,
} from './answers.js'
import { PaypalError } from './paypal_error.js'
import { readRefusal } from './read_refusal.js'

export interface PaypalSettings {
  /** Address of the API without `/v1`. */
  base: string
  clientId: string
  clientSecret: string
  webhookId: string
  patienceMs: number
}

export interface NewBatch {
  /** PayPal takes each only once within 30 days. */
  senderBatchId: string
  /** Subject of the mail that PayPal writes to the recipients. */
  subject: string
  items: { senderItemId: string; receiver: string; cents: number; currency: string; note: string }[]
}

export interface BatchState {
  senderBatchId: string | null
  status: string
  items: WireItem[]
}

/** Headers of a webhook that prove who sent it. */
export const PROOF_HEADERS = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const

export type Proof = Record<keyof typeof PROOF_HEADERS, string>

interface Answered {
  status: number
  answer: unknown
}

interface Token {
  value: string
  /** Milliseconds since 1970. */
  until: number
}

/** A token is renewed so long before it ends. */
const TOKEN_MARGIN_MS = 60_000

const PAGE_SIZE = 1_000

/** Payouts of PayPal's REST API, version 1. Every failure is a PaypalError. */
export class PaypalClient {
  readonly #settings: PaypalSettings
  #token: Promise<Token> | null = null

  constructor(settings: PaypalSettings) {
    this.#settings = settings
  }

  /** Signs in, which costs nothing. @throws PaypalError when PayPal does not take the keys */
  async tryAccess(): Promise<void> {
    await this.#accessToken()
  }

  /** Has PayPal carry out payouts; answers its id of the batch. */
  async createBatch({ senderBatchId, subject, items }: NewBatch): Promise<string> {
    const body = {
      sender_batch_header: { sender_batch_id: senderBatchId, email_subject: subject },
      items: items.map(({ senderItemId, receiver, cents, currency, note }) => ({
        recipient_type: 'EMAIL',
        receiver,
        amount: { value: (cents / 100).toFixed(2), currency },
        note,
        sender_item_id: senderItemId,
      })),
    }
    const { status, answer } = await this.#call('POST', '/v1/payments/payouts', body)
    const { batch_header: header } = await readAnswer(createdAnswer, status, answer)
    return header.payout_batch_id
  }

  /** How a batch and each of its items stand. */
  async getBatch(id: string): Promise<BatchState> {
    const items: WireItem[] = []
    for (let page = 1; ; page++) {
      const query = `page=${page}&page_size=${PAGE_SIZE}&total_required=true`
      const path = `/v1/payments/payouts/${encodeURIComponent(id)}?${query}`
      const { status, answer } = await this.#call('GET', path)
      const read = await readAnswer(batchAnswer, status, answer)
      items.push(...(read.items ?? []))
      if (page < (read.total_pages ?? 1)) continue
      const { batch_status: state, sender_batch_header: sender } = read.batch_header
      return { senderBatchId: sender.sender_batch_id ?? null, status: state, items }
    }
  }

  /**
   * Whether PayPal says that a webhook is its own.
   * @param event the message as it came: written anew, it would no longer fit its signature
   */
  async isGenuine(proof: Proof, event: string): Promise<boolean> {
    const rest = JSON.stringify({ ...proof, webhook_id: this.#settings.webhookId })
    const body = `${rest.slice(0, -1)},"webhook_event":${event}}`
    const path = '/v1/notifications/verify-webhook-signature'
    const { status, answer } = await this.#call('POST', path, body)
    const { verification_status: verdict } = await readAnswer(verificationAnswer, status, answer)
    return verdict === 'SUCCESS'
  }

  /** @param body JSON as text, or what becomes that */
  async #call(
    method: string,
    path: string,
    body?: object | string,
    mayRenew = true
  ): Promise<Answered> {
    const token = await this.#accessToken()
    const response = await this.#fetch(path, {
      method,
      headers: { 'authorization': `Bearer ${token}`, 'content-type': 'application/json' },
      body: typeof body === 'object' ? JSON.stringify(body) : body,
    })
    const { status } = response
    if (status === 401 && mayRenew) {
      await response.body?.cancel()
      this.#token = null
      return this.#call(method, path, body, false)
    }
    const answer = await this.#json(response)
    if (!response.ok) throw readRefusal(response, answer)
    return { status, answer }
  }

  async #accessToken(): Promise<string> {
    const known = await this.#token?.catch(() => null)
    if (known && known.until > Date.now()) return known.value
    const asked = this.#askForToken()
    this.#token = asked
    asked.catch(() => {
      if (this.#token === asked) this.#token = null
    })
    return (await asked).value
  }

  /** Client credentials. Source: RFC 6749, section 4.4. */
  async #askForToken(): Promise<Token> {
    const { clientId, clientSecret } = this.#settings
    const login = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const response = await this.#fetch('/v1/oauth2/token', {
      method: 'POST',
      headers: {
        'authorization': `Basic ${login}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    })
    const answer = await this.#json(response)
    if (!response.ok) throw readRefusal(response, answer)
    const read = await readAnswer(tokenAnswer, response.status, answer)
    const until = Date.now() + read.expires_in * 1000 - TOKEN_MARGIN_MS
    return { value: read.access_token, until }
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    try {
      const { base: url, patienceMs } = this.#settings
      return await traceCall('paypal', { method: init.method ?? 'GET', url }, () =>
        fetch(`${url}${path}`, {
          ...init,
          redirect: 'manual',
          signal: AbortSignal.timeout(patienceMs),
        })
      )
    } catch (cause) {
      throw unanswered(cause)
    }
  }

  /** Null for what is no JSON: the status says what that means. */
  async #json(response: Response): Promise<unknown> {
    const text = await response.text().catch((cause) => {
      throw unanswered(cause)
    })
    try {
      return JSON.parse(text)
    } catch {
      return null
    }
  }
}

function unanswered(cause: unknown): PaypalError {
  const { message, cause: inner } = cause as Error
  const reason = inner instanceof Error ? inner.message : message
  return new PaypalError('unanswered', `PayPal did not answer: ${reason}`, { status: null, cause })
}
