import { test } from '@japa/runner'
import { brokenLedgers, creditsOf } from '#tests/support/credits'
import { publish, trainProduct } from '#tests/support/product'
import { FAILS, FAILS_ONCE, HALF_FAILS, NEVER_ENDS } from '#tests/support/quick_engine'
import { createSubscriber } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'

async function merchantWithProduct(image = 20) {
  const visitor = await signIn(await createSubscriber({ image }))
  return { visitor, productId: await trainProduct(visitor) }
}

test.group('Generating pictures', (group) => {
  group.teardown(async () => {
    const broken = await brokenLedgers()
    if (broken.length > 0) throw new Error(`Ledgers that do not add up: ${JSON.stringify(broken)}`)
  })

  test('a call brings the pictures in the size asked for and takes a credit for each', async ({
    assert,
  }) => {
    const { visitor, productId } = await merchantWithProduct()
    const response = await visitor.post(`/api/generate/${productId}`, {
      prompt: 'on a wooden table',
      num_images: 3,
      image_size: 'portrait_4_3',
    })
    assert.equal(response.status, 200)
    const { images } = await response.json()
    assert.lengthOf(images, 3)
    assert.deepInclude(images[0], { width: 1080, height: 1350, prompt: 'on a wooden table' })
    assert.equal(await creditsOf(visitor.user.id, 'image'), 22)

    const file = await visitor.get(images[0].path)
    assert.equal(file.status, 200)
    assert.match(file.headers.get('content-type')!, /^image\//)

    const { component, props } = await visitor.visit(`/photos/generate/${productId}`)
    assert.equal(component, 'pictures/photos')
    assert.sameMembers(
      props.images.map((image: { id: number }) => image.id),
      images.map((image: { id: number }) => image.id)
    )
    assert.equal(props.credits.image_credits, 22)
  })

  for (const [ratio, width, height] of [
    ['16:9', 1920, 1080],
    ['4:5', 1080, 1350],
    ['1:1', 1024, 1024],
  ] as const) {
    test(`a picture that is asked for as ${ratio} has that shape`, async ({ assert }) => {
      const { visitor, productId } = await merchantWithProduct()
      const order = { prompt: 'on a wooden table', aspect_ratio: ratio }
      const { images } = await (await visitor.post(`/api/generate/${productId}`, order)).json()
      assert.deepInclude(images[0], { width, height })
    })
  }

  test('a shape that nobody knows is refused', async ({ assert }) => {
    const { visitor, productId } = await merchantWithProduct()
    const order = { prompt: 'on a wooden table', aspect_ratio: '7:3' }
    const answer = await visitor.post(`/api/generate/${productId}`, order)
    assert.equal(answer.status, 422)
    assert.property((await answer.json()).errors, 'aspect_ratio')
  })

  test('samples are one request with a prompt for each picture', async ({ assert }) => {
    const { visitor, productId } = await merchantWithProduct()
    const suggested = await visitor.post('/api/prompts/generate-samples', {
      description: 'A mug.',
      trigger_word: 'mug',
    })
    const { prompts } = await suggested.json()
    assert.lengthOf(prompts, 4)
    const response = await visitor.post(`/api/generate/${productId}`, { prompts })
    const { images } = await response.json()
    assert.deepEqual(
      images.map((image: { prompt: string }) => image.prompt),
      prompts
    )
  })

  test('what is wrong with a request is said in the words of the screen', async ({ assert }) => {
    const { visitor, productId } = await merchantWithProduct()
    const path = `/api/generate/${productId}`
    const errorOf = async (body: object) => {
      const response = await visitor.post(path, body)
      return { status: response.status, error: (await response.json()).error }
    }
    assert.deepEqual(await errorOf({ prompt: '   ' }), {
      status: 422,
      error: 'Please provide a photo description',
    })
    assert.deepEqual(await errorOf({ prompt: 'x', num_images: 11 }), {
      status: 422,
      error: 'The number of photos must be from 1 to 10.',
    })
    assert.deepEqual(await errorOf({ prompt: 'x', image_size: 'round' }), {
      status: 422,
      error: 'The selected image_size is invalid.',
    })
    assert.equal(await creditsOf(visitor.user.id, 'image'), 25)
  })

  test('a merchant without enough credits is told what is missing', async ({ assert }) => {
    const visitor = await signIn(await createSubscriber())
    const productId = await trainProduct(visitor)
    const response = await visitor.post(`/api/generate/${productId}`, {
      prompt: 'on sand',
      num_images: 6,
    })
    assert.equal(response.status, 402)
    assert.deepInclude(await response.json(), { needed: 6, available: 5, kind: 'image' })
    assert.equal(await creditsOf(visitor.user.id, 'image'), 5)
  })

  test('pictures that failed are given back, those that were made stay', async ({ assert }) => {
    const { visitor, productId } = await merchantWithProduct()
    const response = await visitor.post(`/api/generate/${productId}`, {
      prompt: HALF_FAILS,
      num_images: 4,
    })
    const { images, failures } = await response.json()
    assert.lengthOf(images, 2)
    assert.lengthOf(failures, 2)
    assert.equal(await creditsOf(visitor.user.id, 'image'), 23)
  })

  test('work that failed says why and costs nothing', async ({ assert }) => {
    const { visitor, productId } = await merchantWithProduct()
    const response = await visitor.post(`/api/generate/${productId}`, {
      prompt: `something that ${FAILS}`,
    })
    assert.equal(response.status, 422)
    assert.equal((await response.json()).error, 'This prompt is not allowed.')
    assert.equal(await creditsOf(visitor.user.id, 'image'), 25)
  })

  test('a failure that passes is tried again', async ({ assert }) => {
    const { visitor, productId } = await merchantWithProduct()
    const response = await visitor.post(`/api/generate/${productId}`, {
      prompt: `${FAILS_ONCE} ${productId}`,
    })
    assert.equal(response.status, 200)
    assert.equal(await creditsOf(visitor.user.id, 'image'), 24)
  })

  test('a repeated request with one key answers the first pictures and takes nothing more', async ({
    assert,
  }) => {
    const { visitor, productId } = await merchantWithProduct()
    const options = { headers: { 'idempotency-key': 'press-1' } }
    const ask = (prompt: string) => visitor.post(`/api/generate/${productId}`, { prompt }, options)
    const [first, second] = await Promise.all([ask('on sand'), ask('on sand')])
    const third = await ask('on sand')
    const ids = await Promise.all([first, second, third].map((it) => it.json()))
    assert.equal(new Set(ids.map((body) => body.images[0].id)).size, 1)
    assert.equal(await creditsOf(visitor.user.id, 'image'), 24)
    assert.equal((await ask('on stone')).status, 409)
  })

  test('work is found by the key of the call that began it, by its user alone', async ({
    assert,
  }) => {
    const visitor = await signIn(await createSubscriber())
    const stranger = await signIn()
    const productId = await trainProduct(visitor)
    const headers = { 'idempotency-key': 'press-2' }
    const order = { prompt: 'on sand' }
    const sent = await visitor.post(`/api/generate/${productId}`, order, { headers })
    const { images } = await sent.json()
    const path = `/api/generations/by-key/${encodeURIComponent(headers['idempotency-key'])}`
    const found = await (await visitor.get(path)).json()
    assert.equal(found.status, 'succeeded')
    assert.deepEqual(found.result.images[0].id, images[0].id)
    assert.equal((await stranger.get(path)).status, 404)
    assert.equal((await visitor.get('/api/generations/by-key/press-3')).status, 404)
  })

  test('a client that goes away finds its work on the pages', async ({ assert }) => {
    const { visitor, productId } = await merchantWithProduct()
    await assert.rejects(() =>
      visitor.post(
        `/api/generate/${productId}`,
        { prompt: NEVER_ENDS },
        { signal: AbortSignal.timeout(400), headers: { 'idempotency-key': 'press-4' } }
      )
    )
    const { props } = await visitor.visit(`/photos/generate/${productId}`)
    assert.lengthOf(props.unfinished, 1)
    assert.deepInclude(props.unfinished[0], {
      key: 'press-4',
      kind: 'generate',
      prompt: NEVER_ENDS,
      num_images: 1,
    })

    const own = await visitor.visit(`/products/${productId}`)
    assert.deepEqual(own.props.unfinished, props.unfinished)

    const path = `/api/generations/${props.unfinished[0].id}`
    await visitor.call('DELETE', path)
    let status = 'running'
    while (status === 'running') status = (await (await visitor.get(path)).json()).status
    assert.equal(status, 'cancelled')
    assert.equal(await creditsOf(visitor.user.id, 'image'), 25)
  })

  test('nobody else finds the work, the product or its pictures', async ({ assert }) => {
    const { visitor, productId } = await merchantWithProduct()
    const made = await visitor.post(`/api/generate/${productId}`, { prompt: 'on sand' })
    const { images, generation_id: generationId } = await made.json()
    const stranger = await signIn()
    assert.equal((await stranger.get(`/api/generations/${generationId}`)).status, 404)
    assert.equal((await stranger.get(images[0].path)).status, 404)
    assert.equal((await stranger.visit(`/photos/generate/${productId}`)).status, 404)
    const refused = await stranger.post(`/api/generate/${productId}`, { prompt: 'on sand' })
    assert.equal(refused.status, 404)

    await publish(productId)
    assert.equal((await stranger.visit(`/photos/generate/${productId}`)).status, 200)
    const { props } = await stranger.visit(`/photos/generate/${productId}`)
    assert.lengthOf(props.images, 0)
    const own = await stranger.post(`/api/generate/${productId}`, { prompt: 'on stone' })
    assert.equal(own.status, 200)
    const { props: ownerProps } = await visitor.visit(`/photos/generate/${productId}`)
    assert.lengthOf(ownerProps.images, 1)
  })

  test('a picture is enlarged for a credit and comes first in the list', async ({ assert }) => {
    const { visitor, productId } = await merchantWithProduct()
    const made = await visitor.post(`/api/generate/${productId}`, { prompt: 'on sand' })
    const [image] = (await made.json()).images
    const response = await visitor.post(`/api/products/${productId}/upscale-image`, {
      image_url: image.path,
    })
    const { success, aiImage } = await response.json()
    assert.isTrue(success)
    assert.isTrue(aiImage.is_upscaled)
    assert.equal(aiImage.prompt, 'on sand')
    const { props } = await visitor.visit(`/photos/generate/${productId}`)
    assert.equal(props.images[0].id, aiImage.id)
    assert.equal(await creditsOf(visitor.user.id, 'image'), 23)

    const foreign = await visitor.post(`/api/products/${productId}/upscale-image`, {
      image_url: 'https://example.com/cat.jpg',
    })
    assert.equal(foreign.status, 422)
  })

  test('results come in pages, newest first, none twice', async ({ assert }) => {
    const { visitor, productId } = await merchantWithProduct(40)
    for (let round = 0; round < 3; round++) {
      await visitor.post(`/api/generate/${productId}`, { prompt: 'on sand', num_images: 10 })
    }
    const first = await visitor.visit(`/photos/generate/${productId}`)
    assert.lengthOf(first.props.images, 24)
    const second = await (
      await visitor.get(`/api/products/${productId}/images?before=${first.props.next_cursor}`)
    ).json()
    assert.lengthOf(second.images, 6)
    assert.isNull(second.next_cursor)
    const ids = [...first.props.images, ...second.images].map((image) => image.id)
    assert.deepEqual(
      ids,
      [...new Set(ids)].sort((one, other) => other - one)
    )
  })
})
