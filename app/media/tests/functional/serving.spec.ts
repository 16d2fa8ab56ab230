import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { photoDataUrl, publish } from '#tests/support/product'
import { createEmptyProduct } from '#tests/support/product'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'
import { Visitor } from '#tests/support/visitor'

/** A merchant with a product of one photo. */
async function merchantWithPhoto() {
  const visitor = await signIn()
  const product = await createEmptyProduct(visitor.user.id)
  const images = [await photoDataUrl()]
  const response = await visitor.post(`/products/${product.id}/upload-images`, { images })
  const [{ path }] = (await response.json()).images
  return { visitor, productId: product.id, path: path as string }
}

async function read(response: Response) {
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

test.group('Serving pictures', () => {
  test('only its owner sees a private picture', async ({ assert }) => {
    const { visitor, path } = await merchantWithPhoto()
    assert.equal((await visitor.get(path)).status, 200)
    assert.equal((await (await signIn()).get(path)).status, 404)
    assert.equal((await new Visitor().get(path)).status, 404)
    assert.equal((await new Visitor().get(`${path}/w160.webp`)).status, 404)
  })

  test('everybody sees the photos of a public product', async ({ assert }) => {
    const { path, productId } = await merchantWithPhoto()
    await publish(productId)
    const response = await new Visitor().get(path)
    assert.equal(response.status, 200)
    assert.equal(response.headers.get('content-type'), 'image/jpeg')
  })

  test('it is kept for an hour, cannot act as a page, and is asked for again, not sent again', async ({
    assert,
  }) => {
    const { visitor, path } = await merchantWithPhoto()
    const { headers } = await visitor.get(path)
    assert.equal(headers.get('cache-control'), 'private, max-age=3600, must-revalidate')
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.match(headers.get('content-security-policy')!, /sandbox/)
    const again = await visitor.get(path, { headers: { 'if-none-match': headers.get('etag')! } })
    assert.equal(again.status, 304)
    assert.equal(again.headers.get('cache-control'), headers.get('cache-control'))
    const withTag = { headers: { 'if-none-match': headers.get('etag')! } }
    assert.equal((await new Visitor().get(path, withTag)).status, 404, 'by who may not see it')
  })

  test('one that everybody may see is kept for good', async ({ assert }) => {
    const { path, productId } = await merchantWithPhoto()
    await publish(productId)
    const { headers } = await new Visitor().get(path)
    assert.equal(headers.get('cache-control'), 'private, max-age=31536000, immutable')
  })

  test('a lost file is told, and not remembered as lost', async ({ assert }) => {
    const { visitor, path } = await merchantWithPhoto()
    const { key } = firstOf(
      await sql<{ key: string }>(
        db.connection(),
        'select disk_key as key from media where id = ?',
        [path.split('/').at(-1)!]
      )
    )
    await drive.use().delete(key)
    for (const address of [path, `${path}/w160.webp`, `${path}/download?name=mug`]) {
      const answer = await visitor.get(address)
      assert.equal(answer.status, 410, address)
      assert.include((await answer.json()).error, 'This file is missing from the store.')
      assert.isNull(answer.headers.get('etag'), address)
      assert.notInclude(answer.headers.get('cache-control') ?? '', 'immutable', address)
    }
    assert.equal((await visitor.call('HEAD', `${path}/download`)).status, 410)
  })

  test('a range of bytes is answered with that range', async ({ assert }) => {
    const { visitor, path } = await merchantWithPhoto()
    const whole = Buffer.from(await (await visitor.get(path)).arrayBuffer())
    const part = await visitor.get(path, { headers: { range: 'bytes=10-19' } })
    assert.equal(part.status, 206)
    assert.equal(part.headers.get('content-range'), `bytes 10-19/${whole.length}`)
    assert.isTrue(whole.subarray(10, 20).equals(Buffer.from(await part.arrayBuffer())))
    const beyond = await visitor.get(path, { headers: { range: `bytes=${whole.length}-` } })
    assert.equal(beyond.status, 416)
  })

  test('a range is answered only of the file that the caller has the beginning of', async ({
    assert,
  }) => {
    const { visitor, path } = await merchantWithPhoto()
    const whole = await visitor.get(path)
    const length = Buffer.from(await whole.arrayBuffer()).length
    const range = 'bytes=10-19'
    const same = { range, 'if-range': whole.headers.get('etag')! }
    assert.equal((await visitor.get(path, { headers: same })).status, 206)
    const other = await visitor.get(path, { headers: { range, 'if-range': '"another"' } })
    assert.equal(other.status, 200)
    assert.equal(Buffer.from(await other.arrayBuffer()).length, length)
    const head = await visitor.call('HEAD', path, { headers: { range } })
    assert.equal(head.status, 200)
    assert.equal(head.headers.get('content-length'), String(length))
    assert.equal(head.headers.get('accept-ranges'), 'bytes')
  })

  test('{$self} is a smaller copy, which one made in a hurry stands in for at first')
    .with(['w160.webp', 'w480.avif'])
    .run(async ({ assert }, name) => {
      const { visitor, path } = await merchantWithPhoto()
      const [, width, format] = /w(\d+)\.(\w+)/.exec(name)!
      const load = async () => {
        const { headers, ...response } = await read(await visitor.get(`${path}/${name}`))
        assert.equal((await sharp(response.bytes).metadata()).width, Number(width))
        return headers
      }
      const quick = await load()
      assert.equal(quick.get('content-type'), 'image/webp')
      assert.equal(quick.get('cache-control'), 'private, no-cache')
      assert.isNull(quick.get('etag'))
      const kept = await until(async () => {
        const headers = await load()
        return headers.get('etag') ? headers : null
      })
      assert.equal(kept.get('content-type'), `image/${format}`)
      assert.include(kept.get('cache-control'), 'max-age=3600')
    })

  test('a picture is not enlarged, and sizes that nobody offers are not made', async ({
    assert,
  }) => {
    const { visitor, path } = await merchantWithPhoto()
    const large = await visitor.get(`${path}/w1600.webp`)
    const metadata = await sharp(Buffer.from(await large.arrayBuffer())).metadata()
    assert.equal(metadata.width, 640)
    assert.equal((await visitor.get(`${path}/w161.webp`)).status, 404)
    assert.equal((await visitor.get(`${path}/w160.gif`)).status, 404)
  })

  test('a download is saved under the name that the screen gives', async ({ assert }) => {
    const { visitor, path } = await merchantWithPhoto()
    const response = await visitor.get(`${path}/download?name=${encodeURIComponent('Café Tasse')}`)
    assert.equal(
      response.headers.get('content-disposition'),
      `attachment; filename="Caf_ Tasse.jpg"; filename*=UTF-8''Caf%C3%A9%20Tasse.jpg`
    )
  })
})
