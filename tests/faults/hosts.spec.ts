import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { sql } from '#app/core/database/sql'
import { listWorkers } from '#app/work/workers/living_workers'
import { brokenLedgers, creditsOf } from '#tests/support/credits'
import { holdResults } from '#tests/support/held_results'
import { Hosts } from '#tests/support/hosts/hosts'
import { HeldPhoto } from '#tests/support/hosts/held_photo'
import { canMakeHosts } from '#tests/support/hosts/network'
import { OpenPage } from '#tests/support/hosts/open_page'
import { createSubscriber, PASSWORD } from '#tests/support/merchant'
import { createEmptyProduct, photo, trainProduct } from '#tests/support/product'
import { until } from '#tests/support/until'
import { Visitor } from '#tests/support/visitor'
import { WebhookReceiver } from '#tests/support/webhook_receiver'

const CREDITS = 200

/** Orders of somebody who has many pictures made. */
const MANY = 30

/** As many as there are web hosts: one is under way at each. */
const UPLOADS = 3

/** Sends a call until somebody answers who was not killed meanwhile, as pages do. */
async function persistently(call: () => Promise<Response>): Promise<Record<string, unknown>> {
  for (;;) {
    try {
      const response = await call()
      const answer = (await response.json()) as Record<string, unknown>
      if (response.ok) return answer
      if (response.status < 500) throw new Error(`${response.status}: ${JSON.stringify(answer)}`)
    } catch (error) {
      // A line that was cut, or an answer.
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error
    }
    await sleep(100)
  }
}

/** Hosts with the database of the tests, for one of them. */
async function startHosts({ cleanup }: Pick<TestContext, 'cleanup'>): Promise<Hosts> {
  const dataDir = await mkdtemp(join(process.env.DATA_DIR!, 'hosts-'))
  cleanup(() => rm(dataDir, { recursive: true, force: true }))
  const hosts = await Hosts.start({
    databaseUrl: process.env.DATABASE_URL!,
    dataDir,
    env: {
      ...process.env,
      DEMO_MERCHANT: 'closed',
      PAYMENTS: 'sandbox',
      PAYOUTS: 'sandbox',
      WEBHOOKS_ALLOW_PRIVATE: 'true',
    },
    worker: 'tests/support/installation/quick_worker_entry.ts',
  })
  cleanup(() => hosts.stop())
  return hosts
}

test('a merchant works on while any one host dies: sessions, uploads and streams go on, nothing is made twice or lost', async ({
  assert,
  cleanup,
}) => {
  const databaseUrl = process.env.DATABASE_URL!
  const hosts = await startHosts({ cleanup })
  assert.sameMembers(
    (await listWorkers()).map(({ host }) => host),
    ['worker1', 'worker2', 'worker3']
  )

  const { id: userId, email } = await createSubscriber({ image: CREDITS })
  const visitor = new Visitor(hosts.url)
  const signedIn = await visitor.post('/login', { email, password: PASSWORD })
  assert.equal(signedIn.status, 200)
  const product = await trainProduct(visitor)
  const receiver = await WebhookReceiver.start(hosts.gateway)
  cleanup(() => receiver.stop())
  await visitor.post('/user/webhooks', {
    url: 'https://shop.example.test/hooks',
    event_types: ['generation.completed'],
  })
  // Without encryption merchants may name the sending host alone, which a test of several has no receiver on.
  await sql(db.connection(), 'update webhook_endpoints set url = ? where user_id = ?', [
    receiver.url,
    userId,
  ])
  const page = new OpenPage(visitor)
  cleanup(() => page.close())
  const before = await creditsOf(userId, 'image')

  const orders: string[] = []
  const photos: string[] = []
  const order = async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const body = { prompt: 'on a wooden table' }
    const answer = await persistently(() =>
      visitor.post(`/api/generate/${product}`, body, { headers })
    )
    orders.push(String(answer.generation_id))
  }
  const upload = async (to: number, gate: Promise<void>) => {
    const headers = { 'idempotency-key': randomUUID() }
    const bytes = new Uint8Array(await photo(photos.length))
    const answer = await persistently(() => {
      const form = new FormData()
      form.append('images[]', new HeldPhoto(bytes, gate))
      return visitor.call('POST', `/products/${to}/upload-images`, { form, headers })
    })
    photos.push((answer.images as { path: string }[])[0]!.path)
  }

  for (const name of hosts.names) {
    const held = await holdResults({ databaseUrl } as Parameters<typeof holdResults>[0])
    const { id: filled } = await createEmptyProduct(userId)
    const gate = Promise.withResolvers<void>()
    const uploads = Array.from({ length: UPLOADS }, () => upload(filled, gate.promise))
    const asked = [order(), order(), order(), order()]
    const isUnderWay = async () => {
      const rows = await sql(db.connection(), `select 1 from generations where state = 'running'`)
      return rows.length === 4
    }
    await until(isUnderWay)
    await hosts.kill(name)
    asked.push(order())
    gate.resolve()
    await held.release()
    // Nobody waits until the dead are missed; that those who live are taken for dead as well changes nothing.
    await sql(
      db.connection(),
      `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`
    )
    await Promise.all([...asked, ...uploads])
    const kept = await db.from('product_photos').where('product_id', filled)
    assert.lengthOf(kept, UPLOADS, `each photo once, though ${name} died`)
    assert.equal((await visitor.visit('/dashboard')).status, 200, `still signed in after ${name}`)
    await hosts.startOn(name)
  }

  assert.lengthOf(new Set(orders), hosts.names.length * 5, 'each order is work of its own')
  await until(async () => orders.every((id) => page.ended.has(id)))
  assert.isAbove(page.opened, 1, 'the stream was opened anew')
  const made = await sql<{ state: string; pictures: number }>(
    db.connection(),
    `select state, (select count(*) from generated_images where generation_id = g.id)::int as pictures
     from generations g where user_id = ? and kind = 'generate'`,
    [userId]
  )
  assert.deepEqual(
    made,
    orders.map(() => ({ state: 'succeeded', pictures: 1 }))
  )
  assert.equal(await creditsOf(userId, 'image'), before - orders.length)
  assert.deepEqual(await brokenLedgers(), [])
  // One that was being sent when its worker died is sent again, with the same id.
  const told = () => Map.groupBy(receiver.received, ({ message }) => String(message.data.id))
  await until(async () => orders.every((id) => told().has(id)))
  for (const id of orders)
    assert.lengthOf(
      new Set(
        told()
          .get(id)!
          .map((one) => one.id)
      ),
      1
    )
  for (const path of photos) assert.equal((await visitor.get(path)).status, 200)
})
  .skip(async () => !(await canMakeHosts()), 'needs Linux, root, haproxy and pgbouncer')
  .tags(['@long'])

test('whoever orders one picture does not wait for thirty of another merchant, whichever hosts make them', async ({
  assert,
  cleanup,
}) => {
  const hosts = await startHosts({ cleanup })
  const signIn = async () => {
    const { email } = await createSubscriber({ image: CREDITS })
    const visitor = new Visitor(hosts.url)
    assert.equal((await visitor.post('/login', { email, password: PASSWORD })).status, 200)
    const product = await trainProduct(visitor)
    const body = { prompt: 'on a wooden table' }
    return async () => {
      const answer = await (await visitor.post(`/api/generate/${product}`, body)).json()
      return String(answer.generation_id)
    }
  }
  const [many, one] = [await signIn(), await signIn()]
  const workers = hosts.names.filter((name) => name.startsWith('worker'))
  await Promise.all(workers.map((name) => hosts.kill(name)))
  // An order is answered once it is made, or late.
  const untilOrdered = (count: number) =>
    until(async () => {
      const waiting = await sql(
        db.connection(),
        `select 1 from generations where state = 'queued' and kind = 'generate'`
      )
      return waiting.length === count
    })
  const asked = Array.from({ length: MANY }, many)
  await untilOrdered(MANY)
  const asksLast = one()
  await untilOrdered(MANY + 1)
  await Promise.all(workers.map((name) => hosts.startOn(name)))
  const [last, ...others] = await Promise.all([asksLast, ...asked])
  const begun = await sql<{ id: string }>(
    db.connection(),
    'select id from generations where id = any(?) order by started_at',
    [[last, ...others]]
  )
  assert.lengthOf(begun, MANY + 1)
  // What the workers take at once, and their first turn after it.
  assert.isBelow(
    begun.findIndex(({ id }) => id === last),
    MANY / 2
  )
})
  .skip(async () => !(await canMakeHosts()), 'needs Linux, root, haproxy and pgbouncer')
  .tags(['@long'])
