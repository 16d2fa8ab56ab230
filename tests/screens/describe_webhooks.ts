import type pg from 'pg'
import type { DeliveryProblem } from '#app/webhooks/delivery_problem'
import { PAYERS } from './describe_billing.js'

/** Endpoints in every way that pages can show: one that works, one that fails, and those that are switched off. */
export const WEBHOOKS = { works: 900, fails: 901, gone: 902, failing: 903, off: 904 }

const { works, fails, gone, failing, off } = WEBHOOKS

const LONG_URL =
  'https://integrations.a-shop-with-a-very-long-name.example.com/vitrine/webhooks/receive/pictures-and-films?channel=catalogue'

const ENDPOINTS: [id: number, url: string, description: string, reason: string | null][] = [
  [works, 'https://shop.example.com/webhooks', 'Shop import', null],
  [fails, LONG_URL, '', null],
  [gone, 'https://old.example.com/vitrine', 'The shop before', 'gone'],
  [failing, 'https://staging.example.com/vitrine', 'Staging', 'failing'],
  [off, 'https://news.example.com/hooks', 'Newsletter', 'owner'],
]

const TYPES = ['generation.completed', 'generation.failed', 'product.trained']

/** Minutes ago, status, problem, answer. */
type Try = [minutes: number, status: number | null, problem: DeliveryProblem | null, answer: string]

const PAGE = `<!doctype html>\n<html><head><title>502 Bad Gateway</title></head><body>${'<p>The server is busy.</p>'.repeat(12)}</body></html>`

const DELIVERIES: { type: string; state: string; next?: number; tries: Try[] }[] = [
  {
    type: 'product.trained',
    state: 'failed',
    tries: [
      [2_800, 502, 'status', PAGE],
      [2_300, null, 'time', ''],
      [1_500, null, 'name', ''],
    ],
  },
  { type: 'generation.completed', state: 'delivered', tries: [[900, 204, null, '']] },
  {
    type: 'generation.failed',
    state: 'pending',
    next: 118,
    tries: [
      [37, 500, 'status', '{"error":"database is locked"}'],
      [32, 302, 'redirect', ''],
      [2, 502, 'status', PAGE],
    ],
  },
  { type: 'generation.completed', state: 'skipped', tries: [] },
]

/** Gives a paying merchant endpoints with logs. */
export async function describeWebhooks(client: pg.Client): Promise<void> {
  for (const [id, url, description, reason] of ENDPOINTS) {
    await client.query(
      `insert into webhook_endpoints
         (id, user_id, url, description, event_types, secret, disabled_reason, disabled_at, failing_since)
       values ($1, $2, $3, $4, $5, 'sealed', $6::text,
         case when $6::text is null then null else now() - interval '2 days' end,
         case when $1::bigint = $7::bigint then now() - interval '2 days' end)`,
      [id, PAYERS.paying.id, url, description, TYPES, reason, fails]
    )
  }
  for (const delivery of DELIVERIES) await addDelivery(client, delivery)
}

async function addDelivery(
  client: pg.Client,
  { type, state, next, tries }: (typeof DELIVERIES)[number]
): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `with event as (
       insert into webhook_messages (user_id, type, data, created_at)
       values ($1, $2, '{}', now() - make_interval(mins => $3)) returning id)
     insert into webhook_deliveries (message_id, endpoint_id, state, tries, next_attempt_at)
     select id, $4, $5, $6, now() + make_interval(mins => $7) from event returning id`,
    [PAYERS.paying.id, type, tries[0]?.[0] ?? 20, fails, state, tries.length, next ?? null]
  )
  for (const [minutes, status, problem, answer] of tries) {
    await client.query(
      `insert into webhook_attempts (delivery_id, status, problem, answer, duration_ms, created_at)
       values ($1, $2, $3, $4, $5, now() - make_interval(mins => $6))`,
      [rows[0]!.id, status, problem, answer, status === null ? 15_003 : 184, minutes]
    )
  }
}
