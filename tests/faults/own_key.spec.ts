import { test } from '@japa/runner'
import { firstOf } from '#app/core/elements'
import { brokenLedgers } from '#tests/support/credits'
import { FalEmulator } from '#tests/support/fal/emulator'
import {
  sharedInstallation,
  stopSharedInstallation,
} from '#tests/support/installation/shared_installation'
import { enterOwnKey } from '#tests/support/own_key'
import { askedTwice, storedTwice } from '#tests/support/remote_work'
import { trainSmall } from '#tests/support/small_product'
import { query } from '#tests/support/query'
import { requestSweep } from '#tests/support/stored_files'
import { until } from '#tests/support/until'

const KEY = 'ada-key-id:ada-secret-1234'

/** Ordered in all, and those of them that the worker takes at once. */
const GENERATIONS = 3
const AT_ONCE = 2

test.group('A worker that makes things with a merchant’s own key', () => {
  test('that is killed goes on with that key, though it was removed meanwhile, and then forgets it', async ({
    assert,
    cleanup,
  }) => {
    const emulator = await FalEmulator.start()
    emulator.accounts.set(KEY, 'paid')
    const installation = await sharedInstallation({
      engine: 'real',
      env: {
        ...emulator.env,
        FAL_OWN_KEYS: 'true',
        FAL_WEBHOOK_URL: `http://${process.env.HOST}:${process.env.PORT}/webhooks/fal`,
        FAL_LOST_SECONDS: '60',
        WORKER_CONCURRENCY: String(AT_ONCE),
      },
    })
    cleanup(async () => {
      await stopSharedInstallation()
      emulator.stop()
    })
    const count = async (what: string) => {
      const row = firstOf(
        await query<{ count: number }>(installation, `select count(*)::int from ${what}`)
      )
      return row.count
    }
    const { visitor, product } = await trainSmall()
    await enterOwnKey(visitor, KEY)
    const trainedBy = emulator.jobs.length
    emulator.takes = 3_000
    const asked = Promise.allSettled(
      Array.from({ length: GENERATIONS }, (_, index) =>
        visitor.post(`/api/generate/${product}`, { prompt: `on a beach, number ${index}` })
      )
    )
    await until(async () => {
      const accepted = await count('generations where own_key')
      const waiting = await count(`remote_requests where state = 'waiting'`)
      return accepted === GENERATIONS && waiting === AT_ONCE
    })
    await installation.kill('worker')
    assert.equal((await visitor.call('DELETE', '/user/provider-key')).status, 200)
    assert.equal(await count('provider_keys where removed_at is not null'), 1)

    const open = `generations where own_key and state in ('queued', 'running')`
    await installation.start('worker')
    await until(async () => (await count(open)) === 0)
    await asked
    assert.equal(await count(`generations where own_key and state = 'succeeded'`), GENERATIONS)
    const jobs = emulator.jobs.slice(trainedBy)
    assert.lengthOf(jobs, GENERATIONS)
    assert.deepEqual([...new Set(jobs.map(({ key }) => key))], [KEY])
    assert.deepEqual(await askedTwice(installation, emulator), [])
    assert.deepEqual(await storedTwice(installation), [])
    assert.equal(
      await count('credit_entries e join generations g on g.id = e.generation_id where g.own_key'),
      0
    )
    assert.deepEqual(await brokenLedgers(), [])

    await requestSweep(installation)
    await until(async () => (await count('provider_keys')) === 0)
  }).tags(['@long'])
})
