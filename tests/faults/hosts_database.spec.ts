import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DEMO_MERCHANT } from '#config/demo'
import { Cluster } from '#tests/support/cluster/cluster'
import { Hosts } from '#tests/support/hosts/hosts'
import { canMakeHosts, Network } from '#tests/support/hosts/network'
import { OpenPage } from '#tests/support/hosts/open_page'
import { SteadyOrders } from '#tests/support/hosts/steady_orders'
import { trainProduct } from '#tests/support/product'
import { until } from '#tests/support/until'
import { Visitor } from '#tests/support/visitor'
import { migrateAndSeed } from '../../tools/launcher/preparation.js'

const METRICS_TOKEN = 'hosts-metrics-token'

/** A product of the samples, which guests see too. */
const SAMPLE = 12

/** One visit after the other: the proxy gives each to another web host. */
const ROUNDS = 6

test('on many hosts a merchant sees what they did at whichever answers, and works on when the primary dies and the replica takes its place', async ({
  assert,
  cleanup,
}) => {
  const dataDir = await mkdtemp(join(process.env.DATA_DIR!, 'hosts-'))
  cleanup(() => rm(dataDir, { recursive: true, force: true }))
  const network = await Network.open()
  cleanup(() => network.close())
  const cluster = await Cluster.start({ at: { address: network.gateway, range: network.range } })
  cleanup(() => cluster.stop())
  const hosts = await Hosts.start({
    databaseUrl: cluster.primary.url,
    network,
    dataDir,
    env: {
      ...process.env,
      APP_KEY: randomBytes(32).toString('hex'),
      DATABASE_REPLICA_URL: cluster.standbyUrl,
      DEMO_MERCHANT: 'open',
      METRICS_TOKEN,
      PAYMENTS: 'sandbox',
      PAYOUTS: 'sandbox',
      REQUIRE_SUBSCRIPTION: 'false',
    },
    worker: 'tests/support/installation/quick_worker_entry.ts',
    prepare: (env) =>
      migrateAndSeed(dataDir, { ...env, DATA_DIR: dataDir }, new AbortController().signal),
  })
  cleanup(() => hosts.stop())

  const visitor = new Visitor(hosts.url)
  const { email, password } = DEMO_MERCHANT
  assert.equal((await visitor.post('/login', { email, password })).status, 200)
  const guest = new Visitor(hosts.url)
  const readsFromReplica = async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
    const texts = await Promise.all(
      hosts.webUrls.map((url) => fetch(`${url}/metrics`, { headers }).then((it) => it.text()))
    )
    return texts.map((text) =>
      Number(/vitrine_replica_reads_total\{from="replica"\} (\d+)/.exec(text)![1])
    )
  }
  const read = async (who: Visitor, path: string) => {
    const answer = await who.get(path)
    assert.equal(answer.status, 200, path)
    return answer.text()
  }
  /** Whether each web host has read from the replica for some visits. */
  const comesFromReplica = async (who: Visitor, path: string) => {
    const before = await readsFromReplica()
    for (let round = 0; round < ROUNDS; round++) await read(who, path)
    return (await readsFromReplica()).every((count, index) => count > before[index]!)
  }

  for (const [who, path] of [
    [guest, `/products/${SAMPLE}`],
    [visitor, '/products'],
  ] as const) {
    await until(() => comesFromReplica(who, path))
  }

  await cluster.standby.ask('select pg_wal_replay_pause()')
  const product = await trainProduct(visitor, { name: 'Teapot of the hosts' })
  for (let round = 0; round < ROUNDS; round++) {
    assert.include(await read(visitor, '/products'), 'Teapot of the hosts')
  }
  const behind = await cluster.standby.ask(
    `select 1 from products where name = 'Teapot of the hosts'`
  )
  assert.isEmpty(behind)
  await cluster.standby.ask('select pg_wal_replay_resume()')
  await until(() => comesFromReplica(visitor, '/products'))

  const page = new OpenPage(visitor)
  cleanup(() => page.close())
  const orders = new SteadyOrders(visitor, product)
  const endOrders = orders.begin()
  await until(async () => orders.answered.length > 3)
  await cluster.primary.kill()
  await cluster.promote()
  await hosts.leadTo(cluster.standby.url)
  const before = orders.answered.length
  await until(async () => orders.answered.length > before + 3)
  await endOrders()
  assert.deepEqual(orders.unclean, [])

  await until(async () => orders.answered.every((id) => page.ended.has(id)))
  const work = await cluster.standby.ask<{ id: string; state: string; pictures: number }>(
    `select id, state, (select count(*)::int from generated_images i where i.generation_id = g.id) as pictures
     from generations g where id = any($1)`,
    [orders.answered]
  )
  assert.sameDeepMembers(
    work,
    orders.answered.map((id) => ({ id, state: 'succeeded', pictures: 1 }))
  )
  assert.include(await read(visitor, '/products'), 'Teapot of the hosts')
})
  .skip(async () => !(await canMakeHosts()), 'needs Linux, root, haproxy and pgbouncer')
  .timeout(300_000)
  .tags(['@long'])
