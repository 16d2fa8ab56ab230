import { test } from '@japa/runner'
import { firstOf, firstOnes } from '#app/core/elements'
import { createSubscriber } from '#tests/support/merchant'
import { trainProduct } from '#tests/support/product'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'
import type { Visitor } from '#tests/support/visitor'

async function merchant(...names: string[]) {
  const visitor = await signIn(await createSubscriber({ video: 2, image: 5, model: 2 }))
  const products: number[] = []
  for (const name of names) products.push(await trainProduct(visitor, { name }))
  return { visitor, products }
}

async function sourcesAt(visitor: Visitor, path: string) {
  const { sources } = await (await visitor.get(path)).json()
  return sources as { id: string; from: string; label: string; product: { name: string } }[]
}

test.group('A reel of several products', () => {
  test('finds the pictures of each, and says which products it shows', async ({ assert }) => {
    const { visitor, products } = await merchant('Blue mug', 'Red cap')
    const [mug, cap] = products
    const own = await sourcesAt(visitor, `/products/${mug}/reels/sources`)
    const others = await sourcesAt(visitor, `/products/${cap}/reels/sources`)
    assert.isNotEmpty(others)
    assert.isTrue(others.every(({ product }) => product.name === 'Red cap'))
    const ids = [own[0]!.id, others[0]!.id, others[1]!.id]
    const told = await sourcesAt(visitor, `/reels/sources?ids=${ids.join(',')}`)
    assert.sameMembers(
      told.map(({ id }) => id),
      ids
    )
    const items = [
      { asset_id: ids[0] },
      { asset_id: ids[1], cut_out: true },
      { asset_id: ids[2], caption: 'Also in red' },
    ]
    const order = await visitor.post(`/products/${mug}/reels`, { items, duration: 6 })
    const { generation_id: id } = await order.json()
    const { video } = await until(async () => {
      const work = await (await visitor.get(`/api/generations/${id}`)).json()
      return work.status === 'succeeded' ? work.result : null
    })
    assert.match(video.alt, /with 3 pictures of Blue mug and Red cap\. It says: Also in red/)
  })

  test('takes none of somebody else’s, and leaves out what was deleted', async ({ assert }) => {
    const { visitor, products } = await merchant('Blue mug')
    const stranger = await merchant('Red cap')
    const path = `/products/${stranger.products[0]}/reels/sources`
    assert.equal((await visitor.get(path)).status, 404)
    const foreign = firstOf(await sourcesAt(stranger.visitor, path))

    const made = await visitor.post(`/api/generate/${products[0]}`, { prompt: 'on wood' })
    const [image] = (await made.json()).images
    const [result, photo] = firstOnes(
      await sourcesAt(visitor, `/products/${products[0]}/reels/sources`),
      2
    )
    assert.deepInclude(result, { id: image.picture.id, label: 'Blue mug: on wood' })
    await visitor.call('DELETE', '/api/images', { json: { ids: [image.id] } })
    const asked = [foreign.id, result.id, photo.id].join(',')
    const left = await sourcesAt(visitor, `/reels/sources?ids=${asked}`)
    assert.deepEqual(
      left.map(({ id }) => id),
      [photo.id]
    )
    assert.equal((await visitor.get('/reels/sources?ids=x')).status, 422)
    const items = [photo, photo, result].map((source) => ({ asset_id: source.id }))
    const refused = await visitor.post(`/products/${products[0]}/reels`, { items })
    assert.equal(refused.status, 422)
    assert.match((await refused.json()).message, /^Picture 3 was deleted, or is not yours/)
  })
})
