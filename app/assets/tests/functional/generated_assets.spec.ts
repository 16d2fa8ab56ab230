import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { edit, upload, upscale } from '#app/editor/tests/editor_calls'
import { sql } from '#app/core/database/sql'
import type { GeneratedImageData } from '#app/pictures/transformers/generated_image_data'
import { createSubscriber } from '#tests/support/merchant'
import { createResult } from '#tests/support/result'
import { photo, trainProduct } from '#tests/support/product'
import { signIn } from '#tests/support/sign_in'
import type { Visitor } from '#tests/support/visitor'

async function listed(visitor: Visitor, query = ''): Promise<GeneratedImageData[]> {
  const answer = await visitor.get(`/api/generated-assets${query}`)
  return ((await answer.json()) as { images: GeneratedImageData[] }).images
}

const idsOf = (images: GeneratedImageData[]) => images.map(({ id }) => id)

test.group('Generated assets', () => {
  test('are all that the merchant has made, found by type and by words', async ({ assert }) => {
    const visitor = await signIn(await createSubscriber({ image: 5 }))
    const product = await trainProduct(visitor)
    const made = await (
      await visitor.post(`/api/generate/${product}`, { prompt: 'on sand' })
    ).json()
    const { path } = await upload(visitor)
    const edited = await edit(visitor, { image: path, prompt: 'make the background pink' })
    const enlarged = await upscale(visitor, { image_url: edited.image.path })
    const ids = [enlarged.image.id, edited.image.id, made.images[0].id]

    const { component, props } = await visitor.visit('/generated-assets')
    assert.equal(component, 'assets/index')
    assert.deepEqual(
      props.images.map(({ id, type, product_name: name }: GeneratedImageData) => [id, type, name]),
      [
        [ids[0], 'upscaled_image', null],
        [ids[1], 'edited_image', null],
        [ids[2], 'generated_image', made.images[0].product_name],
      ]
    )
    assert.equal(props.images[2].product_id, product)
    assert.isNull(props.next_cursor)
    assert.deepEqual(props.videos, [])

    assert.deepEqual(idsOf(await listed(visitor, '?type=edited_image')), [ids[1]])
    assert.deepEqual(idsOf(await listed(visitor, '?type=background_image')), [])
    assert.deepEqual(idsOf(await listed(visitor, '?search=sand')), [ids[2]])
    assert.deepEqual(idsOf(await listed(visitor, '?search=sand&type=upscaled_image')), [])
    assert.deepEqual(idsOf(await listed(visitor, `?before=${ids[1]}`)), [ids[2]])
    assert.deepEqual(idsOf(await listed(visitor, '?type=nonsense')), ids)

    await visitor.call('DELETE', '/api/images', { json: { ids: [ids[1]] } })
    assert.deepEqual(idsOf(await listed(visitor)), [ids[0], ids[2]])
    await visitor.post('/api/images/restore', { ids: [ids[1]] })
    assert.deepEqual(idsOf(await listed(visitor)), ids)
  })

  test('come in parts, and are those of nobody else', async ({ assert }) => {
    const visitor = await signIn()
    const first = await createResult({
      userId: visitor.user.id,
      productId: null,
      picture: await photo(),
    })
    const more = await sql<{ id: number }>(
      db.connection(),
      `insert into generated_images (generation_id, user_id, media_id, position, prompt, original_prompt, width, height)
       select generation_id, user_id, media_id, n, prompt, original_prompt, width, height
       from generated_images, generate_series(1, 25) n where id = ? order by n returning id`,
      [first]
    )
    const ids = [first, ...more.map(({ id }) => id)].reverse()
    const { props } = await visitor.visit('/generated-assets')
    assert.deepEqual(idsOf(props.images), ids.slice(0, 24))
    assert.deepEqual(idsOf(await listed(visitor, `?before=${props.next_cursor}`)), ids.slice(24))

    const stranger = await signIn()
    assert.deepEqual((await stranger.visit('/generated-assets')).props.images, [])
    assert.deepEqual(await listed(stranger), [])
  })
})
