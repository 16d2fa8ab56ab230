import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { Stripe } from 'stripe'
import { receiveWebhook } from '#app/billing/actions/receive_webhook'
import { stripe, webhookSecret } from '#app/billing/stripe/stripe_client'
import { PAYMENT_EVENTS_QUEUE } from '../../queues.js'
import { sql } from '#app/core/database/sql'
import { ModelAccount, type ModelEvent } from '#tests/support/billing/model_account'
import { serveModel } from '#tests/support/billing/model_provider'
import { PaymentWorkers } from '#tests/support/billing/payment_workers'
import { brokenLedgers } from '#tests/support/credits'
import { until } from '#tests/support/until'

/**
 * `BILLING_USERS=500` runs it at its full size: 10,000 messages. Without, a small part of it.
 */
const USERS = Number(process.env.BILLING_USERS ?? 8)
const EVENTS = USERS * 20
const WORKERS = USERS < 100 ? 3 : 4
/** The others have to do with what is left. */
const KILLS = WORKERS - 2
/** For what hangs alone: with the lowest priority, workers of a busy machine take minutes to start. */
const PATIENCE_MS = 400_000 + EVENTS * 60
/** A message is late by up to so many others. */
const LATENESS = EVENTS / 4

interface Delivery {
  due: number
  body: string
}

async function createUsers(): Promise<number[]> {
  const run = randomUUID()
  const rows = await sql<{ id: number }>(
    db.connection(),
    `with made as (
       insert into users (name, email) select 'Model', ? || '-' || n || '@example.test'
       from generate_series(0, ?::int - 1) n returning id),
     numbered as (select id, row_number() over (order by id) - 1 as n from made),
     customers as (
       insert into customers (user_id, provider, provider_id) select id, 'sandbox', 'cus_model_' || n || '_0' from numbered)
     select id from numbered order by n`,
    [run, USERS]
  )
  return rows.map(({ id }) => id)
}

function eventBody({ type, objectId }: ModelEvent): string {
  return JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type,
    api_version: Stripe.API_VERSION,
    created: Math.floor(Date.now() / 1000),
    data: { object: { id: objectId } },
  })
}

function deliver({ body }: Delivery): Promise<void> {
  const signature = stripe().webhooks.generateTestHeaderString({
    payload: body,
    secret: webhookSecret(),
  })
  return receiveWebhook(Buffer.from(body), signature)
}

/** Jobs of a killed worker are missed after some seconds; this lets that time pass. All others run on, so some run twice. */
async function missTheKilled(): Promise<void> {
  await sql(
    db.connection(),
    `update pgboss.job set heartbeat_on = now() - interval '1 minute' where name = ? and state = 'active'`,
    [PAYMENT_EVENTS_QUEUE]
  )
  await (await app.container.make('queue')).supervise(PAYMENT_EVENTS_QUEUE)
}

/** What we hold of each user, as the reference says it should be. */
async function stateOf(ids: number[]) {
  const rows = await sql<{ state: unknown }>(
    db.connection(),
    `select jsonb_build_object(
       'status', coalesce((select status from subscriptions s where s.user_id = u.id), 'none'),
       'cancels', coalesce((select cancel_at is not null from subscriptions s where s.user_id = u.id), false),
       'problem', (select problem from subscriptions s where s.user_id = u.id),
       'credits', (select coalesce(jsonb_object_agg(kind, total), '{}') from (
          select kind, sum(remaining)::int as total from credit_grants g where g.user_id = u.id group by kind) k),
       'payments', (select coalesce(jsonb_agg(jsonb_build_array(p.payment_intent_id, p.amount, p.refunded, p.dispute)
          order by p.payment_intent_id), '[]') from payments p where p.user_id = u.id)) as state
     from users u join unnest(?::bigint[]) with ordinality it (id, n) on it.id = u.id order by it.n`,
    [ids]
  )
  return rows.map(({ state }) => state)
}

function expectedState(account: ModelAccount) {
  const paid = account.payments.filter(({ status }) => status === 'paid')
  const isPlan = paid.some(({ kind }) => kind === 'subscription')
  const kinds = paid.length === 0 ? [] : (['image', 'video', 'model'] as const)
  const credits = kinds.filter((kind) => kind !== 'model' || isPlan)
  return {
    status: account.status,
    cancels: account.cancels,
    problem: account.status === 'past_due' ? 'payment_failed' : null,
    credits: Object.fromEntries(credits.map((kind) => [kind, account.expectedCredits(kind)])),
    payments: paid
      .map((it) => [account.id('pi', it.number), it.amount, it.refunded, it.dispute])
      .sort(([a], [b]) => (a! < b! ? -1 : 1)),
  }
}

test('shuffled, repeated and interleaved messages, handled by workers of which some are killed, end in the state that the provider has', async ({
  assert,
}) => {
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (generate) => {
      const choose = (max: number) => generate(fc.nat, { max })
      const accounts = Array.from({ length: USERS }, (_, index) => new ModelAccount(index))
      const ids = await createUsers()
      const provider = await serveModel(accounts)
      const workers = new PaymentWorkers(provider.port)
      const ready = workers.start(WORKERS)
      try {
        const waiting: Delivery[] = []
        let made = 0
        let killed = 0
        const sendDue = async (clock: number) => {
          waiting.sort((a, b) => b.due - a.due)
          const due: Delivery[] = []
          while (waiting.length > 0 && waiting.at(-1)!.due <= clock) due.push(waiting.pop()!)
          await Promise.all(due.map(deliver))
        }
        while (made < EVENTS) {
          for (const event of accounts[choose(USERS - 1)]!.step(choose)) {
            const body = eventBody(event)
            const copies = choose(9) === 0 ? 2 : 1
            for (let copy = 0; copy < copies; copy++) {
              waiting.push({ due: made + choose(LATENESS), body })
            }
            made += copies
          }
          await sendDue(made)
          if (killed < KILLS && made > (EVENTS / (KILLS + 1)) * (killed + 1)) {
            await ready
            await workers.kill()
            killed++
            await missTheKilled()
          }
        }
        while (waiting.length > 0) {
          await sendDue(waiting.at(-1)!.due)
        }
        await until(async () => {
          const open = await sql(
            db.connection(),
            `select 1 from webhook_events where status = 'pending' limit 1`
          )
          return open.length === 0
        }, PATIENCE_MS)
      } finally {
        await workers.stop()
        provider.stop()
      }
      const states = await stateOf(ids)
      for (const [index, account] of accounts.entries()) {
        assert.deepEqual(states[index], expectedState(account), `user ${index}`)
      }
      assert.deepEqual(await brokenLedgers(), [])
      await sql(db.connection(), 'delete from users where id = any(?)', [ids])
    }),
    { numRuns: 1, endOnFailure: true }
  )
})
  .timeout(PATIENCE_MS * 2)
  .tags(['@long'])
