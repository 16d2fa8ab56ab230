import { test } from '@japa/runner'
import { base, merchantWithToken } from '#tests/support/public_api'

const ORIGIN = 'https://shop.example.com'

const allowedBy = ({ headers }: Response) =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-'))

test.group('Calls from other websites', () => {
  test('a browser is told by no answer that it may read it', async ({ assert }) => {
    const { api } = await merchantWithToken()
    for (const origin of [ORIGIN, 'null', base()]) {
      const answer = await api.get('/products', { origin })
      assert.equal(answer.status, 200)
      assert.deepEqual(allowedBy(answer), [], origin)
    }
    const described = await fetch(new URL('/api/v1/openapi.json', base()), {
      headers: { origin: ORIGIN },
    })
    assert.deepEqual(allowedBy(described), [])
  })

  for (const method of ['GET', 'POST', 'DELETE']) {
    test(`a preflight of ${method} is refused`, async ({ assert }) => {
      const answer = await fetch(new URL('/api/v1/products', base()), {
        method: 'OPTIONS',
        headers: {
          'origin': ORIGIN,
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization,content-type',
        },
      })
      assert.include([401, 404], answer.status)
      assert.deepEqual(allowedBy(answer), [])
    })
  }
})
