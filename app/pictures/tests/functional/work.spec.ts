import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { GENERATIONS_QUEUE } from '#app/work/queues'
import { eventHub } from '#app/core/queue/event_hub'
import { sql } from '#app/core/database/sql'
import { createGeneration } from '#tests/support/generation'
import { createSubscriber } from '#tests/support/merchant'
import { createEmptyProduct, trainProduct } from '#tests/support/product'
import { FAILS } from '#tests/support/quick_engine'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'
import { Visitor } from '#tests/support/visitor'

const LATER_S = 3_600

/** Work that no worker takes, with a job that waits. */
async function createWaiting(userId: number, productId: number): Promise<string> {
  const id = await createGeneration(userId, { kind: 'video', productId })
  const queue = await app.container.make('queue')
  await queue.send(GENERATIONS_QUEUE, { generationId: id }, { id, startAfter: LATER_S })
  return id
}

test.group('Work in progress', () => {
  test('the tray lists what its user has under way over all products, with the place in the queue', async ({
    assert,
    cleanup,
  }) => {
    const visitor = await signIn()
    const stranger = await signIn()
    const [mug, jar] = await Promise.all([
      createEmptyProduct(visitor.user.id),
      createEmptyProduct(visitor.user.id),
    ])
    const theirs = await createWaiting(
      stranger.user.id,
      (await createEmptyProduct(stranger.user.id)).id
    )
    const first = await createWaiting(visitor.user.id, mug.id)
    const second = await createWaiting(visitor.user.id, jar.id)
    const running = await createGeneration(visitor.user.id, { kind: 'train', productId: jar.id })
    const unseen = await createGeneration(visitor.user.id, { kind: 'cutout', productId: jar.id })
    await sql(
      db.connection(),
      `update generations set state = 'running', progress = 0.4, step = '{"code":"looking_at_photos"}' where id = any(?)`,
      [[running, unseen]]
    )
    cleanup(async () => {
      const queue = await app.container.make('queue')
      await queue.deleteJob(GENERATIONS_QUEUE, [theirs, first, second])
    })

    const { open, open_count: count, ended } = await (await visitor.get('/api/work')).json()
    assert.deepEqual(
      open.map((work: { id: string }) => work.id),
      [running, first, second]
    )
    assert.equal(count, 3)
    assert.lengthOf(ended, 0)
    assert.deepInclude(open[0], {
      kind: 'train',
      status: 'running',
      progress: 0.4,
      step: 'Looking at the photos',
      place: null,
      product_id: jar.id,
      product_name: 'Mug',
    })
    const [others] = (await (await stranger.get('/api/work')).json()).open
    assert.isAbove(open[1].place, others.place)
    assert.equal(open[2].place, open[1].place + 1)
    assert.equal((await new Visitor().get('/api/work')).status, 401)
  })

  test('what has ended is told with its picture or its reason, as news until it was looked at', async ({
    assert,
  }) => {
    const visitor = await signIn(await createSubscriber({ image: 10 }))
    const product = await trainProduct(visitor)
    const made = await visitor.post(`/api/generate/${product}`, { prompt: 'on sand' })
    const [image] = (await made.json()).images
    await visitor.post(`/api/generate/${product}`, { prompt: `something that ${FAILS}` })
    const read = async () => (await (await visitor.get('/api/work')).json()).ended
    const [failed, succeeded, trained] = await read()
    assert.deepInclude(failed, {
      status: 'failed',
      error: 'This prompt is not allowed.',
      credits: { kind: 'image', amount: 1 },
      is_new: true,
    })
    assert.deepInclude(succeeded, { status: 'succeeded', prompt: 'on sand', is_new: true })
    assert.equal(succeeded.picture.id, image.picture.id)
    assert.equal(trained.kind, 'train')
    assert.isNotNull(trained.picture, 'a photo stands for the training')
    const groups = await sql<{ group_id: string }>(
      db.connection(),
      'select group_id from pgboss.job where id = any(?)',
      [[trained.id, succeeded.id]]
    )
    assert.sameMembers(
      groups.map(({ group_id: name }) => name),
      ['products', 'pictures'],
      'for workers that take some kinds alone'
    )

    assert.equal((await visitor.call('PUT', '/api/work/seen')).status, 204)
    const again = await signIn(visitor.user)
    const { ended } = await (await again.get('/api/work')).json()
    assert.deepEqual(
      ended.map((work: { is_new: boolean }) => work.is_new),
      [false, false, false],
      'on other devices too'
    )
  })

  test('open pages hear of work when it is accepted, taken up and ended', async ({
    assert,
    cleanup,
  }) => {
    const visitor = await signIn(await createSubscriber({ image: 10 }))
    const product = await trainProduct(visitor)
    const heard: string[] = []
    cleanup(
      eventHub.onUser(visitor.user.id, (event) => {
        if (event.type === 'generation') heard.push(event.data.status)
      })
    )
    await visitor.post(`/api/generate/${product}`, { prompt: 'on sand' })
    await until(async () => heard.includes('succeeded'))
    assert.deepEqual([...new Set(heard)], ['queued', 'running', 'succeeded'])
  })
})
