import { test } from '@japa/runner'
import { BROKEN_LEDGERS } from '#tests/support/credits'
import { generateDisturbed, query } from '#tests/support/disturbed_work'
import { startInstance } from '#tests/support/instance'

test.group('A worker in the middle of its work', () => {
  test('that is killed twice leaves every one of 20 generations finished or refunded', async ({
    assert,
    cleanup,
  }) => {
    const instance = await startInstance()
    cleanup(() => instance.stop().then(() => {}))
    const { counts, statuses, disturbances } = await generateDisturbed(instance, {
      generations: 20,
      signal: 'SIGKILL',
      times: 2,
    })
    assert.equal(disturbances, 2)
    assert.equal(counts.lost, 0)
    assert.equal(counts.succeeded + counts.refunded, 20)
    assert.isTrue(statuses.every((status) => [200, 202, 500, 504].includes(status)))
    assert.deepEqual(await query(instance, BROKEN_LEDGERS), [])
  })

  test('that is asked to stop finishes it or hands it back', async ({ assert, cleanup }) => {
    const instance = await startInstance()
    cleanup(() => instance.stop().then(() => {}))
    const { counts, statuses } = await generateDisturbed(instance, {
      generations: 8,
      signal: 'SIGTERM',
      times: 1,
    })
    assert.deepInclude(counts, { succeeded: 8, refunded: 0, lost: 0 })
    assert.isTrue(statuses.every((status) => status === 200))
    assert.deepEqual(await query(instance, BROKEN_LEDGERS), [])
  })
})
