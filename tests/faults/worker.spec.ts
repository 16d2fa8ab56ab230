import { test } from '@japa/runner'
import { BROKEN_LEDGERS } from '#tests/support/credits'
import { generateDisturbed, query } from '#tests/support/disturbed_work'
import { startInstance } from '#tests/support/instance'

test.group('A worker in the middle of its work', () => {
  for (const [generations, times, tags] of [
    [6, 1, []],
    [20, 2, ['@long']],
  ] as const) {
    test(`that is killed ${times === 1 ? 'once' : 'twice'} leaves every one of ${generations} generations finished or refunded`, async ({
      assert,
      cleanup,
    }) => {
      const instance = await startInstance()
      cleanup(() => instance.stop().then(() => {}))
      const disturbance = { generations, signal: 'SIGKILL', times, between: 2 } as const
      const { counts, statuses, disturbances } = await generateDisturbed(instance, disturbance)
      assert.equal(disturbances, times)
      assert.equal(counts.lost, 0)
      assert.equal(counts.succeeded + counts.refunded, generations)
      assert.isTrue(statuses.every((status) => [200, 202, 500, 504].includes(status)))
      assert.deepEqual(await query(instance, BROKEN_LEDGERS), [])
    }).tags([...tags])
  }

  test('that is asked to stop finishes it or hands it back', async ({ assert, cleanup }) => {
    const instance = await startInstance()
    cleanup(() => instance.stop().then(() => {}))
    const { counts, statuses } = await generateDisturbed(instance, {
      generations: 6,
      signal: 'SIGTERM',
      times: 1,
      between: 2,
    })
    assert.deepInclude(counts, { succeeded: 6, refunded: 0, lost: 0 })
    assert.isTrue(statuses.every((status) => status === 200))
    assert.deepEqual(await query(instance, BROKEN_LEDGERS), [])
  })
})
