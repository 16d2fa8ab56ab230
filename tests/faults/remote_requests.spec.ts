import { test } from '@japa/runner'
import { BROKEN_LEDGERS } from '#tests/support/credits'
import { generateDisturbed, query } from '#tests/support/disturbed_work'
import { FalEmulator } from '#tests/support/fal/emulator'
import { startInstance } from '#tests/support/instance'
import { askedTwice, storedTwice } from '#tests/support/remote_work'
import { findFreePort } from '../../bin/supervisor/network.js'

const GENERATIONS = 20

test.group('A worker whose work is done by a provider', () => {
  test('that is killed again and again submits each request once and stores each result once', async ({
    assert,
    cleanup,
  }) => {
    const emulator = await FalEmulator.start({ takes: 1_500 })
    const PORT = String(await findFreePort('127.0.0.1'))
    const instance = await startInstance({
      env: {
        ...emulator.env,
        PORT,
        FAL_WEBHOOK_URL: `http://127.0.0.1:${PORT}/webhooks/fal`,
        FAL_LOST_SECONDS: '60',
        WORKER_CONCURRENCY: '8',
      },
    })
    cleanup(async () => {
      await instance.stop()
      emulator.stop()
    })
    const { counts, disturbances } = await generateDisturbed(instance, {
      generations: GENERATIONS,
      signal: 'SIGKILL',
      times: 3,
      between: 4,
    })
    assert.equal(disturbances, 3)
    // What was under way each time has had all its attempts, and is paid back.
    assert.deepInclude(counts, { open: 0, lost: 0 })
    assert.equal(counts.succeeded + counts.refunded, GENERATIONS)
    assert.deepEqual(await askedTwice(instance, emulator), [])
    assert.deepEqual(await storedTwice(instance), [])
    assert.deepEqual(await query(instance, BROKEN_LEDGERS), [])
  }).tags(['@long'])
})
