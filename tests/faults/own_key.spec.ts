import { test } from '@japa/runner'
import { DEMO_MERCHANT } from '#config/demo'
import { BROKEN_LEDGERS } from '#tests/support/credits'
import { PATIENCE_MS, query } from '#tests/support/disturbed_work'
import { FalEmulator } from '#tests/support/fal/emulator'
import { startInstance } from '#tests/support/instance'
import { enterOwnKey } from '#tests/support/own_key'
import { askedTwice, storedTwice } from '#tests/support/remote_work'
import { askForHousekeeping } from '#tests/support/stored_files'
import { until } from '#tests/support/until'
import { Visitor } from '#tests/support/visitor'
import { findFreePort } from '../../bin/supervisor/network.js'

const KEY = 'ada-key-id:ada-secret-1234'

/** Ordered in all, and those of them that the worker takes at once. */
const GENERATIONS = 6
const AT_ONCE = 3

test.group('A worker that makes things with a merchant’s own key', () => {
  test('that is killed goes on with that key, though it was removed meanwhile, and then forgets it', async ({
    assert,
    cleanup,
  }) => {
    const emulator = await FalEmulator.start({ takes: 3_000 })
    emulator.accounts.set(KEY, 'paid')
    const PORT = String(await findFreePort('127.0.0.1'))
    const instance = await startInstance({
      env: {
        ...emulator.env,
        PORT,
        FAL_OWN_KEYS: 'true',
        FAL_WEBHOOK_URL: `http://127.0.0.1:${PORT}/webhooks/fal`,
        FAL_LOST_SECONDS: '60',
        WORKER_CONCURRENCY: String(AT_ONCE),
      },
    })
    cleanup(async () => {
      await instance.stop()
      emulator.stop()
    })
    const count = async (what: string) => {
      const [row] = await query<{ count: number }>(instance, `select count(*)::int from ${what}`)
      return row.count
    }
    const visitor = new Visitor(instance.url)
    const { email, password } = DEMO_MERCHANT
    await visitor.post('/login', { email, password })
    await enterOwnKey(visitor, KEY)
    const [{ id: product }] = await query<{ id: string }>(
      instance,
      `select p.id from products p join users u on u.id = p.user_id where u.email = '${email}' order by p.id limit 1`
    )
    const asked = Promise.allSettled(
      Array.from({ length: GENERATIONS }, (_, index) =>
        visitor.post(`/api/generate/${product}`, { prompt: `on a beach, number ${index}` })
      )
    )
    await until(async () => {
      const accepted = await count('generations where own_key')
      const waiting = await count(`remote_requests where state = 'waiting'`)
      return accepted === GENERATIONS && waiting === AT_ONCE
    }, 60_000)
    await instance.kill('worker')
    assert.equal((await visitor.call('DELETE', '/user/provider-key')).status, 200)
    assert.equal(await count('provider_keys where removed_at is not null'), 1)

    const open = `generations where own_key and state in ('queued', 'running')`
    await until(async () => (await count(open)) === 0, PATIENCE_MS)
    await asked
    assert.equal(await count(`generations where own_key and state = 'succeeded'`), GENERATIONS)
    assert.lengthOf(emulator.jobs, GENERATIONS)
    assert.deepEqual([...new Set(emulator.jobs.map(({ key }) => key))], [KEY])
    assert.deepEqual(await askedTwice(instance, emulator), [])
    assert.deepEqual(await storedTwice(instance), [])
    assert.equal(
      await count('credit_entries e join generations g on g.id = e.generation_id where g.own_key'),
      0
    )
    assert.deepEqual(await query(instance, BROKEN_LEDGERS), [])

    await askForHousekeeping(instance)
    await until(async () => (await count('provider_keys')) === 0, 60_000)
  })
})
