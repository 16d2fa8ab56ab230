import type { Start } from './functions.js'
import type { Population } from './population.js'

const SHOTS = 4
const BATCH_PRODUCTS = 3
const IMPORT_ROWS = 40
/** As long as what webhooks were told is kept. */
const LOG_DAYS = 29

const CONTENT = JSON.stringify({
  scenes: ['on marble', 'on wood', 'at the beach', 'in a studio'].map((prompt) => ({ prompt })),
  shapes: ['1:1'],
  amount: 2,
  leaveOut: '',
})

/** Statements that fill in the ledger, payments, webhooks, batches and imports. */
export function fillBusiness(start: Start, population: Population): string[] {
  return [
    ...fillLedger(start, population),
    ...fillPayments(start, population),
    ...fillWebhooks(start, population),
    ...fillBatches(start, population),
    ...fillImports(start, population),
  ]
}

/** Entries of a turn: credits for `DEBITS` pieces of work, and the work. */
const DEBITS = 99

/** After each turn the five gifts of the first entry are left: ledgers add up. */
function fillLedger(start: Start, { users, generations, entries }: Population): string[] {
  const turns = Math.max(1, Math.floor((entries - users) / (DEBITS + 1)))
  // Work of one turn is of one user: that of a piece in the middle, whose own debit it is.
  const turn = `generate_series(1, ${turns}::bigint) t,
    lateral (select 1 + (t * ${DEBITS} - 5) % ${generations} as n, pg_temp.moment(t::float / ${turns}) as at) w`
  const first = `${start.entry + users} + (t - 1) * ${DEBITS + 1}`
  const change = `case place when 0 then ${2 * DEBITS} else -2 end`
  return [
    `insert into credit_grants (id, user_id, kind, source, source_key, amount, remaining, created_at)
     select ${start.grant} + u, ${start.user} + u, 'image', 'seeded', '', 5, 5, pg_temp.moment(0) from generate_series(1, ${users}) u`,
    `insert into credit_entries (id, user_id, kind, reason, change, balance, created_at)
     select ${start.entry} + u, ${start.user} + u, 'image', 'grant', 5, 5, pg_temp.moment(0) from generate_series(1, ${users}) u`,
    `insert into credit_allocations (entry_id, grant_id, change)
     select ${start.entry} + u, ${start.grant} + u, 5 from generate_series(1, ${users}) u`,
    `insert into credit_grants (id, user_id, kind, source, source_key, amount, remaining, expires_at, created_at)
     select ${start.grant + users} + t, pg_temp.user_of(n), 'image', 'subscription', 'in_' || t, ${2 * DEBITS}, 0, at + interval '33 days', at
     from ${turn}`,
    `insert into credit_entries (id, user_id, kind, reason, change, balance, generation_id, created_at)
     select ${first} + 1 + place, pg_temp.user_of(n), 'image', case place when 0 then 'grant' else 'debit' end, ${change},
       5 + ${2 * DEBITS} - 2 * place, case when place = 5 and t * ${DEBITS} <= ${generations} then pg_temp.work_id(n) end, at
     from ${turn}, generate_series(0, ${DEBITS}) place`,
    `insert into credit_allocations (entry_id, grant_id, change)
     select ${first} + 1 + place, ${start.grant + users} + t, ${change} from ${turn}, generate_series(0, ${DEBITS}) place`,
  ]
}

function fillPayments(start: Start, { name, payments, users }: Population): string[] {
  return [
    `insert into customers (provider_id, provider, user_id)
     select 'cus_${name}' || u, 'sandbox', ${start.user} + u from generate_series(1, ${users}) u where u % 5 = 1`,
    `insert into subscriptions (user_id, provider, provider_id, status, amount, current_period_start, current_period_end)
     select ${start.user} + u, 'sandbox', 'sub_${name}' || u, case when u % 3 = 2 then 'canceled' else 'active' end, 2900,
       now() - interval '10 days', now() + interval '20 days' from generate_series(1, ${users}) u where u % 5 = 1`,
    `insert into payments (id, user_id, kind, provider, provider_id, payment_intent_id, amount, currency, card, paid_at, created_at)
     select ${start.payment} + n, pg_temp.some_user(n), 'subscription', 'sandbox', 'in_${name}' || n, 'pi_${name}' || n, 2900, 'usd',
       'card' || n % ${Math.ceil(payments / 12)}, at, at
     from generate_series(1, ${payments}) n, lateral (select pg_temp.moment(n::float / ${payments}) as at) t`,
    `insert into webhook_events (id, provider, type, payload, status, happened_at, received_at, handled_at)
     select 'evt_${name}' || n, 'sandbox', 'invoice.paid', '{"object": "event"}', 'handled', at, at, at
     from generate_series(1, ${payments}) n, lateral (select pg_temp.moment(n::float / ${payments}) as at) t`,
  ]
}

/** Every twentieth user has an endpoint. */
function fillWebhooks(start: Start, { users, deliveries }: Population): string[] {
  const endpoints = Math.ceil(users / 20)
  const message = `generate_series(1, ${deliveries}::bigint) n, lateral (select floor(${endpoints} * pg_temp.hashed(n))::bigint as e,
    pg_temp.moment(1) - interval '${LOG_DAYS} days' * (1 - n::float / ${deliveries}) as at) w`
  return [
    `insert into webhook_endpoints (id, user_id, url, event_types, secret)
     select ${start.endpoint} + 1 + e, ${start.user} + 1 + e * ${Math.floor(users / endpoints)}, 'https://example.com/hooks',
       '{generation.completed,generation.failed}', 'seeded' from generate_series(0, ${endpoints - 1}) e`,
    `insert into webhook_messages (id, user_id, type, data, created_at)
     select pg_temp.uuid_of(400, n, at), ${start.user} + 1 + e * ${Math.floor(users / endpoints)}, 'generation.completed', '{"id": 1}', at from ${message}`,
    `insert into webhook_deliveries (id, message_id, endpoint_id, state, tries, next_attempt_at)
     select ${start.delivery} + n, pg_temp.uuid_of(400, n, at), ${start.endpoint} + 1 + e,
       case when n % 50 = 0 then 'failed' else 'delivered' end, 1, null from ${message}`,
    `insert into webhook_attempts (delivery_id, status, answer, duration_ms, created_at)
     select ${start.delivery} + n, case when n % 50 = 0 then 500 else 200 end, '', 40, at from ${message}`,
  ]
}

function fillBatches(start: Start, { name, products, generations, batches }: Population): string[] {
  // Of the products of one user: the next ones after a product may be others'.
  const batch = `generate_series(1, ${batches}::bigint) b, lateral (select 1 + (b * 7) % ${products} as p) w`
  return [
    `insert into batches (id, user_id, name, key, content, state, item_counts, created_at, finished_at)
     select ${start.batch} + b, pg_temp.user_of(p), 'Batch ' || b, md5('${name}' || b)::uuid, '${CONTENT}'::jsonb, 'finished',
       '{"waiting": 0, "queued": 0, "running": 0, "done": 12, "partial": 0, "failed": 0, "cancelled": 0}', at, at
     from ${batch}, lateral (select pg_temp.moment(b::float / ${batches}) as at) t`,
    `insert into batch_products (batch_id, place, product_id, product_name)
     select ${start.batch} + b, place, ${start.product} + p, 'Product ' || p from ${batch}, generate_series(0, ${BATCH_PRODUCTS - 1}) place`,
    `insert into batch_items (batch_id, place, shot, wanted)
     select ${start.batch} + b, place, shot, 0
     from generate_series(1, ${batches}::bigint) b, generate_series(0, ${BATCH_PRODUCTS - 1}) place, generate_series(0, ${SHOTS - 1}) shot`,
    `insert into recipes (user_id, name, content)
     select ${start.user} + u, 'Recipe ' || u, '${CONTENT}'::jsonb from generate_series(1, ${Math.ceil(generations / 400)}) u
     where u <= (select max(id) - ${start.user} from users)`,
  ]
}

function fillImports(start: Start, { name, imports }: Population): string[] {
  return [
    `insert into imports (id, user_id, key, name, created_at)
     select ${start.import} + i, pg_temp.some_user(i), md5('${name}' || i)::uuid, 'products.csv', now() - interval '20 days' * (1 - i::float / ${imports})
     from generate_series(1, ${imports}::bigint) i`,
    `insert into import_rows (import_id, line, name, description, addresses, state)
     select ${start.import} + i, line, 'Product ' || line, '', '{https://example.com/photo.jpg}', 'done'
     from generate_series(1, ${imports}::bigint) i, generate_series(1, ${IMPORT_ROWS}) line`,
  ]
}
