import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newPlainToken } from '#app/api/tokens/plain_token'
import { sql } from '#app/core/database/sql'
import { AN_ID } from '#tests/support/bad_api_calls'
import { trainProduct } from '#tests/support/product'
import { ApiClient, base, merchantWithToken, refusal } from '#tests/support/public_api'

test.group('Calls of the public API that are refused', () => {
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
      ['POST', '/edit-image', 'images:edit'],
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
      const { status, message } = await refusal(await api.call(method!, path!))
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

  test('who sends many wrong tokens is told to wait, other callers are not', async ({ assert }) => {
    const { api, visitor } = await merchantWithToken()
    const fresh = await merchantWithToken()
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    assert.equal((await api.get('/credits', headers)).status, 200)
    const wrong = () => new ApiClient(newPlainToken()).get('/credits', headers)
    for (let count = 0; count < 60; count++) assert.equal((await wrong()).status, 401)
    const refused = await wrong()
    assert.isAtLeast(Number(refused.headers.get('retry-after')), 1)
    const { status, code, message } = await refusal(refused)
    assert.deepEqual({ status, code }, { status: 429, code: 'too_many_wrong_tokens' })
    assert.match(message, /^Too many wrong tokens came from your address\. Try again in \d+ sec/)

    assert.equal((await api.get('/credits', headers)).status, 200, 'a token that was right before')
    assert.equal((await fresh.api.get('/credits')).status, 200, 'another address')
    const open = await new ApiClient(newPlainToken()).get('/openapi.json', headers)
    assert.equal(open.status, 200, 'what everybody may read')

    const mine = [visitor.user.id]
    await sql(db.connection(), 'delete from access_tokens where user_id = ?', mine)
    assert.equal((await api.get('/credits', headers)).status, 401)
    assert.equal((await api.get('/credits', headers)).status, 429, 'a token that was revoked')
  })

  test('addresses of one IPv6 network are told to wait together', async ({ assert }) => {
    const wrong = (address: string) =>
      new ApiClient(newPlainToken()).get('/credits', { 'x-forwarded-for': address })
    for (let host = 1; host <= 60; host++) {
      assert.equal((await wrong(`2001:db8:7:1::${host}`)).status, 401)
    }
    assert.equal((await wrong('2001:db8:7:1:ffff::')).status, 429)
    assert.equal((await wrong('2001:db8:7:2::1')).status, 401, 'another network')
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
