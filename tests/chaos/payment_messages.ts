import Stripe from 'stripe'
import { query } from '../support/query.js'
import { type Fault, forAWhile } from './faults.js'
import type { System } from './system.js'

/** How long messages are lost. */
const LOST_MS = 3_000

/** So many that have arrived are sent once more. */
const REPEATED = 20

/** Messages are not even tried: for who waits for them it is as if they had been given up. */
const LOSE = `create or replace function lose() returns trigger language plpgsql as 'begin return null; end';
  create trigger lose before insert on sandbox_deliveries for each row execute function lose()`

interface Message {
  event: object
  secret: string
}

/**
 * What can go wrong with what the payment provider tells. That messages come in any order, and one of each lot twice, needs no fault: its
 * sandbox always does so.
 */
export function faultsOfPaymentMessages(system: System): Fault[] {
  return [
    {
      name: 'lost messages of',
      of: ['the payment provider'],
      async happen() {
        await forAWhile(
          () => query(system, LOSE).then(() => {}),
          () => query(system, 'drop trigger lose on sandbox_deliveries').then(() => {}),
          LOST_MS
        )
        // What happens every night.
        await system.command('billing:reconcile')
      },
    },
    {
      name: 'old messages once more of',
      of: ['the payment provider'],
      happen: () => repeat(system),
    },
  ]
}

/** Sends what was handled already, signed as the provider signs it; what then answers is not the question. */
async function repeat(system: System): Promise<void> {
  const messages = await query<Message>(
    system,
    `select event.data as event, endpoint.data ->> 'signing_secret' as secret
     from sandbox_deliveries d join sandbox_objects event on event.id = d.event_id
       join sandbox_objects endpoint on endpoint.id = d.endpoint_id
     where delivered_at is not null order by random() limit ${REPEATED}`
  )
  await Promise.all(
    messages.map(async ({ event, secret }) => {
      const body = JSON.stringify(event)
      const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
        payload: body,
        secret,
      })
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      const url = `${system.url}/webhooks/stripe`
      // A process that was killed just before may not be back.
      const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => null)
      await answer?.arrayBuffer()
    })
  )
}
