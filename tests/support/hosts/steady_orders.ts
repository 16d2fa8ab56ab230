import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Visitor } from '../visitor.js'

/** Orders that are under way at a time. */
const LINES = 3
const PAUSE_MS = 30

/** Pictures that a merchant orders while something dies: each call is answered, or told to come again. */
export class SteadyOrders {
  /** Ids of the work that was answered. */
  readonly answered: string[] = []
  /** How calls ended that were neither answered nor refused with 503. */
  readonly unclean: string[] = []
  readonly #visitor: Visitor
  readonly #product: number

  constructor(visitor: Visitor, product: number) {
    this.#visitor = visitor
    this.#product = product
  }

  /** Orders one; answers whether it was taken. */
  async order(): Promise<boolean> {
    const headers = { 'idempotency-key': randomUUID() }
    const body = { prompt: 'on a wooden table' }
    const path = `/api/generate/${this.#product}`
    const response = await this.#visitor.post(path, body, { headers })
    const text = await response.text()
    if (response.ok) {
      this.answered.push((JSON.parse(text) as { generation_id: string }).generation_id)
    } else if (response.status !== 503) this.unclean.push(`${response.status} ${text}`)
    return response.ok
  }

  /** Orders one after the other from now on; the function that is answered ends it. */
  begin(): () => Promise<void> {
    let isOver = false
    const lines = Array.from({ length: LINES }, async () => {
      while (!isOver) {
        await this.order().catch((error: Error) => this.unclean.push(error.message))
        await sleep(PAUSE_MS)
      }
    })
    return async () => {
      isOver = true
      await Promise.all(lines)
    }
  }
}
