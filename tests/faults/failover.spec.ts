import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { DEMO_MERCHANT } from '#config/demo'
import { OpenPage } from '#tests/support/hosts/open_page'
import { SteadyOrders } from '#tests/support/hosts/steady_orders'
import { makeSeededDataDir, startInstance } from '#tests/support/instance'
import { trainProduct } from '#tests/support/product'
import { query } from '#tests/support/query'
import { Visitor } from '#tests/support/visitor'
import pg from 'pg'
import { EventHub } from '#app/core/queue/event_hub'
import { Cluster } from '#tests/support/cluster/cluster'
import { hasPooler } from '#tests/support/cluster/pooler'
import type { Server } from '#tests/support/cluster/server'
import { until } from '#tests/support/until'

/** Inserts rows one after the other until `signal`, on a new connection when one is lost; answers those whose commit was answered. */
async function insertUntil(url: string, signal: AbortSignal): Promise<number[]> {
  const answered: number[] = []
  for (let number = 1; !signal.aborted; number++) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      for (; !signal.aborted; number++) {
        await client.query('insert into answered values ($1)', [number])
        answered.push(number)
      }
    } catch {
      await sleep(20)
    } finally {
      await client.end().catch(() => {})
    }
  }
  return answered
}

test.group('A database that loses its primary', () => {
  test('has all that was answered at its standby, directly and by a pooler', async ({
    assert,
    cleanup,
  }) => {
    const cluster = await Cluster.start({ pooler: true })
    cleanup(() => cluster.stop())
    // Though what a connection announces comes back to it while nobody else uses the pool.
    await assert.rejects(() => new EventHub(cluster.pooledUrl).start(), /DATABASE_DIRECT_URL/)
    await cluster.primary.ask('create table answered (number int)')
    await cluster.primary.ask('grant insert on answered to vitrine')
    const over = new AbortController()
    const count = async (server: Server) => {
      const [row] = await server.ask<{ count: number }>(
        'select count(*)::int as count from answered'
      )
      return row!.count
    }
    const writers = [cluster.url, cluster.pooledUrl].map((url) => insertUntil(url, over.signal))
    await until(async () => (await count(cluster.primary)) > 100)
    await cluster.primary.kill()
    await cluster.promote()
    const promoted = await count(cluster.standby)
    await until(async () => (await count(cluster.standby)) > promoted + 100)
    over.abort()
    const answered = (await Promise.all(writers)).flat()
    const kept = await cluster.standby.ask<{ number: number }>('select number from answered')
    const left = kept.map(({ number }) => number)
    for (const number of answered) {
      const at = left.indexOf(number)
      assert.notEqual(at, -1, `${number} was answered and is lost`)
      left.splice(at, 1)
    }
  })
    .skip(async () => !(await hasPooler()), 'needs pgbouncer')
    .tags(['@long'])

  test('is passed over by an installation behind a pooler, whose processes run on: no order that was answered is lost', async ({
    assert,
    cleanup,
  }) => {
    const cluster = await Cluster.start({ pooler: true })
    cleanup(() => cluster.stop())
    const dataDir = await makeSeededDataDir()
    cleanup(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }))
    const instance = await startInstance({
      dataDir,
      engine: 'quick',
      env: {
        DATABASE_URL: cluster.pooledUrl,
        DATABASE_DIRECT_URL: cluster.url,
        REQUIRE_SUBSCRIPTION: 'false',
      },
    })
    cleanup(async () => {
      await instance.stop()
    })
    const { web, worker } = instance.pids
    const visitor = new Visitor(instance.url)
    const { email, password } = DEMO_MERCHANT
    assert.equal((await visitor.post('/login', { email, password })).status, 200)
    const product = await trainProduct(visitor)
    const page = new OpenPage(visitor)
    cleanup(() => page.close())

    const orders = new SteadyOrders(visitor, product)
    assert.isTrue(await orders.order(), 'a picture is ordered through the pooler')
    await until(async () => orders.answered.every((id) => page.ended.has(id)))
    const opened = page.opened

    const endOrders = orders.begin()
    await until(async () => orders.answered.length > 3)
    await cluster.primary.kill()
    await cluster.promote()
    await until(async () => (await visitor.visit('/dashboard')).status === 200)
    const before = orders.answered.length
    await until(async () => orders.answered.length > before)
    await endOrders()

    assert.deepEqual(orders.unclean, [])
    await until(async () => orders.answered.every((id) => page.ended.has(id)))
    const kept = await query<{ id: string }>(
      { databaseUrl: cluster.url },
      "select id from generations where kind = 'generate' and state = 'succeeded' and id = any($1)",
      [orders.answered]
    )
    assert.sameMembers(
      kept.map(({ id }) => id),
      orders.answered
    )
    assert.isAtLeast(page.opened, opened)
    await until(async () => (await visitor.get('/health/ready')).status === 200)
    assert.deepInclude(instance.pids, { web, worker }, 'nothing was started again')
  })
    .skip(async () => !(await hasPooler()), 'needs pgbouncer')
    .timeout(300_000)
    .tags(['@long'])
})
