import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import type { GeneratedImageData } from '#app/pictures/transformers/generated_image_data'
import { brokenLedgers, creditsOf } from '#tests/support/credits'
import { createSubscriber } from '#tests/support/merchant'
import { trainProduct } from '#tests/support/product'
import { FAILS, HALF_FAILS, UNKNOWN_WORD } from '#tests/support/quick_engine'
import { signIn } from '#tests/support/sign_in'

async function merchantWithProduct() {
  const visitor = await signIn(await createSubscriber({ image: 20, model: 1 }))
  const product = await trainProduct(visitor)
  const make = async (body: object) => {
    const answer = await visitor.post(`/api/generate/${product}`, body)
    return (await answer.json()) as { generation_id: string; images: GeneratedImageData[] }
  }
  const failed = async () => (await visitor.visit(`/photos/generate/${product}`)).props.failed
  return { visitor, product, make, failed }
}

/** Makes an order one that succeeds, and what was in its way something that passes. */
async function mend(generationId: string) {
  await sql(
    db.connection(),
    `update generations set
       params = jsonb_set(params, '{prompts}', '["on sand", "on sand", "on sand", "on sand"]'),
       error_code = 'internal', error_params = '{}',
       result = jsonb_set(result, '{failures}',
         '[{"index": 1, "code": "internal", "params": {}}, {"index": 3, "code": "internal", "params": {}}]')
     where id = ?`,
    [generationId]
  )
}

test.group('Pictures made again', (group) => {
  group.teardown(async () => {
    const broken = await brokenLedgers()
    if (broken.length > 0) throw new Error(`Ledgers that do not add up: ${JSON.stringify(broken)}`)
  })

  test('pieces that failed say why until they are made again, once, with their seeds', async ({
    assert,
  }) => {
    const { visitor, make, failed } = await merchantWithProduct()
    const first = await make({ prompt: HALF_FAILS, num_images: 4 })
    assert.equal(await creditsOf(visitor.user.id, 'image'), 23)
    const [notice] = await failed()
    assert.deepInclude(notice, { num_images: 2, error: 'This one failed.', can_retry: false })

    await mend(first.generation_id)
    assert.isTrue((await failed())[0].can_retry)
    const path = `/api/generations/${first.generation_id}/retry`
    const [one, other] = await Promise.all([visitor.post(path, {}), visitor.post(path, {})])
    assert.sameMembers([one.status, other.status], [200, 409])
    const again = (await (one.status === 200 ? one : other).json()) as typeof first
    assert.deepEqual(
      again.images.map(({ seed }) => seed),
      [first.images[0]!.seed! + 1, first.images[0]!.seed! + 3]
    )
    assert.equal(await creditsOf(visitor.user.id, 'image'), 21)
    assert.deepEqual(await failed(), [])
  })

  test('work that failed as a whole is dismissed, or made again when it can succeed', async ({
    assert,
  }) => {
    const { visitor, make, failed } = await merchantWithProduct()
    await make({ prompt: `something that ${FAILS}` })
    const [notice] = await failed()
    assert.deepInclude(notice, {
      error: 'This prompt is not allowed.',
      prompt: `something that ${FAILS}`,
      can_retry: false,
    })
    assert.equal((await visitor.post(`/api/generations/${notice.id}/dismiss`)).status, 204)
    assert.deepEqual(await failed(), [])
    assert.equal((await visitor.post(`/api/generations/${notice.id}/retry`, {})).status, 409)

    await make({ prompt: `another that ${FAILS}`, num_images: 4 })
    const [second] = await failed()
    await mend(second.id)
    const again = await visitor.post(`/api/generations/${second.id}/retry`, {})
    assert.lengthOf((await again.json()).images, 4)
    assert.equal(await creditsOf(visitor.user.id, 'image'), 21)
  })

  test('nothing is settled when the credits are missing', async ({ assert }) => {
    const { visitor, make, failed } = await merchantWithProduct()
    const { generation_id: id } = await make({ prompt: HALF_FAILS, num_images: 4 })
    await mend(id)
    await make({ prompt: 'on sand', num_images: 10 })
    await make({ prompt: 'on sand', num_images: 10 })
    await make({ prompt: 'on sand', num_images: 2 })
    assert.equal((await visitor.post(`/api/generations/${id}/retry`, {})).status, 402)
    assert.lengthOf(await failed(), 1)
  })

  test('nobody else makes them again', async ({ assert }) => {
    const { make } = await merchantWithProduct()
    const { generation_id: id } = await make({ prompt: HALF_FAILS, num_images: 2 })
    const stranger = await signIn()
    assert.equal((await stranger.post(`/api/generations/${id}/retry`, {})).status, 404)
    assert.equal((await stranger.post(`/api/generations/${id}/dismiss`)).status, 404)
  })

  test('variations have the same description and settings, and other seeds', async ({ assert }) => {
    const { visitor, product, make } = await merchantWithProduct()
    const { images } = await make({
      prompt: 'on marble',
      negative_prompt: 'plants',
      image_size: 'portrait_4_3',
    })
    const answer = await visitor.post(`/api/images/${images[0]!.id}/variations`, { num_images: 4 })
    const varied = ((await answer.json()) as { images: GeneratedImageData[] }).images
    assert.lengthOf(varied, 4)
    for (const image of varied) {
      const { prompt, negative_prompt: without, width, height, seed } = image
      assert.deepEqual([prompt, without, width, height], ['on marble', 'plants', 1080, 1350])
      assert.notEqual(seed, images[0]!.seed)
      assert.isTrue(image.can_vary)
    }
    assert.equal(await creditsOf(visitor.user.id, 'image'), 20)

    const enlarged = await visitor.post(`/api/products/${product}/upscale-image`, {
      image_url: images[0]!.path,
    })
    const { aiImage } = (await enlarged.json()) as { aiImage: GeneratedImageData }
    assert.isFalse(aiImage.can_vary)
    const refused = await visitor.post(`/api/images/${aiImage.id}/variations`, {})
    assert.equal(refused.status, 422)
  })

  test('what was to be left out and was not understood is told', async ({ assert }) => {
    const { make } = await merchantWithProduct()
    const { images } = await make({ prompt: 'on sand', negative_prompt: `no ${UNKNOWN_WORD}` })
    assert.deepEqual(images[0]!.ignored_words, [UNKNOWN_WORD])
  })

  test('descriptions of the product come first, each once', async ({ assert }) => {
    const { visitor, product, make } = await merchantWithProduct()
    await make({ prompt: 'on sand' })
    await make({ prompt: 'on marble', num_images: 2 })
    await make({ prompt: 'on sand' })
    const other = await trainProduct(visitor, { name: 'Jar' })
    await visitor.post(`/api/generate/${other}`, { prompt: 'on slate' })
    const answer = await visitor.get(`/api/products/${product}/prompts`)
    const { prompts } = await answer.json()
    assert.deepEqual(
      prompts.map((it: { prompt: string; is_of_product: boolean }) => [
        it.prompt,
        it.is_of_product,
      ]),
      [
        ['on sand', true],
        ['on marble', true],
        ['on slate', false],
      ]
    )
  })
})
