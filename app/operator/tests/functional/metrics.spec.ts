import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import { metricsToken } from '#config/metrics'
import { vitrineVersion } from '#config/version'
import { createMerchant, createSubscriber } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { createTrainedProducts } from '#tests/support/trained_product'
import { until } from '#tests/support/until'
import { Visitor } from '#tests/support/visitor'
import { findFreePort } from '../../../../tools/launcher/processes/network.js'
import { Part, valueOf } from '../../metrics/part.js'
import { gauge } from '../../metrics/registry.js'
import { startWorkerMetrics } from '../../metrics/worker_server.js'
import { listCosts, listEndedWork, listFailures } from '../../queries/figures.js'

const TOKEN = { authorization: `Bearer ${metricsToken}` }

/** What is shown: values by names with their labels, as they stand in the text. */
async function scrape(): Promise<Map<string, number>> {
  const text = await (await new Visitor().get('/metrics', { headers: TOKEN })).text()
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))])
  )
}

test.group('Metrics', () => {
  test('are there for who has the token alone, and begin no session', async ({ assert }) => {
    const answers = await Promise.all([
      new Visitor().get('/metrics'),
      new Visitor().get('/metrics', { headers: { authorization: 'Bearer another-token-1234' } }),
      new Visitor().call('POST', '/metrics', { headers: TOKEN }),
    ])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [404, 404, 404]
    )
    assert.equal(await answers[0].text(), '')
    const response = await new Visitor().get('/metrics', { headers: TOKEN })
    assert.equal(response.status, 200)
    assert.match(response.headers.get('content-type')!, /^text\/plain; version=0\.0\.4/)
    assert.equal(response.headers.get('cache-control'), 'private, no-store')
    assert.isNull(response.headers.get('set-cookie'))
  })

  test('of what a process holds are told to who has the token, and to nobody else on this machine', async ({
    assert,
  }) => {
    const { status } = await new Visitor().get('/health/figures')
    assert.equal(status, 404)
    const answer = await new Visitor().get('/health/figures', { headers: TOKEN })
    assert.includeMembers(Object.keys((await answer.json()) as object), ['heap_mb', 'connections'])
  })

  test('count requests by the names of routes, never by their paths', async ({ assert }) => {
    const name = 'vitrine_http_requests_total{route="products.show",status="4xx"}'
    const visitor = await signIn()
    const before = (await scrape()).get(name) ?? 0
    const id = 9_000_000_000 + Math.floor(Math.random() * 1e6)
    await visitor.get(`/products/${id}`)
    await visitor.get(`/products/${id}`)
    // The answer is there before its end is noticed.
    await until(async () => ((await scrape()).get(name) ?? 0) === before + 2)
    const figures = await scrape()
    assert.isAtLeast(
      figures.get('vitrine_http_request_duration_seconds_count{route="products.show"}')!,
      2
    )
    assert.notInclude([...figures.keys()].join('\n'), String(id))
  })

  test('tell of the process, of queues and of each part of the database', async ({ assert }) => {
    const figures = await scrape()
    for (const name of [
      `vitrine_build_info{version="${vitrineVersion}"}`,
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'vitrine_database_connections{state="used"}',
      'vitrine_admission_requests{state="in_work"}',
      'vitrine_event_streams',
      'vitrine_disk_free_bytes',
      'vitrine_queue_age_seconds{queue="generations"}',
      'vitrine_workers{kind="films"}',
      'vitrine_mails{state="failed"}',
    ]) {
      assert.isTrue(figures.has(name), name)
    }
    // Where no checkpoints are to be made there is none to be old.
    assert.isFalse(figures.has('vitrine_checkpoint_timestamp_seconds'))
    const parts = [...figures].filter(([name]) => name.startsWith('vitrine_figures_known'))
    assert.isAbove(parts.length, 4)
    assert.deepEqual(
      parts.filter(([, value]) => value !== 1),
      []
    )
  })

  test('tell what failed and what it cost', async ({ assert, cleanup }) => {
    const { id: userId } = await createMerchant()
    const job = `job-${randomUUID()}`
    await sql(
      db.connection(),
      `insert into generations (user_id, kind, engine, state, params, error_code, finished_at, deadline_at, engine_ms)
       values (:userId, 'cutout', 'local', 'failed', '{}', 'picture_gone', now(), now(), 1500),
         (:userId, 'cutout', 'local', 'succeeded', '{}', null, now(), now(), 2500)`,
      { userId }
    )
    await sql(
      db.connection(),
      `insert into remote_requests (provider, job, step, try, model, estimated_cents, real_cents)
       values ('fal', ?, 's', 1, 'm', 10, 12.5), ('fal', ?, 's', 2, 'm', 10, null)`,
      [job, job]
    )
    cleanup(async () => {
      await sql(db.connection(), 'delete from remote_requests where job = ?', [job])
    })
    const cost = (await listCosts()).find((row) => row.job === job)
    assert.deepEqual(cost, { provider: 'fal', job, cents: 22.5 })
    const ended = (await listEndedWork()).find(
      ({ kind, state }) => kind === 'cutout' && state === 'succeeded'
    )
    assert.isAtLeast(ended!.total, 2.5)
    const failure = (await listFailures()).find(({ code }) => code === 'picture_gone')
    assert.isAtLeast(failure!.count, 1)
  })
  test('of a worker tell what it has done, on a port of this machine', async ({
    assert,
    cleanup,
  }) => {
    const port = await findFreePort('127.0.0.1')
    cleanup(await startWorkerMetrics(null, port))
    const read = (headers = {}) => fetch(`http://127.0.0.1:${port}/metrics`, { headers })
    assert.equal((await read()).status, 404)
    const ready = await fetch(`http://127.0.0.1:${port}/health/ready`)
    assert.equal(ready.status, 200, 'probes need no token')
    assert.deepInclude(await ready.json(), { status: 'ok', database: true, events: true })
    const visitor = await signIn(await createSubscriber())
    const [product] = await createTrainedProducts(visitor.user.id, ['Mug'])
    const made = await visitor.post(`/api/generate/${product}`, { prompt: 'on a table' })
    assert.equal(made.status, 200)
    await until(async () =>
      /^vitrine_worker_attempts_total\{kind="generate",outcome="succeeded"\} 1$/m.test(
        await (await read(TOKEN)).text()
      )
    )
    const text = await (await read(TOKEN)).text()
    assert.match(text, /^vitrine_worker_engine_seconds_total\{kind="generate"\} 0?\.?\d+/m)

    // In this process it stands beside all that web processes show.
    const shown = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
    for (const file of [
      'observability/alerts.yml',
      'observability/dashboard.json',
      'kubernetes/keda/workers.yaml',
    ]) {
      const asked = await readFile(app.makePath('deploy', file), 'utf8')
      const names = asked.match(/\b(vitrine|nodejs|process)_\w+/g)!
      assert.isAbove(names.length, 1, file)
      for (const name of names) {
        assert.isTrue(shown.has(name.replace(/_bucket$/, '')), `${file}: ${name}`)
      }
    }
  })

  test('show what can be read where a part of it cannot', async ({ assert }) => {
    const planted = gauge({ name: 'vitrine_planted', help: 'A part that fails.' })
    let isAway = false
    const part = new Part('planted', [planted], 0, async () => {
      if (isAway) throw new Error('away')
      return [valueOf(planted, {}, 7)]
    })
    await part.refresh()
    assert.equal((await scrape()).get('vitrine_planted'), 7)
    isAway = true
    await part.refresh()
    const figures = await scrape()
    assert.equal(figures.get('vitrine_figures_known{part="planted"}'), 0)
    assert.isFalse(figures.has('vitrine_planted'))
    assert.equal(figures.get('vitrine_figures_known{part="queues"}'), 1)
    isAway = false
    await part.refresh()
    assert.equal((await scrape()).get('vitrine_figures_known{part="planted"}'), 1)
  })
})
