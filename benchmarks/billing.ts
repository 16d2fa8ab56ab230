import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import pg from 'pg'
import { Stripe } from 'stripe'
import type { Bench } from './bench_instance.js'
import { bootBeside } from './boot_beside.js'
import { beside, figure, heading, quantile } from './report.js'

const RATE = 200
const SECONDS = 10
const GOAL_MS = 50
const AT_ONCE = 4
const DEBITS = 4000
const DEBIT_GOAL = 1500
/** So that a message is about as long as a real one. */
const LINE = { description: 'One month of the plan', metadata: { note: 'x'.repeat(200) } }

/** What the payment provider's messages and the ledger of credits can bear. */
export async function benchBilling(bench: Bench): Promise<void> {
  await bootBeside(bench)
  await benchLedger(bench)
  await benchWebhooks(bench)
}

/**
 * Signed messages about one invoice, at a fixed rate whether answers come or not. The worker rests meanwhile: what it
 * asks the provider would come to the same web process here, since that serves the payment sandbox.
 */
async function benchWebhooks({ instance, database }: Bench): Promise<void> {
  heading(`Webhooks, ${RATE} messages a second for ${SECONDS} s`)
  const { webhookSecret } = await import('#app/billing/stripe/stripe_client')
  const { rows } = await database.query('select provider_id from payments limit 1')
  const secret = webhookSecret()
  await instance.kill('worker', 'SIGSTOP')
  const send = async (): Promise<number> => {
    const payload = invoicePaid(rows[0].provider_id)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
    const from = performance.now()
    const status = await post(`${instance.url}/webhooks/stripe`, payload, signature)
    if (status !== 200) throw new Error(`The webhook answered ${status}`)
    return performance.now() - from
  }
  for (let warm = 0; warm < 200; warm++) await send()
  const from = performance.now()
  const answers: Promise<number>[] = []
  for (let sent = 0; sent < RATE * SECONDS; sent++) {
    const early = (sent * 1000) / RATE - (performance.now() - from)
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    answers.push(send())
  }
  const times = await Promise.all(answers)
  await instance.kill('worker')
  const p95 = quantile(times, 0.95)
  figure('answered within, ms, 95 of 100', p95.toFixed(1), `<= ${GOAL_MS}`, p95 <= GOAL_MS)
  beside('half of them within, ms', quantile(times, 0.5).toFixed(1))
}

const agent = new Agent({ keepAlive: true, maxSockets: 50 })

function post(url: string, body: string, signature: string): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'stripe-signature': signature,
  }
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode!))
    })
    call.on('error', reject).end(body)
  })
}

function invoicePaid(id: string): string {
  return JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'invoice.paid',
    api_version: Stripe.API_VERSION,
    created: Math.floor(Date.now() / 1000),
    data: { object: { id, object: 'invoice', lines: { data: Array(10).fill(LINE) } } },
  })
}

async function benchLedger({ instance, database }: Bench): Promise<void> {
  heading(`Ledger, ${AT_ONCE} connections`)
  const { rows } = await database.query<{ id: string }>(
    `with made as (
       insert into users (name, email) select 'Bench', 'bench-' || n || '@example.test'
       from generate_series(1, ${AT_ONCE}) n returning id),
     grants as (
       insert into credit_grants (user_id, kind, source, source_key, amount, remaining)
       select id, 'image', 'bench', '1', ${DEBITS * 2}, ${DEBITS * 2} from made)
     select id from made`
  )
  const users = rows.map(({ id }) => Number(id))
  const bare = await bareTransactionsPerSecond(instance.databaseUrl)
  const different = await debitsPerSecond({ database }, users)
  figure(
    'debits a second, for different users',
    different.toFixed(0),
    `>= ${DEBIT_GOAL}`,
    different >= DEBIT_GOAL
  )
  beside('bare transactions of one update and one insert', bare.toFixed(0))
  const same = await debitsPerSecond({ database }, Array(AT_ONCE).fill(users[0]))
  beside('the same for one user, one after another', same.toFixed(0))
}

/** What the database and its driver give without a ledger. */
async function bareTransactionsPerSecond(url: string): Promise<number> {
  const clients = Array.from({ length: AT_ONCE }, () => new pg.Client({ connectionString: url }))
  await Promise.all(clients.map((client) => client.connect()))
  await clients[0]!.query(`create table bench_balances (id int primary key, balance int)`)
  await clients[0]!.query(`create table bench_entries (id int, change int)`)
  await clients[0]!.query(
    `insert into bench_balances select n, 0 from generate_series(0, ${AT_ONCE}) n`
  )
  const from = performance.now()
  await Promise.all(
    clients.map(async (client, id) => {
      for (let left = DEBITS / AT_ONCE; left > 0; left--) {
        await client.query('begin')
        await client.query('update bench_balances set balance = balance - 1 where id = $1', [id])
        await client.query('insert into bench_entries values ($1, -1)', [id])
        await client.query('commit')
      }
    })
  )
  const seconds = (performance.now() - from) / 1000
  await Promise.all(clients.map((client) => client.end()))
  return DEBITS / seconds
}

/** Each connection debits its user's credits, one for each generation, as the studio does. */
async function debitsPerSecond(
  { database }: Pick<Bench, 'database'>,
  users: number[]
): Promise<number> {
  const { debitCredits } = await import('#app/credits/ledger/debit_credits')
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const share = DEBITS / users.length
  const work: { userId: number; generations: string[] }[] = []
  for (const userId of users) {
    const { rows } = await database.query<{ id: string }>(
      `insert into generations (user_id, kind, params, engine, state, deadline_at)
       select $1, 'suggest_prompts', '{}', 'local', 'queued', now() from generate_series(1, ${share})
       returning id`,
      [userId]
    )
    work.push({ userId, generations: rows.map(({ id }) => id) })
  }
  const from = performance.now()
  await Promise.all(
    work.map(async ({ userId, generations }) => {
      for (const generationId of generations) {
        await db.transaction((trx) =>
          debitCredits(trx, { userId, kind: 'image', amount: 1, generationId })
        )
      }
    })
  )
  return DEBITS / ((performance.now() - from) / 1000)
}
