import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Stripe from 'stripe'
import { sql } from '#app/core/database/sql'
import { ownUrl } from '#config/app'
import { APP_ENDPOINT } from '../catalog.js'
import type { WebhookEndpoint } from '../objects/types.js'

/** An endpoint that has not answered by then is asked again later. */
const PATIENCE_MS = 15_000

interface DeliveryRow {
  id: number
  event_id: string
  event: object
  endpoint: WebhookEndpoint
}

/**
 * Sends signed events to the endpoints, in the order of their ids; those that have arrived, also by another worker meanwhile, are not sent again.
 * @throws Error when some were not taken: the job is to be repeated
 */
export async function deliverEvents(deliveryIds: number[]): Promise<void> {
  const failures: string[] = []
  for (const id of deliveryIds.toSorted((one, other) => one - other)) {
    const row = await findOpen(id)
    if (!row) continue
    const failure = await deliver(row)
    if (failure) failures.push(failure)
    await record(row, failure)
  }
  if (failures.length > 0) throw new Error(`${failures.length} not delivered: ${failures[0]}`)
}

/** Undefined when it has arrived. */
async function findOpen(id: number): Promise<DeliveryRow | undefined> {
  const [row] = await sql<DeliveryRow>(
    db.connection(),
    `select delivery.id, event_id, event.data as event, endpoint.data as endpoint
     from sandbox_deliveries delivery
       join sandbox_objects event on event.id = event_id
       join sandbox_objects endpoint on endpoint.id = endpoint_id
     where delivery.id = ? and delivered_at is null`,
    [id]
  )
  return row
}

/** The app's own endpoint is reached as the app reaches itself, whatever it is called from outside. */
function addressOf({ id, url }: WebhookEndpoint): string {
  return id === APP_ENDPOINT ? `${ownUrl}/webhooks/stripe` : url
}

/** Null when the event was taken, otherwise why not. */
async function deliver({ event, endpoint }: DeliveryRow): Promise<string | null> {
  const payload = JSON.stringify(event, null, 2)
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret: endpoint.signing_secret,
  })
  try {
    const response = await fetch(addressOf(endpoint), {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await response.arrayBuffer()
    return response.ok ? null : `the webhook answered ${response.status}`
  } catch (error) {
    const { message, cause } = error as Error
    return cause instanceof Error ? cause.message : message
  }
}

/** What another worker has delivered meanwhile stays so: its job has ended, and nobody would send it again. */
async function record({ id, event_id: eventId }: DeliveryRow, failure: string | null) {
  await db.transaction((trx) => recordIn(trx, { id, eventId, failure }))
}

async function recordIn(
  trx: TransactionClientContract,
  { id, eventId, failure }: { id: number; eventId: string; failure: string | null }
) {
  // One after the other: each counts what is left.
  await sql(trx, 'select 1 from sandbox_objects where id = ? for no key update', [eventId])
  await sql(
    trx,
    `update sandbox_deliveries set attempts = attempts + 1,
       last_error = case when delivered_at is null then :failure::text end,
       delivered_at = coalesce(delivered_at, case when :failure::text is null then now() end)
     where id = :id`,
    { id, failure }
  )
  await sql(
    trx,
    `update sandbox_objects set data = jsonb_set(data, '{pending_webhooks}', to_jsonb((
       select count(*) from sandbox_deliveries where event_id = :eventId and delivered_at is null)))
     where id = :eventId`,
    { eventId }
  )
}
