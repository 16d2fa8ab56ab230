import db from '@adonisjs/lucid/services/db'
import type { Stripe } from 'stripe'
import { paymentProvider } from '#config/billing'
import { sql } from '#app/core/database/sql'
import { sendPaymentJob } from '../actions/send_payment_job.js'
import { storeEvent } from '../actions/store_event.js'
import { stripe } from '../stripe/stripe_client.js'
import { HANDLED_EVENTS } from '../syncs/handled_events.js'

/** The provider tries for three days to deliver a message. */
const DAYS = 4

/**
 * Asks the provider for messages that never arrived, and has those handled again whose jobs failed or were lost.
 * @param recovered told how many, as they come: those of before count where the provider does not answer
 */
export async function recoverEvents(recovered: (count: number) => void): Promise<void> {
  recovered(await retryEvents())
  const events = stripe().events.list({
    types: HANDLED_EVENTS as Stripe.EventListParams['types'],
    created: { gte: Math.floor(Date.now() / 1000) - DAYS * 86_400 },
    limit: 100,
  })
  for await (const event of events) if (await storeEvent(event)) recovered(1)
}

function retryEvents(): Promise<number> {
  return db.transaction(async (trx) => {
    const rows = await sql<{ id: string }>(
      trx,
      `update webhook_events set status = 'pending', received_at = now()
       where provider = ?
         and (status = 'failed' or (status = 'pending' and received_at < now() - make_interval(days => ?)))
       returning id`,
      [paymentProvider, DAYS]
    )
    for (const { id } of rows) await sendPaymentJob(trx, { kind: 'event', eventId: id })
    return rows.length
  })
}
