import { test } from '@japa/runner'
import { photosForm } from '#tests/support/product'
import { signIn } from '#tests/support/sign_in'
import { Visitor } from '#tests/support/visitor'

async function add(visitor: Visitor, name: string): Promise<void> {
  await visitor.call('POST', '/products', { form: await photosForm(1, { name }) })
}

async function find(visitor: Visitor, search: string): Promise<string[]> {
  const response = await visitor.get(`/api/products/find?search=${encodeURIComponent(search)}`)
  const { products } = await response.json()
  return products.map(({ name }: { name: string }) => name)
}

test.group('Finding products by name', () => {
  test('answers one’s own, newest first, whatever the case and the signs', async ({ assert }) => {
    const visitor = await signIn()
    const other = await signIn()
    await add(visitor, 'Blue teapot')
    await add(visitor, '100% wool_scarf')
    await add(other, 'Foreign teapot')
    assert.deepEqual(await find(visitor, ''), ['100% wool_scarf', 'Blue teapot'])
    assert.deepEqual(await find(visitor, 'TEA'), ['Blue teapot'])
    assert.deepEqual(await find(visitor, '0% wool_'), ['100% wool_scarf'])
    assert.deepEqual(await find(visitor, '%'), ['100% wool_scarf'])
    assert.deepEqual(await find(visitor, 'nothing\u0000'), [])
    assert.equal((await new Visitor().get('/api/products/find')).status, 401)
  })
})
