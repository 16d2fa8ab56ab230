import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import type { PreflightData } from '#app/exports/transformers/preflight_data'
import { firstOf, firstOnes } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { readMarks, writeMarksInto } from '#tests/support/marks'
import { createEmptyProduct } from '#tests/support/product'
import { drawMask, drawProduct } from '#tests/support/product_picture'
import { createResult } from '#tests/support/result'
import { signIn } from '#tests/support/sign_in'

const SHAPE = { width: 900, height: 900, product: { left: 200, top: 200, width: 450, height: 450 } }

async function merchantWithResults(count = 1) {
  const visitor = await signIn()
  const product = await createEmptyProduct(visitor.user.id)
  const ids: number[] = []
  for (let index = 0; index < count; index++) {
    const drawn = await drawProduct({ ...SHAPE, ground: `hsl(${index * 40}, 40%, 60%)` })
      .png()
      .toBuffer()
    ids.push(
      await createResult({
        userId: visitor.user.id,
        productId: product.id,
        picture: await writeMarksInto(drawn),
        mask: await drawMask(SHAPE),
      })
    )
  }
  return { visitor, product, ids }
}

/** Takes a picture's file away from under it. */
async function removeFile(imageId: number): Promise<void> {
  const { key } = firstOf(
    await sql<{ key: string }>(
      db.connection(),
      `select m.disk_key as key from generated_images g join media m on m.id = g.media_id where g.id = ?`,
      [imageId]
    )
  )
  await drive.use().delete(key)
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test.group('Exports', () => {
  test('a preflight tells for every slot what is wrong and what is done about it', async ({
    assert,
  }) => {
    const { visitor, ids } = await merchantWithResults()
    const response = await visitor.post('/api/exports/preflight', { image_ids: ids })
    assert.equal(response.status, 200)
    const { markets, images } = await response.json()
    assert.deepEqual(
      markets.map(({ key }: { key: string }) => key),
      ['amazon', 'shopify', 'ebay', 'etsy', 'google', 'instagram', 'tiktok']
    )
    assert.match(markets[0].looked_up, /^2026-/)
    const slot = (target: string) =>
      images[0].slots.find((each: { target: string }) => each.target === target)
    assert.equal(slot('shopify.product').status, 'passes')
    assert.equal(slot('amazon.main').status, 'mendable')
    assert.deepInclude(slot('instagram.post').checks, {
      rule: 'format',
      status: 'mend',
      text: 'The file is PNG; JPEG is taken.',
      remedy: 'It is saved as JPEG.',
    })
  })

  test('one picture for one slot comes as a file in its form, with its marks', async ({
    assert,
  }) => {
    const { visitor, ids } = await merchantWithResults()
    const response = await visitor.get(`/exports/download?images=${ids[0]}&targets=amazon.main`)
    assert.equal(response.status, 200)
    assert.equal(response.headers.get('content-type'), 'image/png')
    assert.include(response.headers.get('content-disposition')!, `amazon-main-mug-${ids[0]}.png`)
    const file = await bytesOf(response)
    const { width, height } = await sharp(file).metadata()
    assert.equal(width, height)
    assert.equal(readMarks(file).Engine, 'local')
    const [red] = await sharp(file).raw().toBuffer()
    assert.equal(red, 255)
  })

  test('several come in one zip with readable names; what does not fit is told in it', async ({
    assert,
  }) => {
    const { visitor, product, ids } = await merchantWithResults(2)
    const small = await drawProduct({
      width: 200,
      height: 200,
      ground: '#808080',
      product: { left: 50, top: 50, width: 100, height: 100 },
    })
      .png()
      .toBuffer()
    ids.push(await createResult({ userId: visitor.user.id, productId: product.id, picture: small }))
    const response = await visitor.get(
      `/exports/download?images=${ids.join()}&targets=ebay.photo,instagram.post`
    )
    assert.equal(response.headers.get('content-type'), 'application/zip')
    const files = unzipSync(await bytesOf(response))
    assert.sameMembers(Object.keys(files), [
      `ebay-photo/mug-${ids[0]}.png`,
      `ebay-photo/mug-${ids[1]}.png`,
      `instagram-post/mug-${ids[0]}.jpg`,
      `instagram-post/mug-${ids[1]}.jpg`,
      'not-exported.txt',
    ])
    const told = Buffer.from(files['not-exported.txt']!).toString()
    assert.include(told, `ebay-photo/mug-${ids[2]}: It is 200 pixels`)
    const jpeg = await sharp(files[`instagram-post/mug-${ids[0]}.jpg`]).metadata()
    assert.equal(jpeg.format, 'jpeg')
  })

  test('without a market the pictures come as they are', async ({ assert }) => {
    const { visitor, ids } = await merchantWithResults(2)
    const stored = async (id: number) => {
      const alone = await visitor.get(`/exports/download?images=${id}`)
      assert.include(alone.headers.get('content-disposition')!, `"mug-${id}.png"`)
      return bytesOf(alone)
    }
    const files = unzipSync(
      await bytesOf(await visitor.get(`/exports/download?images=${ids.join()}`))
    )
    for (const id of ids) {
      assert.isTrue(Buffer.from(files[`pictures/mug-${id}.png`]!).equals(await stored(id)))
    }
  })

  test('a lost file does not cost the others, and is told', async ({ assert }) => {
    const { visitor, ids } = await merchantWithResults(3)
    await removeFile(ids[1]!)
    for (const [targets, folder] of [
      ['', 'pictures'],
      ['&targets=ebay.photo,shopify.product', 'ebay-photo'],
    ]) {
      const response = await visitor.get(`/exports/download?images=${ids.join()}${targets}`)
      const files = unzipSync(await bytesOf(response))
      const names = Object.keys(files).filter((name) => name.startsWith(`${folder}/`))
      assert.deepEqual(names, [`${folder}/mug-${ids[0]}.png`, `${folder}/mug-${ids[2]}.png`])
      const told = Buffer.from(files['not-exported.txt']!).toString()
      assert.include(told, `${folder}/mug-${ids[1]}: This file is missing from the store.`)
    }
  })

  test('a single one whose file is lost is answered with what to do', async ({ assert }) => {
    const { visitor, ids } = await merchantWithResults()
    await removeFile(ids[0]!)
    const targets = ['', '&targets=ebay.photo', '&targets=shopify.product']
    const addresses = targets.map((target) => `/exports/download?images=${ids[0]}${target}`)
    for (const address of [...addresses, `/api/images/${ids[0]}/file?format=webp`]) {
      const answer = await visitor.get(address)
      assert.equal(answer.status, 410, address)
      assert.include((await answer.json()).error, 'This file is missing from the store. Make it')
      assert.equal((await visitor.call('HEAD', address)).status, 410, address)
    }
    const page = await visitor.get(addresses[0]!, { headers: { accept: 'text/html' } })
    assert.equal(page.status, 410)
    assert.include(await page.text(), 'This file is missing from the store.')
    const archive = await visitor.get(`/api/images/archive?ids=${ids[0]}`)
    const { 'missing.txt': missing } = unzipSync(await bytesOf(archive))
    assert.equal(Buffer.from(missing!).toString(), `mug-on-sand-${ids[0]}.png\n`)
  })

  test('the picture whose file is lost fails a preflight alone, by its name', async ({
    assert,
  }) => {
    const { visitor, ids } = await merchantWithResults(3)
    await removeFile(ids[1]!)
    const response = await visitor.post('/api/exports/preflight', { image_ids: ids })
    assert.equal(response.status, 200)
    const { images } = (await response.json()) as PreflightData
    const [first, lost, last] = firstOnes(images, 3)
    assert.include(lost.problem, `mug-${ids[1]}: This file is missing from the store. Make it`)
    assert.isTrue(lost.slots.every(({ status }) => status === 'fails'))
    assert.equal(lost.slots[0]!.checks[0]!.text, 'Its file cannot be read.')
    for (const { problem, slots } of [first, last]) {
      assert.isNull(problem)
      assert.isTrue(slots.some(({ status }) => status !== 'fails'))
    }
  })

  test('pictures of others are not there, and what is asked wrongly is said', async ({
    assert,
  }) => {
    const { ids } = await merchantWithResults()
    const other = await signIn()
    const preflight = await other.post('/api/exports/preflight', { image_ids: ids })
    assert.equal(preflight.status, 404)
    const download = await other.get(`/exports/download?images=${ids[0]}&targets=amazon.main`)
    assert.equal(download.status, 404)
    const { visitor, ids: own } = await merchantWithResults()
    const none = await visitor.post('/api/exports/preflight', { image_ids: [] })
    assert.equal(none.status, 422)
    assert.equal((await none.json()).errors.image_ids[0], 'Please choose the pictures to export.')
    const unknown = await visitor.get(`/exports/download?images=${own[0]}&targets=nowhere.main`)
    assert.equal(unknown.status, 422)
    assert.equal((await unknown.json()).error, 'This market is not known.')
  })

  test('what does not fit is refused with the reason and the way', async ({ assert }) => {
    const { visitor, product } = await merchantWithResults()
    const picture = await drawProduct({
      width: 200,
      height: 200,
      ground: '#808080',
      product: { left: 50, top: 50, width: 100, height: 100 },
    })
      .png()
      .toBuffer()
    const id = await createResult({ userId: visitor.user.id, productId: product.id, picture })
    const response = await visitor.get(`/exports/download?images=${id}&targets=ebay.photo`)
    assert.equal(response.status, 422)
    assert.equal(
      (await response.json()).error,
      'It is 200 pixels on the longer side; at least 500 are needed. Use Upscale 2x, then export the larger picture.'
    )
  })
})
