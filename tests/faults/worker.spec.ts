import { test } from '@japa/runner'
import { brokenLedgers } from '#tests/support/credits'
import { generateDisturbed } from '#tests/support/disturbed_work'
import type { Installation } from '#tests/support/installation/installation'
import { sharedInstallation } from '#tests/support/installation/shared_installation'
import { trainSmall } from '#tests/support/small_product'

test.group('A worker in the middle of its work', (group) => {
  let installation: Installation
  let trained: Awaited<ReturnType<typeof trainSmall>>

  group.setup(async () => {
    installation = await sharedInstallation({ engine: 'real' })
    trained = await trainSmall()
  })

  for (const [generations, times] of [
    [3, 1],
    [20, 2],
  ] as const) {
    test(`that is killed ${times === 1 ? 'once' : 'twice'} leaves every one of ${generations} generations finished or refunded`, async ({
      assert,
    }) => {
      const { counts, statuses } = await generateDisturbed(installation, {
        ...trained,
        ...({ generations, signal: 'SIGKILL', times, between: 2 } as const),
      })
      assert.equal(counts.lost, 0)
      assert.equal(counts.succeeded + counts.refunded, generations)
      assert.isTrue(statuses.every((status) => [200, 202, 500, 504].includes(status)))
      assert.deepEqual(await brokenLedgers(), [])
    }).tags(['@long'])
  }

  test('that is asked to stop finishes it or hands it back', async ({ assert }) => {
    const { counts, statuses } = await generateDisturbed(installation, {
      ...trained,
      ...({ generations: 3, signal: 'SIGTERM', times: 1 } as const),
    })
    assert.deepInclude(counts, { succeeded: 3, refunded: 0, lost: 0 })
    assert.isTrue(statuses.every((status) => status === 200))
    assert.deepEqual(await brokenLedgers(), [])
  }).tags(['@long'])
})
