import { test } from '@japa/runner'
import { brokenLedgers, creditsOf } from '#tests/support/credits'
import { createMerchant, createSubscriber } from '#tests/support/merchant'
import { publish, trainProduct } from '#tests/support/product'
import { FAILS, HALF_FAILS, NEVER_ENDS } from '#tests/support/quick_engine'
import { signIn } from '#tests/support/sign_in'
import type { Visitor } from '#tests/support/visitor'

async function photoOf(visitor: Visitor, product: number): Promise<{ id: number; path: string }> {
  const { props } = await visitor.visit(`/photos/generate/${product}`)
  return props.model.inputImages[0]
}

async function merchantWithPhoto() {
  const visitor = await signIn(await createSubscriber({ image: 20 }))
  const product = await trainProduct(visitor)
  const photo = await photoOf(visitor, product)
  return { visitor, product, photo, path: `/api/model/${product}/image/${photo.id}` }
}

test.group('Backgrounds', (group) => {
  group.teardown(async () => {
    const broken = await brokenLedgers()
    if (broken.length > 0) throw new Error(`Ledgers that do not add up: ${JSON.stringify(broken)}`)
  })

  test('cut-out, mask, then pictures before the background that was described', async ({
    assert,
  }) => {
    const { visitor, product, photo, path } = await merchantWithPhoto()
    const cutout = await (await visitor.post(`${path}/no-background`)).json()
    const mask = await (await visitor.post(`${path}/mask`)).json()
    const response = await visitor.post(`${path}/background`, {
      prompt: 'on a beach',
      num_images: 2,
      image_url: cutout.image_url,
      mask_url: mask.mask_url,
      aspect_ratio: 'portrait',
    })
    assert.equal(response.status, 200)
    const { images } = await response.json()
    assert.lengthOf(images, 2)
    const expected = { width: 1080, height: 1350, prompt: 'on a beach' }
    for (const image of images) assert.deepInclude(image, expected)
    assert.equal(`/media/${images[0].source_photo.id}`, photo.path)
    assert.equal(await creditsOf(visitor.user.id, 'image'), 23)

    const { props } = await visitor.visit(`/photos/generate/${product}`)
    assert.lengthOf(props.images, 2)
  })

  test('they are wide where no shape is named, and one for each prompt of a list', async ({
    assert,
  }) => {
    const { visitor, path } = await merchantWithPhoto()
    const prompts = ['on sand', 'on snow']
    const { images } = await (await visitor.post(`${path}/background`, { prompts })).json()
    assert.deepEqual(
      images.map(({ prompt, width, height }: Record<string, unknown>) => [prompt, width, height]),
      prompts.map((prompt) => [prompt, 1920, 1080])
    )
  })

  test('what is wrong with a request is said in the words of the screen', async ({ assert }) => {
    const { visitor, path } = await merchantWithPhoto()
    const errorOf = async (body: object) => {
      const response = await visitor.post(`${path}/background`, body)
      return [response.status, (await response.json()).error]
    }
    assert.deepEqual(await errorOf({ prompt: ' ' }), [
      422,
      'Please provide a background description',
    ])
    assert.deepEqual(await errorOf({ prompt: 'sand', num_images: 11 }), [
      422,
      'The number of photos must be from 1 to 10.',
    ])
    assert.deepEqual(await errorOf({ prompt: 'sand', mask_url: 'https://example.test/mask.png' }), [
      422,
      'This mask is not one of the photo.',
    ])
    assert.equal(await creditsOf(visitor.user.id, 'image'), 25)
  })

  test('a mask of another photo or another user is refused', async ({ assert }) => {
    const { visitor, product, path } = await merchantWithPhoto()
    const { props } = await visitor.visit(`/photos/generate/${product}`)
    const other = `/api/model/${product}/image/${props.model.inputImages[1].id}`
    const mask = await (await visitor.post(`${other}/mask`)).json()
    const answer = await visitor.post(`${path}/background`, {
      prompt: 'sand',
      mask_url: mask.mask_url,
    })
    assert.equal(answer.status, 422)

    await publish(product)
    const stranger = await signIn(await createMerchant({ image: 3 }))
    const own = await (await visitor.post(`${path}/mask`)).json()
    const taken = { prompt: 'sand', mask_url: own.mask_url }
    assert.equal((await stranger.post(`${path}/background`, taken)).status, 422)
    assert.equal((await stranger.post(`${path}/background`, { prompt: 'sand' })).status, 200)
  })

  test('photos that one may not see, or that are not there, answer 404', async ({ assert }) => {
    const { visitor, product, path } = await merchantWithPhoto()
    const stranger = await signIn()
    assert.equal((await stranger.post(`${path}/background`, { prompt: 'sand' })).status, 404)
    const missing = `/api/model/${product}/image/999999999/background`
    assert.equal((await visitor.post(missing, { prompt: 'sand' })).status, 404)
  })

  test('without credits, with failures and when cancelled, nothing is lost', async ({ assert }) => {
    const { visitor, path } = await merchantWithPhoto()
    const half = { prompt: `sand, ${HALF_FAILS}`, num_images: 4 }
    const answer = await (await visitor.post(`${path}/background`, half)).json()
    assert.lengthOf(answer.images, 2)
    assert.lengthOf(answer.failures, 2)
    assert.equal(await creditsOf(visitor.user.id, 'image'), 23)

    const refused = await visitor.post(`${path}/background`, { prompt: `sand ${FAILS}` })
    assert.equal(refused.status, 422)
    assert.equal((await refused.json()).error, 'This prompt is not allowed.')

    const waiting = visitor.post(`${path}/background`, { prompt: NEVER_ENDS })
    const { unfinished } = await untilUnfinished(visitor, path)
    await visitor.call('DELETE', `/api/generations/${unfinished.id}`)
    assert.equal((await waiting).status, 409)
    assert.equal(await creditsOf(visitor.user.id, 'image'), 23)

    const poor = await signIn(await createSubscriber())
    const product = await trainProduct(poor)
    const photo = await photoOf(poor, product)
    const many = await poor.post(`/api/model/${product}/image/${photo.id}/background`, {
      prompt: 'sand',
      num_images: 6,
    })
    assert.equal(many.status, 402)
    assert.deepInclude(await many.json(), { needed: 6, available: 5, kind: 'image' })
  })
})

async function untilUnfinished(visitor: Visitor, path: string) {
  const [, product] = /model\/(\d+)/.exec(path)!
  for (;;) {
    const { props } = await visitor.visit(`/photos/generate/${product}`)
    const [unfinished] = props.unfinished
    if (unfinished) return { unfinished }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
