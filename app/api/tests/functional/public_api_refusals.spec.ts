import { request as httpRequest } from 'node:http'
import { Readable } from 'node:stream'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/shell/sql'
import { ApiClient, base, merchantWithToken } from '#tests/support/public_api'
import { createEmptyProduct, photoDataUrl, trainProduct } from '#tests/support/product'

const MB = 1024 * 1024
const AN_ID = '0192f0c1-2f43-7d6a-8f3e-000000000000'

async function refusal(response: Response) {
  return { status: response.status, ...(await response.json()).error }
}

const tooMany = Array.from({ length: 21 }, () => 'http://example.com/a.jpg')

test.group('Calls of the public API that are refused', (group) => {
  group.each.timeout(30_000)

  test('{path}: {field}: {sentence}')
    .with([
      { path: '', body: {}, field: 'name', sentence: 'The name field is required.' },
      {
        path: '',
        body: { name: 7, images: [] },
        field: 'name',
        sentence: 'The name field must be a string.',
      },
      {
        path: '',
        body: { name: 'Mug' },
        field: 'images',
        sentence: 'Send at least one photo, in images or in image_urls.',
      },
      {
        path: '',
        body: { name: 'Mug', images: 'x' },
        field: 'images',
        sentence: 'The images field must be an array.',
      },
      {
        path: '',
        body: { name: 'Mug', is_public: 'yes', images: ['x'] },
        field: 'is_public',
        sentence: 'The is_public field must be true or false.',
      },
      {
        path: '',
        body: { name: 'Mug', images: ['iVBORw0KGgo='] },
        field: 'images',
        sentence: 'A picture must be a data URI in base64, such as data:image/jpeg;base64,...',
      },
      {
        path: '',
        body: { name: 'Mug', images: ['upload:x'] },
        field: 'images',
        sentence: 'A picture must be a data URI in base64, such as data:image/jpeg;base64,...',
      },
      {
        path: '',
        body: { name: 'Mug', images: ['data:image/png;base64,aGVsbG8='] },
        field: 'images.0',
        sentence: 'Please select only image files',
      },
      {
        path: '',
        body: { name: 'Mug', images: ['data:image/png;base64,<>'] },
        status: 400,
        code: 'invalid_json',
        field: 'images',
        sentence: 'A data URL is not valid base64.',
      },
      {
        path: '',
        body: { name: 'Mug', images: ['data:image/png,abc'] },
        status: 400,
        code: 'invalid_json',
        field: 'images',
        sentence: 'Data URLs must be encoded in base64.',
      },
      {
        path: '',
        body: { name: 'Mug', image_urls: tooMany },
        field: 'image_urls',
        sentence: 'The image_urls field must not have more than 20 items.',
      },
      {
        path: '',
        body: { name: 'Mug', image_urls: ['ftp://example.com/a.jpg'] },
        field: 'image_urls.0',
        sentence: 'This is not the address of a picture: it must begin with http:// or https://.',
      },
      {
        path: '',
        body: { name: 'Mug', image_urls: ['http://127.0.0.1/a.jpg'] },
        field: 'image_urls.0',
        sentence: 'Pictures are fetched from public addresses only.',
      },
      {
        path: '',
        body: { name: 'Mug', image_urls: ['http://[::1]/a.jpg'] },
        field: 'image_urls.0',
        sentence: 'Pictures are fetched from public addresses only.',
      },
      {
        path: '',
        body: { name: 'Mug', image_urls: ['http://169.254.169.254/latest/meta-data'] },
        field: 'image_urls.0',
        sentence: 'Pictures are fetched from public addresses only.',
      },
      {
        path: '',
        body: { name: 'Mug', image_urls: ['http://localhost/a.jpg'] },
        field: 'image_urls.0',
        sentence: 'Pictures are fetched from public addresses only.',
      },
      { path: '/P/images', body: {}, field: 'prompt', sentence: 'The prompt field is required.' },
      {
        path: '/P/images',
        body: { prompt: ' ' },
        field: 'prompt',
        sentence: 'The prompt field must be at least 1 characters.',
      },
      {
        path: '/P/images',
        body: { prompt: 'x'.repeat(2_001) },
        field: 'prompt',
        sentence: 'The prompt field must not be greater than 2000 characters.',
      },
      {
        path: '/P/images',
        body: { prompt: 'x', num_images: 0 },
        field: 'num_images',
        sentence: 'The num_images field must be between 1 and 10.',
      },
      {
        path: '/P/images',
        body: { prompt: 'x', num_images: 11 },
        field: 'num_images',
        sentence: 'The num_images field must be between 1 and 10.',
      },
      {
        path: '/P/images',
        body: { prompt: 'x', num_images: '2' },
        field: 'num_images',
        sentence: 'The num_images field must be a number.',
      },
      {
        path: '/P/images',
        body: { prompt: 'x', num_images: 1.5 },
        field: 'num_images',
        sentence: 'The num_images field must be an integer.',
      },
      {
        path: '/P/images',
        body: { prompt: 'x', seed: -1 },
        field: 'seed',
        sentence: 'The seed field must be between 0 and 2147483646.',
      },
      {
        path: '/P/images',
        body: { prompt: 'x', image_size: 'round' },
        field: 'image_size',
        sentence: 'The image_size field must be one of: portrait_4_3, landscape_4_3, square_hd.',
      },
      {
        path: '/P/images',
        body: { prompt: 'x' },
        code: 'not_trained',
        sentence: 'This product has not been trained yet.',
      },
      {
        path: '/P/upscale',
        body: { asset_id: 'x' },
        field: 'asset_id',
        sentence: 'The asset_id field must be a UUID.',
      },
      {
        path: '/P/upscale',
        body: { asset_id: AN_ID },
        field: 'asset_id',
        sentence: 'This picture is not one of the product.',
      },
      {
        path: '/P/videos',
        body: { prompt: 'x' },
        field: 'asset_id',
        sentence: 'Send one of asset_id, image and image_url.',
      },
      {
        path: '/P/videos',
        body: { prompt: 'x', asset_id: AN_ID, image_url: 'http://a.b/c' },
        field: 'asset_id',
        sentence: 'Send one of asset_id, image and image_url.',
      },
      {
        path: '/P/videos',
        body: { prompt: 'x', image: 'x' },
        field: 'image',
        sentence: 'A picture must be a data URI in base64, such as data:image/jpeg;base64,...',
      },
      {
        path: '/P/videos',
        body: { prompt: 'x', image_url: 'http://10.0.0.1/a.jpg' },
        field: 'image_url',
        sentence: 'Pictures are fetched from public addresses only.',
      },
      {
        path: '/P/videos',
        body: { prompt: 'x', asset_id: AN_ID, duration: 7 },
        field: 'duration',
        sentence: 'The duration field must be one of: 5, 10.',
      },
      {
        path: '/P/train',
        body: undefined,
        code: 'wrong_number_of_photos',
        sentence: 'Training takes 5 to 20 photos, and this product has 0.',
      },
    ])
    .run(async ({ assert }, { path, body, field, sentence, status = 422, code = 'invalid' }) => {
      const { api, visitor } = await merchantWithToken()
      const product = await createEmptyProduct(visitor.user.id)
      const response = await api.post(`/products${path.replace('P', String(product.id))}`, body)
      assert.deepEqual(await refusal(response), {
        status,
        code,
        message: sentence,
        ...(field && { field }),
      })
    })

  test('tokens in addresses are refused, right or wrong', async ({ assert }) => {
    const { api } = await merchantWithToken()
    for (const name of ['token', 'access_token', 'api_key']) {
      const { status, field, message } = await refusal(
        await fetch(new URL(`/api/v1/credits?${name}=${api.plain}`, base()))
      )
      assert.deepEqual({ status, field }, { status: 422, field: name })
      assert.match(message, /^Send the token in the Authorization header/)
    }
  })

  test('a token is refused once its time is over, and once it was revoked', async ({ assert }) => {
    const { visitor } = await merchantWithToken()
    const made = await visitor.post('/api/tokens', { name: 'Trial', expires_in_days: 1 })
    const { token, accessToken } = await made.json()
    const api = new ApiClient(token)
    assert.isAbove(Date.parse(accessToken.expires_at), Date.now() + 23 * 3_600_000)
    assert.equal((await api.get('/credits')).status, 200)

    await sql(db.connection(), 'update access_tokens set expires_at = now() where id = ?', [
      accessToken.id,
    ])
    assert.deepEqual(await refusal(await api.get('/credits')), {
      status: 401,
      code: 'token_expired',
      message: 'This token has expired. Make a new one.',
    })
    await visitor.call('DELETE', `/api/tokens/${accessToken.id}`)
    assert.deepEqual(await refusal(await api.get('/credits')), {
      status: 401,
      code: 'unauthenticated',
      message: 'The token is wrong, or it was revoked.',
    })
  })

  test('each call needs its permission', async ({ assert }) => {
    const { api } = await merchantWithToken(['credits:read'])
    const calls = [
      ['GET', '/products', 'products:read'],
      ['POST', '/products', 'products:write'],
      ['POST', '/products/1/train', 'products:write'],
      ['POST', '/products/1/images', 'images:generate'],
      ['POST', '/products/1/photos/1/backgrounds', 'images:generate'],
      ['POST', '/products/1/photos/1/cut-out', 'images:edit'],
      ['POST', '/products/1/upscale', 'images:edit'],
      ['POST', '/products/1/videos', 'videos:generate'],
      [
        'GET',
        `/generations/${AN_ID}`,
        'images:edit or images:generate or products:write or videos:generate',
      ],
      ['GET', '/assets', 'assets:read'],
      ['GET', `/assets/${AN_ID}/file`, 'assets:read'],
    ]
    for (const [method, path, ability] of calls) {
      const { status, message } = await refusal(await api.call(method, path))
      assert.equal(status, 403, path)
      assert.include(message, `This token lacks the permission ${ability}.`)
    }
  })

  test('what is somebody else’s is not there', async ({ assert }) => {
    const owner = await merchantWithToken()
    const productId = await trainProduct(owner.visitor)
    const made = await (
      await owner.api.post(`/products/${productId}/images`, { prompt: 'on sand' })
    ).json()
    const { api } = await merchantWithToken()
    const paths = [
      `/products/${productId}`,
      `/generations/${made.generation_id}`,
      `/assets/${made.images[0].id}/file`,
      '/products/999999999999',
      '/products/x',
      '/generations/x',
      '/assets/x/file',
    ]
    for (const path of paths) assert.equal((await api.get(path)).status, 404, path)
    const work = { prompt: 'on sand' }
    assert.equal((await api.post(`/products/${productId}/images`, work)).status, 404)
    assert.equal((await api.post(`/products/${productId}/train`)).status, 404)
    assert.equal((await api.call('DELETE', `/generations/${made.generation_id}`)).status, 404)
    assert.deepEqual((await (await api.get('/assets')).json()).assets, [])
  })

  test('bodies that are no JSON are refused by their kind', async ({ assert }) => {
    const { api } = await merchantWithToken()
    const form = new FormData()
    form.append('name', 'Mug')
    for (const body of [form, 'name=Mug', new URLSearchParams({ name: 'Mug' })]) {
      assert.deepEqual(await refusal(await api.call('POST', '/products', { body })), {
        status: 415,
        code: 'unsupported_media_type',
        message: 'Send the body as JSON, with the header Content-Type: application/json.',
      })
    }
  })

  test('JSON that is nested 10,000 deep is refused, and so is half a body', async ({ assert }) => {
    const { api } = await merchantWithToken()
    const headers = { 'content-type': 'application/json' }
    const deep = `{"name":${'['.repeat(10_000)}${']'.repeat(10_000)}}`
    const refused = await api.call('POST', '/products', { headers, body: deep })
    assert.deepEqual(await refusal(refused), {
      status: 400,
      code: 'invalid_json',
      message: 'The body is nested too deeply: at most 64 levels.',
    })
    const half = await api.call('POST', '/products', { headers, body: '{"name":' })
    assert.equal((await refusal(half)).status, 400)
  })

  test('the 61st call within a minute is told to wait', async ({ assert }) => {
    const { api } = await merchantWithToken()
    const first = await api.get('/credits')
    assert.equal(first.headers.get('ratelimit-policy'), '"calls";q=60;w=60')
    assert.match(first.headers.get('ratelimit')!, /^"calls";r=59;t=\d+$/)
    for (let count = 2; count <= 60; count++) await (await api.get('/credits')).arrayBuffer()
    const refused = await api.get('/credits')
    const wait = Number(refused.headers.get('retry-after'))
    assert.isAtLeast(wait, 1)
    assert.equal(refused.headers.get('ratelimit'), `"calls";r=0;t=${wait}`)
    const { status, code, message } = await refusal(refused)
    assert.deepEqual({ status, code }, { status: 429, code: 'too_many_requests' })
    assert.match(message, /^Too many calls: at most 60 a minute\. Try again in \d+ seconds?\.$/)

    const other = await merchantWithToken()
    assert.equal((await other.api.get('/credits')).status, 200)
  })
})

test.group('Large bodies', (group) => {
  group.each.timeout(60_000)

  test('100 MB in {what} are refused as they come: {sentence}')
    .with([
      {
        what: 'a file',
        start: '{"name":"Mug","images":["data:image/png;base64,',
        field: 'images',
        sentence: 'A file may have at most 10 MB.',
      },
      { what: 'a text', start: '{"name":"', sentence: 'The request is too large.' },
    ])
    .run(async ({ assert }, { start, field, sentence }) => {
      const { api } = await merchantWithToken()
      // What serving a body that is allowed takes is no matter of its size.
      await stream(api, start, 9 * MB, () => {})
      const before = process.memoryUsage().rss
      let most = before
      const { status, error } = await stream(api, start, 100 * MB, () => {
        most = Math.max(most, process.memoryUsage().rss)
      })
      assert.equal(status, 413)
      assert.deepEqual(error, { code: 'too_large', message: sentence, ...(field && { field }) })
      assert.isBelow((most - before) / MB, 20)
    })

  test('a wrong token is refused before its body is read', async ({ assert }) => {
    let sent = 0
    const { status } = await stream(new ApiClient('wrong'), '{"name":"', 100 * MB, () => sent++)
    assert.equal(status, 401)
    assert.isBelow(sent, 800)
  })
})

test.group('Large calls', () => {
  test('20 photos with one call are taken', async ({ assert }) => {
    const { api } = await merchantWithToken()
    const images = await Promise.all(Array.from({ length: 20 }, (_, hue) => photoDataUrl(hue * 9)))
    const response = await api.post('/products', { name: 'Mug', images })
    assert.equal(response.status, 201)
    assert.equal((await response.json()).photos_count, 20)
  })
})

/** Sends a body piece by piece until it is answered. */
function stream(api: ApiClient, start: string, bytes: number, onPiece: () => void) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; error: unknown }>()
  const request = httpRequest(new URL('/api/v1/products', base()), {
    method: 'POST',
    headers: { 'authorization': `Bearer ${api.plain}`, 'content-type': 'application/json' },
  })
  request.on('response', async (response) => {
    const chunks = await Readable.from(response).toArray()
    const { error } = JSON.parse(Buffer.concat(chunks).toString())
    resolve({ status: response.statusCode!, error })
    request.destroy()
  })
  request.on('error', reject)
  const piece = Buffer.alloc(64 * 1024, 'A')
  function* pieces() {
    yield Buffer.from(start)
    for (let sent = 0; sent < bytes; sent += piece.length) {
      onPiece()
      yield piece
    }
    yield Buffer.from('"}')
  }
  Readable.from(pieces()).pipe(request)
  return promise
}
