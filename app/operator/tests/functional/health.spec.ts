import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import { receiveWorkerState } from '#app/operator/worker_state'
import { vitrineVersion } from '#config/version'
import { until } from '#tests/support/until'
import { Visitor } from '#tests/support/visitor'

const WAITING = `select 1 from pg_stat_activity
  where wait_event_type = 'Lock' and query like 'select host, kinds%from workers%' and datname = current_database()`

interface Ready {
  status: string
  kinds_without_worker: string[]
}

test.group('Probes', () => {
  test('{$self} says that the process can work, and begins no session')
    .with(['/health/live', '/health/ready'])
    .run(async ({ assert }, path) => {
      const response = await new Visitor().get(path)
      assert.deepInclude(await response.json(), { status: 'ok' })
      assert.equal(response.status, 200)
      assert.isNull(response.headers.get('set-cookie'))
    })

  test('name kinds of work that no worker takes', async ({ assert, cleanup }) => {
    const ask = async () => (await (await new Visitor().get('/health/ready')).json()) as Ready
    assert.deepEqual((await ask()).kinds_without_worker, [])
    const change = (from: string, to: string) =>
      sql(db.connection(), 'update workers set kinds = array_replace(kinds, ?, ?)', [from, to])
    cleanup(() => change('no films', 'films').then(() => {}))
    await change('films', 'no films')
    assert.deepInclude(await ask(), { status: 'ok', kinds_without_worker: ['films'] })
  })

  test('are told what was known where too many wait for the database already', async ({
    assert,
  }) => {
    const head = 'GET /health/ready HTTP/1.1\r\nHost: x\r\n'
    const closing = `${head}Connection: close\r\n\r\n`
    await new Visitor().get('/health/ready')
    const { HOST: host, PORT: port } = process.env
    // Who has locked the table holds up all that ask for it.
    const [said, waited] = await db.transaction(async (trx) => {
      await sql(trx, 'lock table workers')
      const many = connect(Number(port), host)
      const waiting = text(many)
      many.write(`${head}\r\n`.repeat(49) + closing)
      // All of them came at once.
      await until(async () => (await sql(db.connection(), WAITING)).length > 0)
      return [await text(connect(Number(port), host).end(closing)), { waiting }] as const
    })
    assert.match(said, /^HTTP\/1\.1 200 .*"status":"ok"/s)
    assert.lengthOf((await waited.waiting).match(/"status":"ok"/g)!, 50)
  })

  test('tell of the worker as soon as somebody knows, and work without one', async ({
    assert,
    cleanup,
  }) => {
    cleanup(() => receiveWorkerState({ worker: null }))
    const ask = async () => (await new Visitor().get('/health/ready')).json()
    assert.notProperty(await ask(), 'worker')
    const worker = { state: 'restarting', restarts: 3, last_code: 'SIGKILL' }
    receiveWorkerState({ worker })
    receiveWorkerState('ready')
    assert.deepInclude(await ask(), { status: 'ok', version: vitrineVersion, worker })
  })
})
