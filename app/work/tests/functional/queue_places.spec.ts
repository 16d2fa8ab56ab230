import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { firstOf } from '#app/core/elements'
import { GENERATIONS_QUEUE, type GenerationJob } from '#app/work/queues'
import { queuePlaces } from '#app/work/queries/queue_places'
import { cancelGeneration } from '#app/work/actions/cancel_generation'
import { claimGeneration } from '#app/work/actions/claim_generation'
import { releaseGeneration } from '#app/work/actions/release_generation'
import Generation from '#app/work/models/generation'
import { createGeneration } from '#tests/support/generation'
import { createMerchant } from '#tests/support/merchant'

/** Far behind all that is really asked for, so that no worker of the tests comes to it. */
const LAST = -2_000_000_000

test.group('Places in the queue', (group) => {
  const made: string[] = []
  group.each.teardown(async () => {
    const queue = await app.container.make('queue')
    await queue.deleteJob(GENERATIONS_QUEUE, made.splice(0))
  })

  /** Work that waits at the end of the queue, one behind the other. */
  async function waiting(amount: number): Promise<string[]> {
    const { id: userId } = await createMerchant()
    const queue = await app.container.make('queue')
    const ids: string[] = []
    for (let index = 0; index < amount; index++) {
      const id = await createGeneration(userId)
      const options = { id, priority: LAST - index, startAfter: 3_600 }
      await queue.send(GENERATIONS_QUEUE, { generationId: id }, options)
      ids.push(id)
    }
    made.push(...ids)
    return ids
  }

  /** How far behind the first of them they wait. */
  async function placesOf(ids: string[]): Promise<(number | null)[]> {
    const places = await queuePlaces(ids)
    const first = Math.min(...places.values())
    return ids.map((id) => (places.has(id) ? places.get(id)! - first : null))
  }

  test('are kept by what a worker gives back, with all its attempts', async ({ assert }) => {
    const ids = await waiting(3)
    const queue = await app.container.make('queue')
    const job = firstOf(
      await queue.fetch<GenerationJob>(GENERATIONS_QUEUE, {
        includeMetadata: true,
        maxPriority: LAST,
        ignoreStartAfter: true,
      })
    )
    const { id, attempt } = (await claimGeneration(job.data.generationId))!.generation
    assert.equal(id, ids[0])
    assert.deepEqual(await placesOf(ids), [null, 0, 1])

    await releaseGeneration(queue, { id, attempt, jobId: job.id })
    // As the queue does when the worker's attempt is over.
    await queue.complete(GENERATIONS_QUEUE, [job])
    assert.deepEqual(await placesOf(ids), [0, 1, 2])
    const again = firstOf(
      await queue.fetch<GenerationJob>(GENERATIONS_QUEUE, {
        includeMetadata: true,
        maxPriority: LAST,
        ignoreStartAfter: true,
      })
    )
    assert.deepInclude(again, { id, priority: LAST })
    assert.equal(again.retryLimit - again.retryCount, job.retryLimit - job.retryCount)
    // The worker that has stopped hears late that its attempt is over.
    await queue.complete(GENERATIONS_QUEUE, [job])
    assert.equal((await queue.getJobById(GENERATIONS_QUEUE, id))?.state, 'active')
  })

  test('are not taken by what was cancelled', async ({ assert }) => {
    const ids = await waiting(3)
    await cancelGeneration(await Generation.findOrFail(ids[0]))
    assert.deepEqual(await placesOf(ids), [null, 0, 1])
  })
})
