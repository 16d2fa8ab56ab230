import { test } from '@japa/runner'
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
