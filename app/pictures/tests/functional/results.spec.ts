import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { sql } from '#app/core/database/sql'
import { removeDeletedImages } from '#app/pictures/actions/remove_deleted_images'
import type { GeneratedImageData } from '#app/pictures/transformers/generated_image_data'
import { isGone } from '#tests/support/gone'
import { readMarks } from '#tests/support/marks'
import { createSubscriber } from '#tests/support/merchant'
import { publish, trainProduct } from '#tests/support/product'
import { signIn } from '#tests/support/sign_in'
import type { Visitor } from '#tests/support/visitor'

type Images = GeneratedImageData[]

async function merchantWithImages(...prompts: string[]) {
  const visitor = await signIn(await createSubscriber({ image: 20 }))
  const product = await trainProduct(visitor)
  const images: Images = []
  for (const prompt of prompts) {
    const answer = await visitor.post(`/api/generate/${product}`, { prompt })
    images.push(...((await answer.json()) as { images: Images }).images)
  }
  return { visitor, product, images, ids: images.map(({ id }) => id) }
}

async function listed(visitor: Visitor, product: number, query = ''): Promise<number[]> {
  const answer = await visitor.get(`/api/products/${product}/images${query}`)
  const { images } = (await answer.json()) as { images: Images }
  return images.map(({ id }) => id)
}

const remove = (visitor: Visitor, ids: number[]) =>
  visitor.call('DELETE', '/api/images', { json: { ids } })

/** Lets so much time pass since pictures were deleted that they cannot be brought back. */
const letTimePass = (ids: number[]) =>
  sql(
    db.connection(),
    `update generated_images set deleted_at = deleted_at - interval '25 hours' where id = any(?)`,
    [ids]
  )

test.group('Results', () => {
  test('one that was deleted is gone from everywhere, and comes back', async ({ assert }) => {
    const { visitor, product, images, ids } = await merchantWithImages('on sand', 'on marble')
    assert.deepEqual((await (await remove(visitor, [ids[0]!])).json()).ids, [ids[0]])

    assert.deepEqual(await listed(visitor, product), [ids[1]])
    const { props } = await visitor.visit(`/products/${product}`)
    assert.equal(props.product.generated_images_count, 1)
    const enlarged = await visitor.post(`/api/products/${product}/upscale-image`, {
      image_url: images[0]!.path,
    })
    assert.equal(enlarged.status, 422)

    const back = await visitor.post('/api/images/restore', { ids: [ids[0]] })
    assert.deepEqual((await back.json()).ids, [ids[0]])
    assert.deepEqual(await listed(visitor, product), [ids[1], ids[0]])
    assert.equal((await visitor.get(images[0]!.path)).status, 200)
  })

  test('words find it with accents and without, and umlauts in both spellings', async ({
    assert,
  }) => {
    const { visitor, product, ids } = await merchantWithImages(
      'auf grünem Samt',
      'Café crème'.normalize('NFD'),
      'ışık altında',
      'लाल मेज़ पर'
    )
    const found = (search: string) =>
      listed(visitor, product, `?search=${encodeURIComponent(search)}`)
    for (const search of ['grünem', 'grunem', 'gruenem samt', 'gru']) {
      assert.deepEqual(await found(search), [ids[0]], search)
    }
    for (const search of ['café', 'cafe creme', 'CRÈME'.normalize('NFD')]) {
      assert.deepEqual(await found(search), [ids[1]], search)
    }
    for (const search of ['ışık', 'isik', 'IŞIK']) {
      assert.deepEqual(await found(search), [ids[2]], search)
    }
    assert.deepEqual(await found('मेज़'), [ids[3]])
    assert.deepEqual(await found('⑴'), [])
  })

  test('its files go after a while, but not a mask that another one shares', async ({ assert }) => {
    const { visitor, product, images, ids } = await merchantWithImages('on sand')
    const enlarged = await visitor.post(`/api/products/${product}/upscale-image`, {
      image_url: images[0]!.path,
    })
    const { aiImage } = (await enlarged.json()) as { aiImage: GeneratedImageData }
    const files = await sql<{ picture: string; mask: string }>(
      db.connection(),
      `select p.disk_key as picture, m.disk_key as mask from generated_images g
       join media p on p.id = g.media_id join media m on m.id = g.mask_media_id where g.id = ?`,
      ids
    )
    await remove(visitor, ids)
    await removeDeletedImages()
    assert.equal((await visitor.get(images[0]!.path)).status, 200)

    await letTimePass(ids)
    await removeDeletedImages()
    assert.isTrue(await isGone(files[0]!.picture))
    assert.equal((await visitor.get(images[0]!.path)).status, 404)
    assert.deepEqual((await (await visitor.post('/api/images/restore', { ids })).json()).ids, [])
    const mask = await db.from('media').where('disk_key', files[0]!.mask)
    assert.lengthOf(mask, 1)

    await remove(visitor, [aiImage.id])
    await letTimePass([aiImage.id])
    await removeDeletedImages()
    assert.isTrue(await isGone(files[0]!.mask))
  })

  test('words of the description and stars find it', async ({ assert }) => {
    const { visitor, product, ids } = await merchantWithImages(
      'on Marble, soft light',
      'on sand',
      'marbled paper, look-42'
    )
    assert.deepEqual(await listed(visitor, product, '?search=marble'), [ids[2], ids[0]])
    assert.deepEqual(await listed(visitor, product, '?search=LIGHT%20mar'), [ids[0]])
    assert.deepEqual(await listed(visitor, product, '?search=look-42'), [ids[2]])
    assert.deepEqual(await listed(visitor, product, '?search=on%20marb'), [ids[0]])
    assert.deepEqual(await listed(visitor, product, '?search=ma'), [], 'short words are whole ones')
    const eight = 'on+marble+soft+light+on+marble+soft+light'
    assert.deepEqual(await listed(visitor, product, `?search=${eight}+elsewhere`), [ids[0]])
    assert.deepEqual(await listed(visitor, product, `?search=${encodeURIComponent("'&!:*")}`), [
      ...ids.toReversed(),
    ])
    await visitor.call('PATCH', '/api/images', { json: { ids: [ids[1]], is_favorite: true } })
    assert.deepEqual(await listed(visitor, product, '?favorites=1'), [ids[1]])
    assert.deepEqual(await listed(visitor, product, '?favorites=1&search=marble'), [])
    await visitor.call('PATCH', '/api/images', { json: { ids: [ids[1]], is_favorite: false } })
    assert.deepEqual(await listed(visitor, product, '?favorites=1'), [])
  })

  test('it is saved in each format, with the marks of its origin', async ({ assert }) => {
    const { visitor, ids } = await merchantWithImages('on sand')
    for (const format of ['png', 'jpeg', 'webp']) {
      const answer = await visitor.get(`/api/images/${ids[0]}/file?format=${format}`)
      assert.equal(answer.headers.get('content-type'), `image/${format}`)
      assert.match(answer.headers.get('content-disposition')!, /^attachment; filename="mug-\d+\./)
      const file = Buffer.from(await answer.arrayBuffer())
      assert.equal((await sharp(file).metadata()).format, format)
      const marks = readMarks(file)
      assert.equal(marks.CreatorTool, 'Vitrine')
      assert.match(marks.DigitalSourceType!, /composite$/)
    }
    assert.equal((await visitor.get(`/api/images/${ids[0]}/file?format=gif`)).status, 422)
  })

  test('many come as one archive with names that tell what they are', async ({ assert }) => {
    const { visitor, ids } = await merchantWithImages('on sand', 'on a marble table, soft light')
    const answer = await visitor.get(`/api/images/archive?ids=${ids.join(',')}`)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    assert.match(answer.headers.get('content-disposition')!, /filename="mug-pictures.zip"/)
    const files = unzipSync(bytes)
    assert.deepEqual(Object.keys(files), [
      `mug-on-sand-${ids[0]}.png`,
      `mug-on-a-marble-table-soft-light-${ids[1]}.png`,
      'results.csv',
    ])
    const { 'results.csv': table, ...pictures } = files
    for (const file of Object.values(pictures)) {
      assert.equal((await sharp(file).metadata()).format, 'png')
    }
    const lines = strFromU8(table!).trim().split('\r\n')
    assert.equal(
      lines[0],
      'file,product,prompt,type,date,credits,seed,delta_e,ssim,label_words,label_words_read,shaped_by'
    )
    assert.match(
      lines[2]!,
      new RegExp(
        `^mug-on-a-marble-table-soft-light-${ids[1]}\\.png,Mug,"on a marble table, soft light",Product pictures,\\d{4}-\\d\\d-\\d\\dT[^,]+,1,\\d+,1.4,0.98,5,4,$`
      )
    )
    const tooMany = Array.from({ length: 501 }, (_, n) => n + 1).join(',')
    const refused = await visitor.get(`/api/images/archive?ids=${tooMany}`)
    assert.equal(refused.status, 422)
    assert.equal((await refused.json()).error, 'Choose no more than 500 pictures at a time.')
  })

  test('nobody else changes, saves or varies it, even where they see it', async ({ assert }) => {
    const { product, ids, images, visitor } = await merchantWithImages('on sand')
    await publish(product)
    await sql(db.connection(), 'update generated_images set is_published = true where id = ?', ids)
    const stranger = await signIn()
    assert.deepEqual(await listed(stranger, product), ids)
    const { props } = await stranger.visit(`/photos/generate/${product}`)
    assert.isFalse(props.images[0].is_own)

    assert.deepEqual((await (await remove(stranger, ids)).json()).ids, [])
    await stranger.call('PATCH', '/api/images', { json: { ids, is_favorite: true } })
    assert.deepEqual(await listed(visitor, product, '?favorites=1'), [])
    assert.equal((await stranger.get(`/api/images/${ids[0]}/file?format=png`)).status, 404)
    assert.equal((await stranger.get(`/api/images/archive?ids=${ids[0]}`)).status, 404)
    assert.equal((await stranger.post(`/api/images/${ids[0]}/variations`, {})).status, 404)
    assert.equal((await stranger.get(images[0]!.path)).status, 200)

    await remove(visitor, ids)
    assert.deepEqual(await listed(stranger, product), [])
    assert.equal((await stranger.get(images[0]!.path)).status, 404)
  })
})
