import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { strFromU8, unzipSync } from 'fflate'
import { brokenLedgers, creditsOf } from '#tests/support/credits'
import { merchantWithToken, readAsDescribed } from '#tests/support/public_api'
import { photoDataUrl, trainProduct } from '#tests/support/product'
import { FAILS, HALF_FAILS, LABEL, NEVER_ENDS } from '#tests/support/quick_engine'

async function trained() {
  const merchant = await merchantWithToken()
  return { ...merchant, productId: await trainProduct(merchant.visitor) }
}

const IMAGES = '/products/{product}/images'

test.group('Work over the public API', (group) => {
  group.teardown(async () => {
    const broken = await brokenLedgers()
    if (broken.length > 0) throw new Error(`Ledgers that do not add up: ${JSON.stringify(broken)}`)
  })

  test('null, and an empty text, say the same as leaving a field out', async ({ assert }) => {
    const { api, productId } = await trained()
    const left = { num_images: null, image_size: '', seed: null, layout: null }
    const order = { prompt: 'on sand', negative_prompt: '', ...left }
    const answer = await api.post(`/products/${productId}/images`, order)
    assert.equal(answer.status, 200)
    const { generation_id: id } = await answer.json()
    const { params } = await db.from('generations').where('id', id).firstOrFail()
    assert.isFalse('negativePrompt' in params)
    assert.isNumber(params.seed)
  })

  test('assets are listed newest first, by kind and by product', async ({ assert }) => {
    const { api, productId } = await trained()
    const order = { prompt: 'on sand', num_images: 10 }
    for (let round = 0; round < 3; round++) await api.post(`/products/${productId}/images`, order)
    const first = await readAsDescribed('/assets', 'get', await api.get('/assets?type=image'))
    assert.lengthOf(first.assets, 24)
    assert.deepInclude(first.assets[0], { delta_e: 1.4, ssim: 0.98, label: LABEL })
    const rest = await (
      await api.get(`/assets?product_id=${productId}&before=${first.next_cursor}`)
    ).json()
    assert.lengthOf(rest.assets, 6)
    assert.isNull(rest.next_cursor)
    const ids = [...first.assets, ...rest.assets].map(({ id }) => id)
    assert.lengthOf([...new Set(ids)], 30)
    assert.deepEqual(ids, [...ids].sort().reverse())
    assert.deepEqual((await (await api.get('/assets?type=video')).json()).assets, [])
    const wrong = await api.get('/assets?type=sound')
    assert.equal((await wrong.json()).error.field, 'type')
  })

  test('a page of assets has as many as are asked for, up to a hundred', async ({ assert }) => {
    const { api, productId } = await trained()
    await api.post(`/products/${productId}/images`, { prompt: 'on sand', num_images: 5 })
    const first = await readAsDescribed('/assets', 'get', await api.get('/assets?per_page=3'))
    assert.lengthOf(first.assets, 3)
    const rest = await (await api.get(`/assets?per_page=100&before=${first.next_cursor}`)).json()
    assert.lengthOf(rest.assets, 2)
    assert.isNull(rest.next_cursor)
    for (const path of ['/assets', '/products']) {
      for (const wrong of ['101', '0', '1.5', 'all']) {
        const answer = await api.get(`${path}?per_page=${wrong}`)
        assert.equal(answer.status, 422, `${path} ${wrong}`)
        assert.equal((await answer.json()).error.field, 'per_page')
      }
    }
  })

  test('a page of products has as many as are asked for', async ({ assert }) => {
    const { api, visitor } = await trained()
    await trainProduct(visitor)
    const first = await readAsDescribed('/products', 'get', await api.get('/products?per_page=1'))
    assert.lengthOf(first.products, 1)
    const next = await (await api.get(`/products?per_page=1&before=${first.next_cursor}`)).json()
    assert.lengthOf(next.products, 1)
    assert.notEqual(next.products[0].id, first.products[0].id)
    assert.isNull(next.next_cursor)
  })

  test('a part of a file is answered, and of HEAD its headers', async ({ assert }) => {
    const { api, productId } = await trained()
    const made = await (
      await api.post(`/products/${productId}/images`, { prompt: 'on sand' })
    ).json()
    const path = `/assets/${made.images[0].id}/file`
    const whole = await api.get(path)
    const bytes = Buffer.from(await whole.arrayBuffer())
    const tag = whole.headers.get('etag')!
    assert.equal(whole.headers.get('accept-ranges'), 'bytes')
    const part = await api.get(path, { 'range': 'bytes=10-19', 'if-range': tag })
    assert.equal(part.status, 206)
    assert.equal(part.headers.get('content-range'), `bytes 10-19/${bytes.length}`)
    assert.isTrue(bytes.subarray(10, 20).equals(Buffer.from(await part.arrayBuffer())))
    const end = await api.get(path, { range: 'bytes=-5' })
    assert.isTrue(bytes.subarray(-5).equals(Buffer.from(await end.arrayBuffer())))
    const changed = await api.get(path, { 'range': 'bytes=10-19', 'if-range': '"another"' })
    assert.equal(changed.status, 200)
    assert.equal(Buffer.from(await changed.arrayBuffer()).length, bytes.length)
    const beyond = await api.get(path, { range: `bytes=${bytes.length}-` })
    assert.equal(beyond.status, 416)
    assert.equal(beyond.headers.get('content-range'), `bytes */${bytes.length}`)
    const head = await api.call('HEAD', path)
    assert.equal(head.status, 200)
    assert.equal(head.headers.get('content-length'), String(bytes.length))
  })

  test('who does not wait is told where to ask, and may cancel', async ({ assert }) => {
    const { api, productId, visitor } = await trained()
    const preferring = { prefer: 'respond-async' }
    const order = { prompt: 'on sand' }
    const accepted = await api.post(`/products/${productId}/images`, order, preferring)
    assert.equal(accepted.status, 202)
    assert.equal(accepted.headers.get('preference-applied'), 'respond-async')
    const work = await readAsDescribed(IMAGES, 'post', accepted)
    assert.equal(accepted.headers.get('location'), work.status_url)
    const status = new URL(work.status_url).pathname.replace('/api/v1', '')
    const done = await ended(async () =>
      readAsDescribed('/generations/{generation}', 'get', await api.get(status))
    )
    assert.equal(done.status, 'succeeded')
    assert.equal(done.result.images[0].prompt, 'on sand')

    const endless = await api.post(
      `/products/${productId}/images`,
      { prompt: NEVER_ENDS },
      preferring
    )
    const path = `/generations/${(await endless.json()).id}`
    assert.equal((await api.call('DELETE', path)).status, 200)
    const cancelled = await ended(async () => (await api.get(path)).json())
    assert.deepInclude(cancelled, { status: 'cancelled', result: null, error_code: 'cancelled' })
    assert.equal(await creditsOf(visitor.user.id, 'image'), 34)
  })

  test('products and photos are made once for each key', async ({ assert }) => {
    const { api } = await merchantWithToken()
    const product = { name: 'Mug', images: [await photoDataUrl()] }
    const key = (name: string) => ({ 'idempotency-key': name })
    const create = async (body: object) => api.post('/products', body, key('mug'))
    const [first, second] = await Promise.all([create(product), create(product)])
    assert.deepEqual([first.status, second.status], [201, 201])
    const { id, ...made } = await readAsDescribed('/products', 'post', first)
    assert.deepEqual(await second.json(), { id, ...made })
    assert.lengthOf((await (await api.get('/products')).json()).products, 1)
    const other = await (await create({ ...product, name: 'Cup' })).json()
    assert.equal(other.error.code, 'idempotency_key_reused')

    const path = `/products/${id}/photos`
    const more = { images: [await photoDataUrl(20), await photoDataUrl(40)] }
    const { photos } = await (await api.post(path, more, key('photos'))).json()
    assert.lengthOf(photos, 2)
    assert.deepEqual((await (await api.post(path, more, key('photos'))).json()).photos, photos)
    assert.equal(
      (await api.post(path, { images: more.images.slice(1) }, key('photos'))).status,
      409
    )
    const shown = await (await api.get(`/products/${id}`)).json()
    assert.equal(shown.photos_count, 3)
  })

  test('a repeated call with one key makes nothing twice', async ({ assert }) => {
    const { api, productId, visitor } = await trained()
    const ask = (prompt: string) =>
      api.post(`/products/${productId}/images`, { prompt }, { 'idempotency-key': 'order-1' })
    const [first, second] = await Promise.all([ask('on sand'), ask('on sand')])
    assert.deepEqual(await first.json(), await second.json())
    assert.equal(await creditsOf(visitor.user.id, 'image'), 34)
    const { error } = await (await ask('on stone')).json()
    assert.equal(error.code, 'idempotency_key_reused')
  })

  test('each of four changed pictures says that it cost one credit', async ({ assert }) => {
    const { api, visitor } = await merchantWithToken()
    const body = { image: await photoDataUrl(), prompt: 'make it brighter', num_images: 4 }
    const made = await api.post('/edit-image', body)
    assert.equal(made.status, 200, await made.text())
    const ids = (await db.from('generated_images').where('user_id', visitor.user.id)).map(
      ({ id }: { id: number }) => id
    )
    const archive = await visitor.get(`/api/images/archive?ids=${ids.join(',')}`)
    assert.equal(archive.status, 200)
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()))
    const lines = strFromU8(files['results.csv']!).trim().split('\r\n').slice(1)
    assert.lengthOf(lines, 4)
    for (const line of lines) assert.match(line, /,1,\d*,,,,,$/)
  })

  test('what failed is told and given back', async ({ assert }) => {
    const { api, productId, visitor } = await trained()
    const half = await api.post(`/products/${productId}/images`, {
      prompt: HALF_FAILS,
      num_images: 4,
    })
    const { images, failures } = await half.json()
    assert.lengthOf(images, 2)
    assert.lengthOf(failures, 2)
    const failed = await api.post(`/products/${productId}/images`, { prompt: `it ${FAILS}` })
    assert.equal(failed.status, 422)
    assert.deepEqual((await failed.json()).error, {
      code: 'rejected_content',
      message: 'This prompt is not allowed.',
    })
    assert.equal(await creditsOf(visitor.user.id, 'image'), 33)
  })

  test('who has no credits left is told', async ({ assert }) => {
    const { api, productId } = await trained()
    for (let round = 0; round < 3; round++) {
      await api.post(`/products/${productId}/images`, { prompt: 'on sand', num_images: 10 })
    }
    const refused = await api.post(`/products/${productId}/images`, { prompt: 'x', num_images: 10 })
    assert.equal(refused.status, 402)
    assert.isString((await readAsDescribed(IMAGES, 'post', refused)).error.message)
  })
})

/** Asks until work has ended, later and later: a token may make so many calls a minute, however busy the machine is. */
async function ended<Work extends { status: string }>(ask: () => Promise<Work>): Promise<Work> {
  for (let pauseMs = 100; ; pauseMs = Math.min(pauseMs * 2, 2_000)) {
    const work = await ask()
    if (!['queued', 'running'].includes(work.status)) return work
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
