import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { Stripe } from 'stripe'
import { firstOf } from '#app/core/elements'
import { onConnection } from '#app/core/queue/boss'
import { PAYMENT_EVENTS_QUEUE, type PaymentJob } from '../queues.js'
import { paymentProvider } from '#config/billing'
import { sql } from '#app/core/database/sql'
import { referenceId } from '../stripe/reference_id.js'
import { timeOf } from '../stripe/time.js'
import { type EventObject, isHandled } from '../syncs/handled_events.js'

/** The provider sends hundreds in a second when subscriptions are renewed. */
const MOST_AT_ONCE = 100

interface Waiting {
  event: Stripe.Event
  resolve: (isNew: boolean) => void
  reject: (error: unknown) => void
}

const waiting: Waiting[] = []
let isStoring = false

/**
 * Keeps a message of the payment provider, with the job that handles it, unless it is there already. What comes while
 * others are being stored waits and is stored in one transaction with whatever else came meanwhile.
 * @returns whether it was new
 */
export function storeEvent(event: Stripe.Event): Promise<boolean> {
  return new Promise((resolve, reject) => {
    waiting.push({ event, resolve, reject })
    if (!isStoring) void storeWaiting()
  })
}

async function storeWaiting(): Promise<void> {
  isStoring = true
  while (waiting.length > 0) {
    const together = waiting.splice(0, MOST_AT_ONCE)
    try {
      await settle(together)
    } catch (error) {
      if (together.length === 1) firstOf(together).reject(error)
      // One that cannot be stored must not take the others with it.
      else for (const one of together) await settle([one]).catch(one.reject)
    }
  }
  isStoring = false
}

async function settle(together: Waiting[]): Promise<void> {
  const stored = await storeAll(together.map(({ event }) => event))
  // Of two that are the same only the first is new.
  for (const { event, resolve } of together) resolve(stored.delete(event.id))
}

/** Answers the ids of those that were new. */
function storeAll(events: Stripe.Event[]): Promise<Set<string>> {
  return db.transaction(async (trx) => {
    const rows = await sql<{ id: string; status: string }>(
      trx,
      `insert into webhook_events (provider, id, type, api_version, customer_id, payload, status, happened_at)
       select ?::text, * from unnest(?::text[], ?::text[], ?::text[], ?::text[], ?::jsonb[], ?::text[], ?::timestamptz[])
       on conflict (id) do nothing returning id, status`,
      [
        paymentProvider,
        events.map(({ id }) => id),
        events.map(({ type }) => type),
        events.map((event) => event.api_version),
        events.map(({ data }) => customerOf(data.object)),
        events.map(({ id, type, data }) =>
          JSON.stringify({ id, type, data: { object: nameOf(data.object) } })
        ),
        events.map(({ type }) => (isHandled(type) ? 'pending' : 'ignored')),
        events.map(({ created }) => timeOf(created).toISOString()),
      ]
    )
    const jobs = rows
      .filter(({ status }) => status === 'pending')
      .map(({ id }) => ({
        data: { provider: paymentProvider, kind: 'event', eventId: id } satisfies PaymentJob,
      }))
    if (jobs.length > 0) {
      const queue = await app.container.make('queue')
      await queue.insert(PAYMENT_EVENTS_QUEUE, jobs, { db: onConnection(trx), returnId: false })
    }
    return new Set(rows.map(({ id }) => id))
  })
}

/**
 * What names the object of a message. All else is read anew from the provider when it is handled; names and addresses of people
 * are not kept, also of those whose account is gone.
 */
function nameOf(object: object) {
  const { id, object: kind, charge } = object as EventObject & { object?: string }
  return { id, object: kind, charge: referenceId(charge ?? null) }
}

function customerOf(object: object): string | null {
  if ('object' in object && object.object === 'customer' && 'id' in object) return String(object.id)
  return 'customer' in object
    ? referenceId(object.customer as string | { id: string } | null)
    : null
}
