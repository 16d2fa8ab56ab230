import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { deleteAccount } from '#app/closure/actions/delete_account'
import type User from '#app/accounts/models/user'
import Media from '#app/media/models/media'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import type { GeneratedImageData } from '#app/pictures/transformers/generated_image_data'
import type { VideoData } from '#app/films/transformers/video_data'
import { isGone } from '#tests/support/gone'
import { createMerchant } from '#tests/support/merchant'
import { publish, trainProduct } from '#tests/support/product'
import { signIn } from '#tests/support/sign_in'
import type { Visitor } from '#tests/support/visitor'

type Client = Visitor & { user: User }
type Answer = { generation_id: string; images: GeneratedImageData[] }

/** A public product of one merchant, with a published picture by its owner and one by another merchant. */
async function sharedProduct() {
  const owner = await signIn(await createMerchant({ image: 5 }))
  const other = await signIn(await createMerchant({ image: 5, video: 1 }))
  const productId = await trainProduct(owner)
  await publish(productId)
  const make = async (visitor: Client): Promise<Answer> =>
    (await visitor.post(`/api/generate/${productId}`, { prompt: 'on marble' })).json()
  const [owners, others] = [await make(owner), await make(other)]
  await sql(db.connection(), 'update generated_images set is_published = true where id = ?', [
    owners.images[0]!.id,
  ])
  return { owner, other, productId, owners, others }
}

const keysOf = async (userId: number) =>
  (await Media.findManyBy('ownerId', userId)).map(({ diskKey }) => diskKey)

const kept = async (visitor: Client): Promise<number[]> => {
  const { component, props } = await visitor.visit('/photos/kept')
  if (component !== 'assets/kept') throw new Error(`Page ${component}`)
  return props.images.map(({ id }: GeneratedImageData) => id)
}

test.group('What others made of a public product', () => {
  for (const [what, remove] of [
    [
      'the product',
      async (owner: Client, productId: number) => {
        await owner.call('DELETE', `/products/${productId}`)
      },
    ],
    [
      'its owner’s account',
      (owner: Client) => deleteAccount({ userId: owner.user.id, deleteTeams: false }),
    ],
  ] as const) {
    test(`stays theirs when ${what} is deleted`, async ({ assert }) => {
      const { owner, other, productId, owners, others } = await sharedProduct()
      const enlarged = await other.post(`/api/products/${productId}/upscale-image`, {
        image_url: owners.images[0]!.path,
      })
      const { aiImage } = await enlarged.json()
      const filmed = await other.post('/api/generate-video', {
        prompt: 'pan left',
        image_url: owners.images[0]!.path,
        ai_model_id: productId,
      })
      assert.equal(filmed.status, 200)
      const theirs = await keysOf(other.user.id)
      const gone = firstOf(
        await Media.query().where('id', owners.images[0]!.path.split('/').at(-1)!)
      )
      assert.isFalse((await other.visit('/photos/generate')).props.has_kept_results)

      await remove(owner, productId)

      assert.equal((await other.get(owners.images[0]!.path)).status, 404)
      assert.isTrue(await isGone(gone.diskKey))
      assert.equal((await other.get(others.images[0]!.path)).status, 200)
      assert.sameMembers(await keysOf(other.user.id), theirs)
      const films = await sql<{ media_id: string; product_id: number | null }>(
        db.connection(),
        'select media_id, product_id from videos where user_id = ?',
        [other.user.id]
      )
      assert.lengthOf(films, 1)
      assert.isNull(films[0]!.product_id)
      assert.equal((await other.get(`/media/${films[0]!.media_id}`)).status, 200)
      const { props } = await other.visit('/photos/kept')
      assert.deepEqual(
        props.videos.map(({ path }: VideoData) => path),
        [`/media/${films[0]!.media_id}`]
      )
      assert.deepEqual(await kept(other), [aiImage.id, others.images[0]!.id])
      assert.isTrue((await other.visit('/photos/generate')).props.has_kept_results)
      const work = await (await other.get(`/api/generations/${others.generation_id}`)).json()
      assert.equal(work.product_id, null)
      assert.equal(work.result.images[0].id, others.images[0]!.id)
      assert.equal((await other.visit(`/photos/generate/${productId}`)).status, 404)
    })
  }

  test('is for them alone, and goes with their own account', async ({ assert }) => {
    const { owner, other, productId, others } = await sharedProduct()
    await owner.call('DELETE', `/products/${productId}`)
    assert.deepEqual(await kept(owner), [])
    assert.equal((await owner.get(others.images[0]!.path)).status, 404)
    const keys = await keysOf(other.user.id)
    await deleteAccount({ userId: other.user.id, deleteTeams: false })
    for (const key of keys) assert.isTrue(await isGone(key))
  })
})
