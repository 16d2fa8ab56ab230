import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

/** How long what was paid at the last moment may be looked up, so that it is paid back. */
const GRACE = '1 hour'

/** An endpoint that has not taken an event by then never will. */
const DELIVERY_DAYS = 7

/**
 * Removes what the sandbox knows of those whose accounts are gone: with their names and addresses, in customers, invoices, ways to
 * pay and events. Waits while money of theirs is on its way, something may still be charged, an event is to be told, or the app
 * has yet to ask for what it was told: it would find nothing, and ask for days.
 */
export async function forgetPayers(): Promise<void> {
  await sql(
    db.connection(),
    `with gone as (
       select c.provider_id as id from former_customers c
       where c.provider = 'sandbox' and c.deleted_at < now() - interval '${GRACE}'
         and exists (select from sandbox_objects where id = c.provider_id)
         and not exists (
           select from sandbox_objects o where o.customer = c.provider_id and (
             o.type = 'checkout.session' and o.data @> '{"status": "open"}'
             or o.type = 'charge' and o.data @> '{"status": "pending"}'
             or o.type = 'subscription' and o.data ->> 'status' not in ('canceled', 'incomplete_expired')))
         and not exists (
           select from sandbox_objects e join sandbox_deliveries d on d.event_id = e.id
           where e.customer = c.provider_id and e.type = 'event' and d.delivered_at is null
             and d.created_at > now() - make_interval(days => :days))
         and not exists (
           select from pgboss.job j join sandbox_objects o
             on o.id in (j.data ->> 'eventId', j.data ->> 'sessionId', j.data ->> 'subscriptionId', j.data ->> 'customerId')
           where j.name = 'payment_events' and j.state < 'completed' and c.provider_id in (o.customer, o.id))
     ), used as (
       -- Ways to pay that were used once belong to nobody.
       select p.data ->> 'payment_method' as id from sandbox_objects p join gone on gone.id = p.customer
       where p.type in ('charge', 'payment_intent')
     ), unkept as (
       delete from sandbox_objects o using used where o.id = used.id and o.customer is null
     )
     delete from sandbox_objects o using gone
     where o.customer = gone.id
       or o.data @> jsonb_build_object('data', jsonb_build_object('object', jsonb_build_object('id', gone.id)))`,
    { days: DELIVERY_DAYS }
  )
}
