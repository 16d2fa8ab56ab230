import { type IncomingMessage, request as httpRequest } from 'node:http'
import { Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { test } from '@japa/runner'
import { BAD_API_CALLS } from '#tests/support/bad_api_calls'
import type Product from '#app/products/models/product'
import { createEmptyProduct, photoDataUrl } from '#tests/support/product'
import { ApiClient, base, merchantWithToken, refusal } from '#tests/support/public_api'

const MB = 1024 * 1024

test.group('Bad calls of the public API', (group) => {
  let api: ApiClient
  let product: Pick<Product, 'id'>

  group.setup(async () => {
    const merchant = await merchantWithToken()
    api = merchant.api
    product = await createEmptyProduct(merchant.visitor.user.id)
  })

  test('{path}: {field}: {sentence}')
    .with(BAD_API_CALLS)
    .run(async ({ assert }, { path, body, field, sentence, status = 422, code = 'invalid' }) => {
      const response = await api.post(`/products${path.replace('P', String(product.id))}`, body)
      assert.deepEqual(await refusal(response), {
        status,
        code,
        message: sentence,
        ...(field && { field }),
      })
    })
})

test.group('Large bodies', () => {
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
      const before = memoryInUse()
      let most = 0
      let pieces = 0
      const { status, error } = await stream(api, start, 100 * MB, () => {
        // Each look collects the garbage of the whole process: a tenth of the body lies between two.
        if (++pieces % 160 === 0) most = Math.max(most, memoryInUse())
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

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Bytes that client and server hold. */
function memoryInUse(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Sends a body piece by piece until it is answered. */
function stream(api: ApiClient, start: string, bytes: number, onPiece: () => void) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; error: unknown }>()
  const request = httpRequest(new URL('/api/v1/products', base()), {
    method: 'POST',
    headers: { 'authorization': `Bearer ${api.plain}`, 'content-type': 'application/json' },
  })
  const read = async (response: IncomingMessage) => {
    const chunks = await Readable.from(response).toArray()
    const { error } = JSON.parse(Buffer.concat(chunks).toString())
    resolve({ status: response.statusCode!, error })
    request.destroy()
  }
  request.on('response', (response) => void read(response).catch(reject))
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
