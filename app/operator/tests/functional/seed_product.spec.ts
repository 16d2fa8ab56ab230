import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { SAMPLES } from '#app/operator/samples/catalog'
import { seedProduct } from '#app/operator/samples/seed_product'
import { storeSample } from '#app/operator/samples/store_sample'
import { readMarks } from '#tests/support/marks'
import { signIn } from '#tests/support/sign_in'

test.group('A seeded sample', () => {
  test('tells of its pictures and photos as one that was trained here', async ({ assert }) => {
    const visitor = await signIn()
    const sample = SAMPLES.find(({ folder }) => folder === 'mug')!
    const stored = await storeSample(sample)
    await db.transaction((trx) =>
      seedProduct(trx, { stored, ownerId: visitor.user.id, isPublic: false })
    )
    const { props: list } = await visitor.visit('/products')
    const { id } = list.products[0]
    const { props } = await visitor.visit(`/products/${id}`)
    const photos = props.product.input_images

    const used = props.views.filter((view: { quality: string }) => view.quality !== 'unused')
    assert.isAbove(used.length, 1)
    for (const view of used) {
      assert.equal((await visitor.get(`/media/${view.cutout.id}`)).status, 200)
    }
    for (const image of props.images) {
      assert.include(
        photos.map(({ picture }: { picture: { id: string } }) => picture.id),
        image.source_photo.id
      )
      assert.isString(image.scene)
      assert.deepEqual(image.ignored_words, [])
      const file = Buffer.from(await (await visitor.get(image.path)).arrayBuffer())
      assert.deepInclude(readMarks(file), {
        CreatorTool: 'Vitrine',
        Engine: 'local',
        Seed: String(image.seed),
        Scene: image.scene,
      })
    }
    const rows = await db.from('generated_images').where('product_id', id).select('mask_media_id')
    for (const { mask_media_id: mask } of rows) {
      assert.equal((await visitor.get(`/media/${mask}`)).headers.get('content-type'), 'image/png')
    }
  })
})
