import { test } from '@japa/runner'
import { definedQueues } from '#app/core/queue/define_queue'
import { workerParts } from '#app/core/queue/define_worker'
import { startWorker } from '#app/work/jobs/worker'
import { quickEngine } from '#tests/support/quick_engine'

test.group('Queues', () => {
  test('of which nobody takes jobs end the start of a worker', async ({ assert }) => {
    assert.isAbove(definedQueues().size, 15)
    const parts = new Map(workerParts())
    parts.delete('webhooks')
    await assert.rejects(
      () => startWorker(quickEngine(), parts),
      'No worker takes the jobs of webhooks'
    )
  })
})
