import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../fuzz/random.js'
import { registerAt } from '../support/sign_up.js'
import { freshEmail, type Visitor } from '../support/visitor.js'
import type { Prompt, Yield } from './prompts.js'

export const PASSWORD = 'harbour mug on oak'

/** A product of the samples: everybody may have pictures made of it. */
const PRODUCT = 12

/** A call is given up and sent anew after so long. */
const PATIENCE_MS = 20_000

/** Between two tries of the same call. */
const PAUSE_MS = 300

/** What a merchant was told, and must come true. */
export interface Told {
  /** Orders by their key: what is to come of each, and the id of the work that was answered. */
  orders: Map<string, Yield & { id: string }>
  /** Orders that were refused for lack of credits. */
  refused: number
  /** Sessions of the payment page that were answered as paid. */
  subscriptions: Set<string>
  packs: Set<string>
}

interface Ways {
  prompts: readonly Prompt[]
  random: Random
  /** When no new thing is to be begun; what was begun is still brought to an answer. */
  end: AbortSignal
}

/** Somebody who orders pictures and buys credits over a bad line, and sends again what was not answered, as the pages do. */
export class Merchant {
  readonly email = freshEmail()
  readonly told: Told = {
    orders: new Map(),
    refused: 0,
    subscriptions: new Set(),
    packs: new Set(),
  }
  readonly #visitor: Visitor
  readonly #prompts: readonly Prompt[]
  readonly #random: Random
  readonly #end: AbortSignal

  private constructor(visitor: Visitor, email: string, ways: Ways) {
    this.#visitor = visitor
    this.email = email
    this.#prompts = ways.prompts
    this.#random = ways.random
    this.#end = ways.end
  }

  /** @param visitor of a system that is well as yet */
  static async register(visitor: Visitor, ways: Ways): Promise<Merchant> {
    const email = freshEmail()
    return new Merchant(await registerAt('', PASSWORD, email, visitor), email, ways)
  }

  /** Has the ends of their work told to a server of theirs. */
  async listen(): Promise<void> {
    const url = 'https://shop.example.test/hooks'
    const types = ['generation.completed', 'generation.failed']
    const { headers } = await this.#visitor.post('/user/webhooks', { url, event_types: types })
    if (!headers.get('location')) throw new Error('The endpoint was refused')
  }

  /** Does one thing after the other until the end. */
  async live(): Promise<void> {
    await this.#subscribe()
    while (!this.#end.aborted) {
      if (this.#random.oneIn(6)) await this.#buyPack()
      else await this.#order()
      await sleep(this.#random.below(400))
    }
  }

  async #order(): Promise<void> {
    const key = randomUUID()
    const pictures = 1 + this.#random.below(3)
    const { text, makes } = this.#random.pick(this.#prompts)
    const body = { prompt: text, num_images: pictures }
    const { status, answer } = await this.#send(`/api/generate/${PRODUCT}`, body, {
      'idempotency-key': key,
    })
    if (status === 402) {
      this.told.refused++
      return
    }
    const id: unknown = answer.generation_id
    if (typeof id !== 'string')
      throw new Error(`The order answered ${status}: ${JSON.stringify(answer)}`)
    this.told.orders.set(key, { ...makes(pictures), id })
  }

  #subscribe(): Promise<void> {
    return this.#pay('/checkout', this.told.subscriptions)
  }

  #buyPack(): Promise<void> {
    return this.#pay('/credits/checkout', this.told.packs)
  }

  async #pay(path: string, paid: Set<string>): Promise<void> {
    const { status, answer } = await this.#send(path, {})
    // A pack is for subscribers: the message of the subscription may not have come yet.
    if (status !== 200) return
    const session = /cs_test_\w+/.exec(String(answer.url))?.[0]
    if (!session) throw new Error(`${path} answered ${JSON.stringify(answer)}`)
    // An answer that was lost is asked for again: then the session is paid already, which is said with another status.
    await this.#send(`/sandbox/pay/${session}`, { card: 'succeeds' })
    paid.add(session)
  }

  /** Sends a call until it is answered by the application itself. */
  async #send(path: string, json: object, headers: Record<string, string> = {}) {
    for (;;) {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      try {
        const response = await this.#visitor.post(path, json, { headers, signal })
        const answer = (await response.json()) as Record<string, unknown>
        // With work that failed the answer has an id; others of these mean that there was no one to answer.
        const isAnswer = response.status < 500 || 'generation_id' in answer
        if (isAnswer && response.status !== 429) return { status: response.status, answer }
      } catch (error) {
        if (!isOfLine(error)) throw error
      }
      await sleep(PAUSE_MS)
    }
  }
}

/** Whether a call failed since the line or the process was away: all that `fetch` and a body that was cut short fail with. */
function isOfLine(error: unknown): boolean {
  return (
    error instanceof TypeError ||
    error instanceof SyntaxError ||
    (error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name))
  )
}
