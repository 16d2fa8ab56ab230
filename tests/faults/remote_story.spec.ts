import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { SAMPLE_VIEWS } from '#app/operator/samples/catalog'
import { DEMO_MERCHANT } from '#config/demo'
import { BROKEN_LEDGERS } from '#tests/support/credits'
import { query } from '#tests/support/disturbed_work'
import { FalEmulator } from '#tests/support/fal/emulator'
import { startInstance, type Instance } from '#tests/support/instance'
import { until } from '#tests/support/until'
import { Visitor } from '#tests/support/visitor'
import { ROOT } from '../../bin/supervisor/settings.js'

/** Small: what the photos cost here is no part of the story. */
async function photos(): Promise<FormData> {
  const form = new FormData()
  for (const view of SAMPLE_VIEWS.slice(0, 5)) {
    const file = await readFile(join(ROOT, 'samples/mug', `${view}.jpg`))
    const small = await sharp(file).resize(320).jpeg().toBuffer()
    form.append(
      'images[]',
      new Blob([new Uint8Array(small)], { type: 'image/jpeg' }),
      `${view}.jpg`
    )
  }
  return form
}

interface Made {
  id: number
  path: string
}

/** Longest time for a training or a film. */
const PATIENCE_MS = 120_000

test.group('The story of a merchant whose pictures a provider makes', (group) => {
  let emulator: FalEmulator
  let instance: Instance
  let merchant: Visitor

  group.setup(async () => {
    emulator = await FalEmulator.start({ takes: 50 })
    instance = await startInstance({ env: emulator.env })
    merchant = new Visitor(instance.url)
    const { email, password } = DEMO_MERCHANT
    await merchant.post('/login', { email, password })
    return async () => {
      await instance.stop()
      emulator.stop()
    }
  })

  async function ask(path: string, body: unknown) {
    const response = await merchant.post(path, body)
    const answer = await response.json()
    if (response.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer
  }

  /** What the status of a piece of work says when that has ended. */
  const ended = (path: string) =>
    until(async () => {
      const answer = await (await merchant.get(path)).json()
      return ['completed', 'failed'].includes(answer.status) && answer
    }, PATIENCE_MS)

  /** Width and height of a file that the merchant can open. */
  async function sizeOf({ path }: Made) {
    const { width, height } = await sharp(await (await merchant.get(path)).bytes()).metadata()
    return [width, height]
  }

  test('photos, training, pictures, a background, an edit, an enlargement, a film', async ({
    assert,
  }) => {
    const identified = await merchant.call('POST', '/api/identify-images', { form: await photos() })
    assert.include(await identified.text(), 'A blue ceramic mug')

    const form = await photos()
    form.append('name', 'Blue mug')
    const started = await merchant.call('POST', '/api/training/start', { form })
    const order = await started.json()
    assert.equal(started.status, 200, JSON.stringify(order))
    const { request_id: training, ai_model_id: product } = order
    const trained = await ended(`/api/training/status/${training}`)
    assert.equal(trained.status, 'completed', trained.error)

    const drawn = await ask(`/api/generate/${product}`, { prompt: 'on a beach', num_images: 2 })
    assert.lengthOf(drawn.images, 2)
    const [picture] = drawn.images as Made[]
    assert.deepEqual(await sizeOf(picture), [1024, 1024])

    const { props } = await merchant.visit(`/photos/generate/${product}`)
    const [photo] = props.model.inputImages as Made[]
    const before = `/api/model/${product}/image/${photo.id}`
    const { image_url: image } = await ask(`${before}/no-background`, {})
    const { mask_url: mask } = await ask(`${before}/mask`, {})
    const laid = await ask(`${before}/background`, {
      prompt: 'on a marble table',
      image_url: image,
      mask_url: mask,
    })
    assert.lengthOf(laid.images, 1)

    const edited = await ask('/api/edit-image', { image: picture.path, prompt: 'make it brighter' })
    assert.isNotEmpty(edited)
    const enlarged = await ask(`/api/products/${product}/upscale-image`, {
      image_url: picture.path,
    })
    assert.deepEqual(await sizeOf(enlarged.aiImage), [2048, 2048])

    const { video_id: film } = await ask(`/products/${product}/generate-video`, {
      prompt: 'zoom in',
      image_url: photo.path,
      duration: '5',
    })
    const shot = await ended(`/products/${product}/videos/${film}/status`)
    assert.equal(shot.status, 'completed', shot.error)
    assert.equal((await merchant.get(shot.video.url)).headers.get('content-type'), 'video/mp4')
  })

  test('each step was paid to the provider once, and the credits add up', async ({ assert }) => {
    const rows = await query<{ job: string; state: string; requests: string }>(
      instance,
      'select job, state, count(*) as requests from remote_requests group by job, state order by job'
    )
    assert.sameMembers(
      rows.map(({ job, state }) => `${job} ${state}`),
      ['identify', 'train', 'generate', 'cutout', 'background', 'edit', 'upscale', 'video'].map(
        (job) => `${job} succeeded`
      )
    )
    const requests = rows.reduce((sum, row) => sum + Number(row.requests), 0)
    assert.equal(emulator.jobs.length, requests)
    assert.deepEqual(await query(instance, BROKEN_LEDGERS), [])
  })
})
