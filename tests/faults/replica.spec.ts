import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { Cluster } from '#tests/support/cluster/cluster'
import { makeDataDir, startInstance } from '#tests/support/instance'
import { trainProduct } from '#tests/support/product'
import { until } from '#tests/support/until'
import { Visitor } from '#tests/support/visitor'

const METRICS_TOKEN = 'replica-metrics-token'

test('a merchant sees what they did and were told, however far the replica is behind, and goes on without it', async ({
  assert,
  cleanup,
}) => {
  const cluster = await Cluster.start({ synchronousCommit: 'local' })
  cleanup(() => cluster.stop())
  // As with many providers, who keep the number of the server to themselves.
  await cluster.primary.ask('revoke execute on function pg_control_system() from public')
  const dataDir = await makeDataDir()
  cleanup(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }))
  // Its own database is never made.
  await writeFile(join(dataDir, 'postgres.password'), '')
  const instance = await startInstance({
    dataDir,
    engine: 'quick',
    env: {
      DATABASE_URL: cluster.url,
      DATABASE_REPLICA_URL: cluster.standbyUrl,
      METRICS_TOKEN,
    },
  })
  cleanup(() => instance.stop().then(() => {}))

  const state = async () => (await (await fetch(`${instance.url}/health/ready`)).json()).replica
  const readsFrom = async (which: 'replica' | 'database') => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
    const text = await (await fetch(`${instance.url}/metrics`, { headers })).text()
    const [, count] = new RegExp(`vitrine_replica_reads_total{from="${which}"} (\\d+)`).exec(text)!
    return Number(count)
  }
  const visitor = new Visitor(instance.url)
  const signedIn = await visitor.post('/login', {
    email: 'demo@vitrine.localhost',
    password: 'demo-merchant',
  })
  assert.equal(signedIn.status, 200)
  const page = async (path: string) => {
    const answer = await visitor.get(path)
    assert.equal(answer.status, 200, path)
    return answer.text()
  }
  /** Whether the replica answers what the page shows. */
  const comesFromReplica = async (path: string) => {
    const before = await readsFrom('replica')
    await page(path)
    return (await readsFrom('replica')) > before
  }

  await until(() => comesFromReplica('/products'))
  assert.equal(await state(), 'ok')

  await cluster.standby.ask('select pg_wal_replay_pause()')
  const product = await trainProduct(visitor, { name: 'Teapot of the test' })
  assert.include(await page('/products'), 'Teapot of the test')
  assert.isFalse(await comesFromReplica('/products'))
  assert.isEmpty(
    await cluster.standby.ask(`select 1 from products where name = 'Teapot of the test'`)
  )
  const ordered = await visitor.post(`/api/generate/${product}`, { prompt: 'on a kitchen shelf' })
  assert.equal(ordered.status, 200, await ordered.clone().text())
  assert.include(await page('/dashboard'), 'on a kitchen shelf')

  await cluster.standby.ask('select pg_wal_replay_resume()')
  await until(() => comesFromReplica('/products'))
  assert.include(await page('/products'), 'Teapot of the test')

  await cluster.standby.kill()
  for (let times = 0; times < 20; times++) {
    assert.include(await page('/products'), 'Teapot of the test')
  }
  assert.equal(await state(), 'away')
  assert.include(instance.output, 'the replica is not read from')
})
  .timeout(300_000)
  .tags(['@long'])
