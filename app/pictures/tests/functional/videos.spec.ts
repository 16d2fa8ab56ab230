import { test } from '@japa/runner'
import { engineCapabilities } from '#app/engines/capabilities'
import { requestVideo } from '#app/films/actions/request_video'
import Product from '#app/products/models/product'
import { brokenLedgers, creditsOf } from '#tests/support/credits'
import { createSubscriber } from '#tests/support/merchant'
import { photoDataUrl, trainProduct } from '#tests/support/product'
import { FAILS, NEVER_ENDS, UNKNOWN_WORD } from '#tests/support/quick_engine'
import { signIn } from '#tests/support/sign_in'
import type { Visitor } from '#tests/support/visitor'

async function merchantWithPhoto(credits: { video?: number } = { video: 3 }) {
  const visitor = await signIn(await createSubscriber(credits))
  const product = await trainProduct(visitor)
  const { props } = await visitor.visit(`/photos/generate/${product}`)
  return { visitor, product, photo: props.model.inputImages[0] as { id: number; path: string } }
}

async function untilEnded(visitor: Visitor, product: number, video: string) {
  for (;;) {
    const answer = await visitor.get(`/products/${product}/videos/${video}/status`)
    const status = await answer.json()
    if (status.status !== 'processing') return status
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

test.group('Films', (group) => {
  group.teardown(async () => {
    const broken = await brokenLedgers()
    if (broken.length > 0) throw new Error(`Ledgers that do not add up: ${JSON.stringify(broken)}`)
  })

  test('the product’s page asks for one, polls, and gets it', async ({ assert }) => {
    const { visitor, product, photo } = await merchantWithPhoto()
    const started = await visitor.post(`/products/${product}/generate-video`, {
      prompt: `zoom in, ${UNKNOWN_WORD}`,
      image_url: photo.path,
      duration: '10',
      cfg_scale: 1.5,
    })
    assert.equal(started.status, 200)
    const { success, video_id: id } = await started.json()
    assert.isTrue(success)
    const { status, video, error } = await untilEnded(visitor, product, id)
    assert.equal(status, 'completed')
    assert.isNull(error)
    assert.deepInclude(video, { duration: 10, cfg_scale: 1.5, aspect_ratio: '16:9' })
    assert.deepEqual(video.ignored_words, [UNKNOWN_WORD])
    assert.equal(await creditsOf(visitor.user.id, 'video'), 2)

    const file = await visitor.get(video.url)
    assert.equal(file.headers.get('content-type'), 'video/mp4')
    assert.deepInclude(await file.json(), { seconds: 10, aspectRatio: '16:9', cfgScale: 1 })
    const part = await visitor.get(video.url, { headers: { range: 'bytes=0-3' } })
    assert.equal(part.status, 206)
    const saved = await visitor.get(`${video.path}/download?name=film`)
    assert.match(saved.headers.get('content-disposition')!, /film\.mp4/)
    assert.equal((await visitor.get(`${video.path}/w480.webp`)).status, 404)
    assert.equal((await visitor.get(`/media/${video.poster.id}/w160.webp`)).status, 200)
    const { props } = await visitor.visit(`/products/${product}`)
    assert.equal(props.product.videos_count, 1)
  })

  test('nothing is paid for one where nothing can write it', async ({ assert }) => {
    const { visitor, product, photo } = await merchantWithPhoto()
    const order = {
      userId: visitor.user.id,
      product: await Product.findOrFail(product),
      ...{ picture: photo.path.split('/')[2]!, prompt: 'zoom in' },
      ...{ seconds: 5 as const, aspectRatio: '16:9' as const, cfgScale: 1, hasSound: false },
    }
    await assert.rejects(
      () => requestVideo(order, engineCapabilities(), '/nowhere/ffmpeg'),
      'unsupported.encoder'
    )
    assert.equal(await creditsOf(visitor.user.id, 'video'), 3)
  })

  test('the page of films waits for it', async ({ assert }) => {
    const { visitor, product, photo } = await merchantWithPhoto()
    const response = await visitor.post('/api/generate-video', {
      prompt: 'pan left',
      image_url: photo.path,
      duration: '5',
      aspect_ratio: '9:16',
      shape_way: 'softened',
      ai_model_id: product,
    })
    assert.equal(response.status, 200)
    const { video_url: url, video } = await response.json()
    assert.equal(video.shaped_by, 'softened')
    const asked = await (await visitor.get(url)).json()
    assert.deepInclude(asked, { seconds: 5, aspectRatio: '9:16' })
    assert.closeTo(asked.cfgScale, 1 / 3, 1e-9)
  })

  test('a picture that is sent along serves and is not kept', async ({ assert }) => {
    const { visitor, product } = await merchantWithPhoto()
    const started = await visitor.post(`/products/${product}/generate-video`, {
      prompt: 'zoom in',
      image_url: await photoDataUrl(),
    })
    const { video_id: id } = await started.json()
    assert.equal((await untilEnded(visitor, product, id)).status, 'completed')
  })

  test('what is wrong with a request is said in the words of the screen', async ({ assert }) => {
    const { visitor, product, photo } = await merchantWithPhoto()
    const errorOf = async (path: string, body: object) => {
      const response = await visitor.post(path, body)
      return [response.status, (await response.json()).error]
    }
    const page = `/products/${product}/generate-video`
    const picture = { image_url: photo.path }
    assert.deepEqual(await errorOf(page, { ...picture, prompt: ' ' }), [
      422,
      'Please provide a video description',
    ])
    assert.deepEqual(await errorOf(page, { prompt: 'zoom' }), [422, 'Please select an image first'])
    assert.deepEqual(await errorOf('/api/generate-video', { prompt: 'x', ai_model_id: product }), [
      422,
      'Please select an image',
    ])
    const elsewhere = { prompt: 'zoom', image_url: 'https://example.test/a.png' }
    assert.deepEqual(await errorOf(page, elsewhere), [
      422,
      'This picture is not one of the product.',
    ])
    for (const wrong of [{ duration: '7' }, { cfg_scale: 9 }, { aspect_ratio: '2:1' }]) {
      const [status] = await errorOf(page, { prompt: 'zoom', ...picture, ...wrong })
      assert.equal(status, 422)
    }
    assert.equal(await creditsOf(visitor.user.id, 'video'), 3)
  })

  test('one with sound takes two credits where the engine makes sound, and is refused where it does not', async ({
    assert,
  }) => {
    const { visitor, product, photo } = await merchantWithPhoto()
    const film = { prompt: 'zoom in', image_url: photo.path, with_sound: true }
    const refused = await visitor.post(`/products/${product}/generate-video`, film)
    assert.equal(refused.status, 422)
    assert.match((await refused.json()).error, /no sound here/)
    const order = {
      ...{ userId: visitor.user.id, product: await Product.findOrFail(product), prompt: 'zoom in' },
      ...({ seconds: 5, aspectRatio: '1:1', cfgScale: 1, hasSound: true } as const),
      picture: photo.path.split('/').at(-1)!,
    }
    const sounding = { ...engineCapabilities(), video: { expectedSeconds: 9, hasSound: true } }
    const { id } = await requestVideo(order, sounding)
    assert.equal(await creditsOf(visitor.user.id, 'video'), 1)
    const { video } = await untilEnded(visitor, product, id)
    assert.isTrue(video.has_sound)
  })

  test('one that fails says why and costs nothing', async ({ assert }) => {
    const { visitor, product, photo } = await merchantWithPhoto()
    const started = await visitor.post(`/products/${product}/generate-video`, {
      prompt: `zoom ${FAILS}`,
      image_url: photo.path,
    })
    const { video_id: id } = await started.json()
    const ended = await untilEnded(visitor, product, id)
    assert.deepInclude(ended, { success: false, status: 'failed', video: null })
    assert.equal(ended.error, 'This prompt is not allowed.')
    assert.equal(await creditsOf(visitor.user.id, 'video'), 3)
  })

  test('without a credit nothing starts', async ({ assert }) => {
    const { visitor, product, photo } = await merchantWithPhoto({})
    const answer = await visitor.post(`/products/${product}/generate-video`, {
      prompt: 'zoom in',
      image_url: photo.path,
    })
    assert.equal(answer.status, 402)
    assert.deepInclude(await answer.json(), { needed: 1, available: 0, kind: 'video' })
  })

  test('nobody asks after, or takes, the film of another', async ({ assert }) => {
    const { visitor, product, photo } = await merchantWithPhoto()
    const started = await visitor.post(`/products/${product}/generate-video`, {
      prompt: 'zoom in',
      image_url: photo.path,
    })
    const { video_id: id } = await started.json()
    const { video } = await untilEnded(visitor, product, id)
    const stranger = await signIn()
    const path = `/products/${product}/videos/${id}/status`
    assert.equal((await stranger.get(path)).status, 404)
    assert.equal((await stranger.get(video.url)).status, 404)
    assert.equal((await visitor.get(`/products/1/videos/${id}/status`)).status, 404)
    const other = { prompt: 'zoom', image_url: photo.path }
    const asked = await stranger.post(`/products/${product}/generate-video`, other)
    assert.equal(asked.status, 404)
  })

  test('the same key brings the same film, and it can be cancelled', async ({ assert }) => {
    const { visitor, product, photo } = await merchantWithPhoto()
    const headers = { 'idempotency-key': 'film-1' }
    const ask = async () => {
      const answer = await visitor.call('POST', `/products/${product}/generate-video`, {
        json: { prompt: NEVER_ENDS, image_url: photo.path },
        headers,
      })
      return (await answer.json()).video_id as string
    }
    const id = await ask()
    assert.equal(await ask(), id)
    assert.equal(await creditsOf(visitor.user.id, 'video'), 2)
    await visitor.call('DELETE', `/api/generations/${id}`)
    const ended = await untilEnded(visitor, product, id)
    assert.equal(ended.status, 'failed')
    assert.equal(await creditsOf(visitor.user.id, 'video'), 3)
  })
})
