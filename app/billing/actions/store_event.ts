import db from '@adonisjs/lucid/services/db'
import type { Stripe } from 'stripe'
import { sql } from '#app/shell/sql'
import { isHandled } from '../syncs/handled_events.js'
import { referenceId } from '../stripe/reference_id.js'
import { timeOf } from '../stripe/time.js'
import { sendPaymentJob } from './send_payment_job.js'

/**
 * Keeps a message of the payment provider, with the job that handles it, unless it is there already.
 * @returns whether it was new
 */
export async function storeEvent(event: Stripe.Event): Promise<boolean> {
  const handled = isHandled(event.type)
  return db.transaction(async (trx) => {
    const stored = await sql(
      trx,
      `insert into webhook_events (id, type, api_version, customer_id, payload, status, happened_at)
       values (?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing returning id`,
      [
        event.id,
        event.type,
        event.api_version,
        customerOf(event.data.object),
        JSON.stringify(event),
        handled ? 'pending' : 'ignored',
        timeOf(event.created),
      ]
    )
    if (stored.length === 0) return false
    if (handled) await sendPaymentJob(trx, { kind: 'event', eventId: event.id })
    return true
  })
}

function customerOf(object: object): string | null {
  if ('object' in object && object.object === 'customer' && 'id' in object) return String(object.id)
  return 'customer' in object
    ? referenceId(object.customer as string | { id: string } | null)
    : null
}
