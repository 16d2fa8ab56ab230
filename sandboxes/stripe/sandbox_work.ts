import { randomInt } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import app from '@adonisjs/core/services/app'
import { SANDBOX_DELIVERIES_QUEUE, type SandboxDeliveryJob } from './queues.js'
import { onConnection } from '#app/core/queue/boss'
import { sql } from '#app/core/database/sql'
import { ensureCatalog } from './catalog.js'
import { newId, unixNow } from './ids.js'
import { API_VERSION } from './objects/common.js'
import type {
  ObjectType,
  SandboxEvent,
  SandboxObject,
  SandboxObjects,
  WebhookEndpoint,
} from './objects/types.js'
import { listensTo } from './objects/webhook_endpoint.js'
import { present } from './present.js'
import { shuffled } from '#app/core/text/shuffled'
import * as store from './store.js'

/** Which call of the API caused a change; events tell it. */
export interface Cause {
  requestId: string | null
  idempotencyKey: string | null
}

const NO_CALL: Cause = { requestId: null, idempotencyKey: null }

/**
 * One change of the sandbox's state, as a unit of work: what it writes and the events it causes are kept together or
 * not at all.
 */
export class SandboxWork {
  readonly trx: TransactionClientContract
  /** Unix seconds. */
  readonly now = unixNow()
  readonly #cause: Cause
  readonly #events: SandboxEvent[] = []

  constructor(trx: TransactionClientContract, cause: Cause = NO_CALL) {
    this.trx = trx
    this.#cause = cause
  }

  /** Adds an object and tells of it, if it has an event for that. */
  async add(object: SandboxObject, event?: string, customer?: string | null): Promise<void> {
    await store.insertObject(this.trx, object, customer)
    if (event) this.emit(event, object)
  }

  /** Changes fields of an object; the event, if any, tells their values of before. */
  async change<T extends SandboxObject>(
    object: T,
    fields: Partial<T>,
    event?: string
  ): Promise<void> {
    const before = Object.fromEntries(
      Object.keys(fields).map((key) => [key, object[key as keyof T]])
    )
    Object.assign(object, fields)
    await store.saveObject(this.trx, object)
    if (event) this.emit(event, object, event.endsWith('.updated') ? before : undefined)
  }

  /** Reads an object and holds it to the end of the work. @throws SandboxError when it is not there */
  lock<T extends ObjectType>(type: T, id: string, param?: string): Promise<SandboxObjects[T]> {
    return store.lockObject(this.trx, type, id, param)
  }

  /** Reads an object. @throws SandboxError when it is not there */
  read<T extends ObjectType>(type: T, id: string, param?: string): Promise<SandboxObjects[T]> {
    return store.readObject(this.trx, type, id, param)
  }

  /** Has the webhook told, once the work is done, of the object as it stands now. */
  emit(type: string, object: object, previous?: object): void {
    this.#events.push({
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.now,
      data: {
        object: structuredClone(present(object)) as SandboxEvent['data']['object'],
        ...(previous ? { previous_attributes: structuredClone(previous) } : {}),
      },
      livemode: false,
      pending_webhooks: 1,
      request: { id: this.#cause.requestId, idempotency_key: this.#cause.idempotencyKey },
      type,
    } as SandboxEvent)
  }

  /** Writes the events, and without telling anybody if nobody is to know. */
  async finish({ deliver = true } = {}): Promise<void> {
    if (this.#events.length === 0) return
    const endpoints = deliver
      ? (await store.listObjects(this.trx, { type: 'webhook_endpoint', limit: 100 })).data
      : []
    for (const event of this.#events) {
      const { customer } = event.data.object as { customer?: unknown }
      const listening = endpoints.filter((endpoint) => listensTo(endpoint, event.type))
      await store.insertObject(
        this.trx,
        { ...event, pending_webhooks: listening.length },
        typeof customer === 'string' ? customer : null
      )
    }
    for (const endpoint of endpoints) await this.#tell(endpoint)
  }

  /**
   * As real providers now and then do, and every consumer has to bear: the events go out in any order, and one of them
   * twice.
   */
  async #tell(endpoint: WebhookEndpoint): Promise<void> {
    const heard = this.#events.filter(({ type }) => listensTo(endpoint, type))
    if (heard.length === 0) return
    const ids = heard.map(({ id }) => id)
    const rows = await sql<{ id: number }>(
      this.trx,
      `insert into sandbox_deliveries (event_id, endpoint_id)
       select event_id, ? from unnest(?::text[]) as event_id returning id`,
      [endpoint.id, shuffled([...ids, ids[randomInt(ids.length)]!])]
    )
    const job: SandboxDeliveryJob = { deliveryIds: rows.map(({ id }) => id) }
    const queue = await app.container.make('queue')
    await queue.send(SANDBOX_DELIVERIES_QUEUE, job, { db: onConnection(this.trx) })
  }
}

/** Does one change of the sandbox's state in a transaction of its own. */
export async function inSandbox<T>(
  run: (work: SandboxWork) => Promise<T>,
  cause?: Cause
): Promise<T> {
  await ensureCatalog()
  return db.transaction(async (trx) => {
    const work = new SandboxWork(trx, cause)
    const result = await run(work)
    await work.finish()
    return result
  })
}
