import { test } from '@japa/runner'
import { attachment } from '#app/media/serving/attachment'
import { base, merchantWithToken } from '#tests/support/public_api'
import { sendRaw } from '#tests/support/raw_request'
import { signIn } from '#tests/support/sign_in'
import { Visitor } from '#tests/support/visitor'

/** Each decodes to what no header can hold. */
const ADDRESSES = [
  '/%0a',
  '/products/%0a',
  '/login%0d%0aSet-Cookie:%20a=b',
  '/%E2%82%AC',
  '/pricing/%F0%9F%98%80',
  '/login?next=%0a',
  '/x%00y',
]

test.group('Requests that would break the answer', () => {
  test('an old page at any address is told to load itself anew there', async ({ assert }) => {
    const visitor = new Visitor()
    for (const address of ADDRESSES) {
      const headers = { 'x-inertia': 'true', 'x-inertia-version': 'of another build' }
      const response = await visitor.get(address, { headers })
      assert.equal(response.status, 409, address)
      assert.equal(response.headers.get('x-inertia-location'), address)
      assert.notInclude(response.headers.get('set-cookie') ?? '', 'a=b', address)
    }
    assert.equal((await visitor.get('/health/live')).status, 200)
  })
})

/** Heads and bodies that no browser sends, each of its own kind; an answer that blames the server would be a defect. */
const ODD: {
  what: string
  method?: string
  path?: string
  head?: Record<string, string>
  json?: unknown
}[] = [
  { what: 'half a percent-encoding as token', head: { 'x-xsrf-token': '%' } },
  { what: 'a proxy that writes no addresses', head: { 'x-forwarded-for': 'nonsense, %, ::::' } },
  { what: 'a proxy that adds ports', head: { 'x-forwarded-for': '[2001:db8::1]:99' } },
  { what: 'no way back', head: { referer: '/%' } },
  { what: 'cookies that cannot be decoded', head: { cookie: 'vitrine_session=%; =;;; a=%E0%A4' } },
  { what: 'a method that is a list', path: '/login?_method[]=PUT' },
  { what: 'a method that is an object', json: { _method: { a: 1 } } },
  { what: 'U+0000 in a path', method: 'GET', path: '/sandbox/invoices/%00' },
  { what: 'U+0000 in a query', method: 'GET', path: '/checkout/success?session_id=%00' },
  { what: 'a list for a text', method: 'GET', path: '/photos/generate?search[]=a&before[]=%00' },
  { what: 'an identifier beyond all', path: '/api/review/decisions', json: decisions(1e20) },
  { what: 'half a letter', path: '/teams/1/members', json: { email: 'a\ud800b', role: 'editor' } },
  {
    what: 'half a letter for payouts',
    path: '/affiliate',
    json: { paypal_email: '\ud800@b.test' },
  },
  {
    what: 'a host that is none',
    method: 'GET',
    path: '/exports/download?ids=1',
    head: { host: '%%' },
  },
]

function decisions(product: number) {
  return { image_ids: [], product_id: product }
}

test.group('Odd input', () => {
  test('{what} is not a defect of the server')
    .with(ODD)
    .run(async ({ assert }, { method = 'POST', path = '/login', head = {}, json = {} }) => {
      const visitor = await signIn()
      await visitor.get('/sanctum/csrf-cookie')
      const headers = {
        'accept': 'text/html',
        'content-type': 'application/json',
        'cookie': [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN')!,
        ...head,
      }
      const body = method === 'GET' ? undefined : JSON.stringify(json)
      const { status } = await sendRaw({ method, path, headers, body })
      assert.isBelow(status, 500)
    })

  test('a program that calls itself a page is answered as a program', async ({ assert }) => {
    const { api } = await merchantWithToken()
    const response = await fetch(new URL('/api/v1/products', base()), {
      method: 'POST',
      headers: {
        'x-inertia': 'true',
        'authorization': `Bearer ${api.plain}`,
        'content-type': 'application/json',
      },
      body: '{"name":7}',
    })
    assert.equal(response.status, 422)
    assert.equal((await response.json()).error.field, 'name')
  })

  test('a file is saved under any name, in whole letters', ({ assert }) => {
    for (const name of ['\u{1d49c}'.repeat(120), `a${'\u{20000}'.repeat(60)}`, '\ud800', ['a']]) {
      const header = attachment(name, 'image/png')
      assert.notMatch(decodeURIComponent(header.split("''")[1]!), /\p{Cs}|\uFFFD/u)
    }
  })
})
