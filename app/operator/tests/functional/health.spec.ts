import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import { receiveWorkerState } from '#app/operator/worker_state'
import { vitrineVersion } from '#config/version'
import { Visitor } from '#tests/support/visitor'

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
